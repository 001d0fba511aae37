import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Loaded into the processes of a service (`--import`): notes in the file `EVENT_LOOP_LOG` once a second how late its event loop was.
 * What the service says of itself in its metrics is since somebody last looked, and inputs look too.
 */
const RESOLUTION_MS = 5;
const file = process.env["EVENT_LOOP_LOG"];
if (file !== undefined) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const ms = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const note = (): void => {
    const line = { pid: process.pid, p99: ms(histogram.percentile(99)), longest: ms(histogram.max) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    histogram.reset();
  };
  setInterval(note, 1000).unref();
}
