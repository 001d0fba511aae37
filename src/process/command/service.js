// @ts-check
// Plain JavaScript that loads no package: the process that gets here becomes the supervisor, and stays small (ADR 23).
import module from "node:module";
import { compileCacheFolder, packageRoot } from "../supervisor/compile-cache.js";
import { handedSocket } from "../supervisor/listen-socket.js";
import { supervise } from "../supervisor/supervisor.js";
import { createLog } from "../supervisor/supervisor-log.js";
import { workerOptions } from "../supervisor/worker-options.js";
import { isSource, workerScript } from "../supervisor/worker-script.js";

/** @import { Task } from "../supervisor/task.js" */

/**
 * Reads an integer from the environment. Invalid values are rejected by the workers, so here the fallback is good
 * enough.
 * @type {(name: string, fallback: number, most: number) => number}
 */
const whole = (name, fallback, most) => {
  const number = Number(process.env[name] || fallback);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : fallback;
};

/**
 * Runs a task in this process; `serve` makes it the supervisor of workers. Failures are written to standard error and
 * set the exit code.
 * @param {Task} task
 */
export async function runTask(task) {
  const compiled = compileCacheFolder(packageRoot(isSource), process.env);
  if (task === "serve")
    return supervise({
      script: workerScript(),
      socket: handedSocket(process.env, process.pid),
      workers: whole("WORKERS", 1, 64),
      env: {
        NODE_OPTIONS: workerOptions(process.env),
        ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
      },
      stopTimeoutMs: whole("STOP_TIMEOUT_SECONDS", 30, 3600) * 1000,
      hungMs: whole("HUNG_WORKER_SECONDS", 0, 86_400) * 1000,
      log: createLog(process.env),
    });
  if (compiled !== undefined) module.enableCompileCache(compiled);
  const { runWorker } = await import("../worker/worker.ts");
  await runWorker(task);
}
