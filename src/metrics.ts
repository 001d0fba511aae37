import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Exchange } from "./http/server.ts";

/** Numbers that are read when somebody asks for the metrics. One that cannot be read is not a number then. */
export type Gauges = Readonly<Record<string, Readonly<{ help: string; read: () => number | Promise<number> }>>>;

export type Metrics = Readonly<{
  observe: (exchange: Exchange) => void;
  /** Counts an attempt to handle a webhook delivery. */
  countAttempt: (outcome: "handled" | "failed") => void;
  /** Counts a request that was refused because the event loop could not keep up. */
  countShed: () => void;
  text: () => Promise<string>;
}>;

/** The metrics of one process; every name starts with `segmark_`. */
export function createMetrics(version: string, gauges: Gauges): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry, prefix: "segmark_" });
  const info = new Gauge({ name: "segmark_info", help: "Version of the service", labelNames: ["version"], registers });
  info.set({ version }, 1);
  const seconds = new Histogram({
    name: "segmark_request_seconds",
    help: "Time to answer, by operation",
    labelNames: ["operation"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const answers = new Counter({
    name: "segmark_answers_total",
    help: "Answers, by operation, status and problem code",
    labelNames: ["operation", "status", "code"],
    registers,
  });
  const shed = new Counter({
    name: "segmark_shed_requests_total",
    help: "Requests that were refused at once because the process could not keep up",
    registers,
  });
  const attempts = new Counter({
    name: "segmark_webhook_attempts_total",
    help: "Attempts to handle a webhook delivery, by outcome",
    labelNames: ["outcome"],
    registers,
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    new Gauge({
      name: `segmark_${name}`,
      help,
      registers,
      async collect() {
        this.set(
          await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN),
        );
      },
    });
  }
  return {
    observe: ({ operationId, status, code, ms }) => {
      seconds.observe({ operation: operationId }, ms / 1000);
      answers.inc({ operation: operationId, status: String(status), code: code ?? "" });
    },
    countShed: () => shed.inc(),
    countAttempt: (outcome) => attempts.inc({ outcome }),
    text: () => registry.metrics(),
  };
}
