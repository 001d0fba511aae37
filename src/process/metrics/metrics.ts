import type { Exchange } from "@segmark/openapi/internal/runtime/exchange";
import { countAnswers } from "./count-answers.ts";
import { type Metric, metricsText } from "./exposition.ts";
import { processFigures } from "./process-figures.ts";

/** Sampled at scrape time; a failed sample is NaN. */
export type Gauges = Readonly<Record<string, Readonly<{ help: string; read: () => number | Promise<number> }>>>;

export type Metrics = Readonly<{
  observe: (exchange: Exchange) => void;
  /** Counts an attempt to handle a webhook delivery. */
  countAttempt: (outcome: "handled" | "failed") => void;
  /** Counts a request that was shed because of event loop lag. */
  countShed: () => void;
  text: () => Promise<string>;
}>;

const gaugesOf = (gauges: Gauges): Metric[] =>
  Object.entries(gauges).map(([name, { help, read }]) => ({
    name: `segmark_${name}`,
    help,
    type: "gauge",
    read: async () => [
      {
        value: await Promise.resolve()
          .then(read)
          .catch(() => Number.NaN),
      },
    ],
  }));

const droppedLinesOf = (read: () => number): Metric => ({
  name: "segmark_dropped_log_lines_total",
  help: "Lines of the log that were dropped because nobody read them",
  type: "counter",
  read: () => [{ value: read() }],
});

/**
 * The metrics of one process; all names start with `segmark_`.
 * @param droppedLines undefined if the log is not that of a process of our own
 */
export function createMetrics(version: string, gauges: Gauges, droppedLines?: () => number): Metrics {
  const answers = countAnswers();
  const attempts = new Map<string, number>();
  let shed = 0;
  const metrics: readonly Metric[] = [
    ...processFigures(),
    {
      name: "segmark_info",
      help: "Version of the service",
      type: "gauge",
      read: () => [{ labels: { version }, value: 1 }],
    },
    ...answers.metrics,
    {
      name: "segmark_shed_requests_total",
      help: "Requests that were refused at once because the process could not keep up",
      type: "counter",
      read: () => [{ value: shed }],
    },
    ...(droppedLines === undefined ? [] : [droppedLinesOf(droppedLines)]),
    {
      name: "segmark_webhook_attempts_total",
      help: "Attempts to handle a webhook delivery, by outcome",
      type: "counter",
      read: () => [...attempts].map(([outcome, value]) => ({ labels: { outcome }, value })),
    },
    ...gaugesOf(gauges),
  ];
  return {
    observe: answers.observe,
    countShed: () => {
      shed++;
    },
    countAttempt: (outcome) => void attempts.set(outcome, (attempts.get(outcome) ?? 0) + 1),
    text: () => metricsText(metrics),
  };
}
