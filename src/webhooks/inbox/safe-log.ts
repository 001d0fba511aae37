import { guarded, type Log } from "../log.ts";

/** A log whose failures stay its own: what the inbox has to do does not depend on them. */
export function safeLog(log: Log): Log {
  const calm = (level: keyof Log) => (message: unknown) => guarded(log, "The log failed.", () => log[level](message));
  return { debug: calm("debug"), info: calm("info"), warn: calm("warn"), error: calm("error") };
}
