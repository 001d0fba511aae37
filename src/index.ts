import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import { type Logger, pino } from "pino";
import { readConfig } from "./config/config.ts";
import type { Parts, Segmark } from "./process/composition/composition.ts";
import { open, requireNode } from "./process/worker/start.ts";

export { type Config, ConfigError, readConfig } from "./config/config.ts";
export { Problem, type ProblemCode } from "./errors.ts";
export { compose, type Parts, type Segmark } from "./process/composition/composition.ts";
export { migrate, StartError } from "./process/worker/start.ts";

/**
 * The service inside another program. It does not listen yet: `await segmark.server.start()` does that,
 * `segmark.stop()` ends it.
 * @param settings the variables that the environment of the process would have, for example `{ DATABASE_URL, PORT: "0"
 *   }`
 * @param given `webhooks` registers handlers of deliveries, which needs `WEBHOOK_SECRET` among the settings
 * Errors  `ConfigError` for wrong settings, `StartError` when the database cannot be used or this Node is too old
 */
export async function createServer(
  settings: Readonly<Record<string, string | undefined>> = {},
  log: Logger = pino({ level: "silent" }),
  given: Pick<Parts, "webhooks"> = {},
): Promise<Segmark> {
  requireNode();
  refuseUnknownOptions(given, { webhooks: true } satisfies OptionNames<typeof given>);
  return open(readConfig(settings), log, given);
}
