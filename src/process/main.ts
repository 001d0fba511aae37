import module from "node:module";
import { compileCacheFolder, packageRoot } from "./compile-cache.js";
import { holdNewSpace } from "./start-memory.ts";

/** A serving process: standalone, or a worker of `segmark.js`. Settings made here must precede loading the program. */
const compiled = compileCacheFolder(packageRoot(import.meta.url.endsWith(".ts")), process.env);
if (compiled !== undefined) module.enableCompileCache(compiled);
holdNewSpace();
const { runWorker } = await import("./worker.ts");
await runWorker();
