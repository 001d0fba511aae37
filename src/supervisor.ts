import cluster from "node:cluster";
import type { Logger } from "pino";

/** More deaths than this within `WINDOW` ms and the supervisor gives up, so that an outer one can see it. */
const MOST_DEATHS = 10;
const WINDOW = 60_000;

/** Runs the service in several processes that share the port, replaces one that dies, and passes signals on. */
export function supervise(workers: number, log: Logger): void {
  let stopping = false;
  let deaths: number[] = [];
  const forkOne = () => void cluster.fork();
  for (let i = 0; i < workers; i++) forkOne();

  cluster.on("exit", (worker, exitCode, signal) => {
    if (stopping) return;
    const now = Date.now();
    deaths = [...deaths.filter((death) => now - death < WINDOW), now];
    log.error({ worker: worker.id, exitCode, signal }, "a worker died");
    if (deaths.length > MOST_DEATHS) return stop("SIGTERM", 1);
    forkOne();
  });

  const stop = (signal: NodeJS.Signals, exitCode: number): void => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    cluster.on("exit", () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
    });
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
  };
  process.on("SIGTERM", () => stop("SIGTERM", 0));
  process.on("SIGINT", () => stop("SIGTERM", 0));
}
