import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metric, Sample } from "./exposition.ts";

/** sampling interval in ms */
const RESOLUTION = 10;

/** Current event loop lag, and its distribution since the last scrape. */
export function delayFigures(): readonly Metric[] {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const inSeconds = (nanoseconds: number): Sample[] => [{ value: nanoseconds / 1e9 }];
  /** Measured during this scrape and reported by the next, so that no scrape has to wait. */
  let last = 0;
  const gauge = (name: string, help: string, read: () => number): Metric => ({
    name: `nodejs_eventloop_lag${name}_seconds`,
    help,
    type: "gauge",
    read: () => inSeconds(read()),
  });
  return [
    gauge("", "Lag of event loop in seconds.", () => {
      const began = process.hrtime.bigint();
      setImmediate(() => {
        last = Number(process.hrtime.bigint() - began);
        delays.reset(); // all other metrics have been read by then
      });
      return last;
    }),
    gauge("_min", "The minimum recorded event loop delay.", () => delays.min),
    gauge("_max", "The maximum recorded event loop delay.", () => delays.max),
    gauge("_mean", "The mean of the recorded event loop delays.", () => delays.mean),
    gauge("_stddev", "The standard deviation of the recorded event loop delays.", () => delays.stddev),
    gauge("_p50", "The 50th percentile of the recorded event loop delays.", () => delays.percentile(50)),
    gauge("_p90", "The 90th percentile of the recorded event loop delays.", () => delays.percentile(90)),
    gauge("_p99", "The 99th percentile of the recorded event loop delays.", () => delays.percentile(99)),
  ];
}
