import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import type { Metric } from "./exposition.ts";
import { createHistogram, type Histogram } from "./histogram.ts";

const bounds = [0.001, 0.01, 0.1, 1, 2, 5];

const kinds = new Map([
  [constants.NODE_PERFORMANCE_GC_MAJOR, "major"],
  [constants.NODE_PERFORMANCE_GC_MINOR, "minor"],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, "incremental"],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, "weakcb"],
]);

/** Node's types lack the `detail` of GC entries, which has the kind of collection. */
type Collection = PerformanceEntry & Readonly<{ detail?: Readonly<{ kind?: number }> }>;

/** Duration of garbage collections, observed from now on. */
export function gcFigures(): Metric {
  const byKind = new Map<string, Histogram>();
  const histogramOf = (kind: string): Histogram => {
    const histogram = createHistogram(bounds);
    byKind.set(kind, histogram);
    return histogram;
  };
  const observer = new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries() as Collection[]) {
      const kind = kinds.get(detail?.kind ?? 0) ?? "";
      (byKind.get(kind) ?? histogramOf(kind)).observe(duration / 1000);
    }
  });
  observer.observe({ entryTypes: ["gc"] });
  return {
    name: "nodejs_gc_duration_seconds",
    help: "Garbage collection duration by kind, one of major, minor, incremental or weakcb.",
    type: "histogram",
    read: () => [...byKind].flatMap(([kind, seconds]) => seconds.samples({ kind })),
  };
}
