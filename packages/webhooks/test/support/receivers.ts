import { inspect } from "node:util";
import type { Log } from "../../src/observability/log.ts";
import { type Observation, Webhooks, type WebhooksOptions } from "../../src/receiver/webhooks.ts";
import { SECRET } from "./deliveries.ts";

type Line = Readonly<{ level: keyof Log; what: unknown }>;

/** A log that records its lines. */
export function logBook(): Log &
  Readonly<{ lines: Line[]; at: (...levels: (keyof Log)[]) => unknown[]; text: () => string }> {
  const lines: Line[] = [];
  const write = (level: keyof Log) => (what: unknown) => void lines.push({ level, what });
  return {
    lines,
    at: (...levels) => lines.filter(({ level }) => levels.includes(level)).map(({ what }) => what),
    /** As the console would print it, and deeper. */
    text: () => lines.map(({ what }) => (typeof what === "string" ? what : inspect(what, { depth: 20 }))).join("\n"),
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
}

/** A receiver that records what reached its handlers, what it logged and what was observed. */
export function witness(options: Partial<WebhooksOptions> = {}) {
  const log = logBook();
  const observed: Observation[] = [];
  const events: Readonly<{ id: string; name: string; payload: unknown }>[] = [];
  const webhooks = new Webhooks({
    secret: SECRET,
    log,
    hooks: { observe: (observation) => void observed.push(observation) },
    ...options,
  });
  webhooks.onAny((event) => void events.push(event));
  return { webhooks, log, observed, events };
}
