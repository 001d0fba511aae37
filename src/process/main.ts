import module from "node:module";
import { compileCacheFolder, packageRoot } from "./compile-cache.js";
import { holdNewSpace } from "./start-memory.ts";

/** One process that serves: alone, or a worker of `segmark.js`. What is set here has to be set before the program is loaded. */
const compiled = compileCacheFolder(packageRoot(import.meta.url.endsWith(".ts")), process.env);
if (compiled !== undefined) module.enableCompileCache(compiled);
holdNewSpace();
const { runWorker } = await import("./worker.ts");
await runWorker();
