import { guarded, type Log } from "../observability/log.ts";

/** A log that never throws, so that a failing logger cannot affect the inbox. */
export function safeLog(log: Log): Log {
  const calm = (level: keyof Log) => (message: unknown) => guarded(log, "The log failed.", () => log[level](message));
  return { debug: calm("debug"), info: calm("info"), warn: calm("warn"), error: calm("error") };
}
