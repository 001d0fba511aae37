import { appendFileSync } from "node:fs";
import { createHistogram } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Loaded into the processes of a service (`--import`): notes in the file `PROBE_LOG` once a second for how long its
 * event loop was held, and at SIGUSR2 what memory is in use once everything that nobody needs is gone. Processor time
 * between two ticks is counted, not time: what a process waits for a core that others use is not its own doing. What
 * the system says of memory includes what V8 keeps for later.
 */
const TICK_MS = 5;
const MB = 1024 * 1024;
const file = process.env["PROBE_LOG"];
if (file !== undefined) {
  const note = (what: object): void => appendFileSync(file, `${JSON.stringify({ pid: process.pid, ...what })}\n`);
  const histogram = createHistogram();
  let before = process.threadCpuUsage();
  const tick = (): void => {
    const used = process.threadCpuUsage(before);
    histogram.record(Math.max(1, used.user + used.system));
    before = process.threadCpuUsage();
  };
  setInterval(tick, TICK_MS).unref();
  const noteDelay = (): void => {
    note({ p99: histogram.percentile(99) / 1000, longest: histogram.max / 1000 });
    histogram.reset();
  };
  setInterval(noteDelay, 1000).unref();
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    note({ live: (heapUsed + external) / MB });
  });
}
