import module from "node:module";
import { compileCacheFolder, packageRoot } from "./supervisor/compile-cache.js";
import { taskOf } from "./supervisor/task.js";
import { limitGarbage, limitNewSpace } from "./worker/start-memory.ts";

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
  limitGarbage();
  limitNewSpace();
  const { runWorker } = await import("./worker/worker.ts");
  await runWorker(task);
}
