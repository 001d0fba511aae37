import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** ms after the start; a busy process collects garbage by then anyway. */
const AFTER = 2000;
/** Event loop utilisation from which on a process counts as busy. */
const BUSY = 0.5;

type MemoryOptions = Readonly<{
  collect: () => void;
  /** Starts measuring; the returned function returns the event loop utilisation since then. */
  watchLoad: () => () => number;
  afterMs?: number;
}>;

const utilization = (): (() => number) => {
  const began = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(began).utilization;
};

/** V8 exposes `gc` in a new context; disposing of that context makes V8 look for memory to release. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}

/**
 * Releases memory that was only needed during start: some megabytes, over the next seconds. V8 does not collect garbage in a process without
 * requests. Collection pauses the process, so a busy one is left alone.
 */
export function releaseStartMemory(
  { collect, watchLoad, afterMs = AFTER }: MemoryOptions = { collect: collectGarbage, watchLoad: utilization },
): void {
  const load = watchLoad();
  setTimeout(() => {
    if (load() < BUSY) collect();
  }, afterMs).unref();
}
