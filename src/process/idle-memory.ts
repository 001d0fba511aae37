import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** ms after the start; who is busy by then collects garbage anyway. */
const AFTER = 2000;
/** Share of its time that the event loop of a process is busy, from which on it has work. */
const BUSY = 0.5;

type Given = Readonly<{
  collect: () => void;
  /** Begins to watch; then tells which share of the time since then the event loop was busy. */
  watchLoad: () => () => number;
  afterMs?: number;
}>;

const utilization = (): (() => number) => {
  const began = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(began).utilization;
};

/** The function of V8 lives in a context of its own, and that this one is gone afterwards is what makes V8 look for memory to give back. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}

/**
 * Gives back the memory that a start used and nobody needs afterwards: some megabytes, over the next seconds. V8 collects nothing in a process
 * without requests. The collection stops the process for a moment, so one with work is left alone.
 */
export function releaseStartMemory(
  { collect, watchLoad, afterMs = AFTER }: Given = { collect: collectGarbage, watchLoad: utilization },
): void {
  const load = watchLoad();
  setTimeout(() => {
    if (load() < BUSY) collect();
  }, afterMs).unref();
}
