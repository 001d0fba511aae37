import module from "node:module";
import { compileCacheFolder, packageRoot } from "./compile-cache.js";
import { holdNewSpace } from "./start-memory.ts";
import { taskOf } from "./task.js";

/** A serving process: standalone, or a worker of `segmark.js`. Settings made here must precede loading the program. */
const compiled = compileCacheFolder(packageRoot(import.meta.url.endsWith(".ts")), process.env);
if (compiled !== undefined) module.enableCompileCache(compiled);
const task = taskOf(process.argv.slice(2));
if (task === undefined) {
  process.stderr.write(
    "This is one worker of the service: it takes migrate, --check or nothing. Commands are those of segmark.js.\n",
  );
  process.exitCode = 1;
} else {
  holdNewSpace();
  const { runWorker } = await import("./worker.ts");
  await runWorker(task);
}
