import { messageOf } from "./errors.ts";
import type { MigratorLog } from "./log.ts";

/**
 * Calls a foreign callback and ignores what it throws, or rejects with later.
 * @param call passes the arguments; its result is not awaited
 */
export function ignoringErrors(call: () => unknown): void {
  try {
    const result = call();
    if (result !== undefined) Promise.resolve(result).catch(() => undefined);
  } catch {
    // the responsibility of whoever provided the callback
  }
}

const safeLogs = new WeakSet<object>();

/** A log that never throws. Methods other than those of the levels are preserved. */
export function safeLog<Log extends MigratorLog>(log: Log): Log {
  if (safeLogs.has(log)) return log;
  const levels = (["debug", "info", "warn", "error"] as const).filter((level) => typeof log[level] === "function");
  const methods = levels.map((level) => {
    const write: MigratorLog["info"] = (fields, message) => ignoringErrors(() => log[level]?.(fields, message));
    return [level, { value: write, enumerable: true }] as const;
  });
  const safe: Log = Object.create(log, Object.fromEntries(methods));
  safeLogs.add(safe);
  return safe;
}

/** Releases a resource at the end of a scope; a failure to do so must not turn what succeeded before into a failure. */
export const safeDisposable = (own: AsyncDisposable, log: MigratorLog): AsyncDisposable => ({
  [Symbol.asyncDispose]: async () => {
    try {
      await own[Symbol.asyncDispose]();
    } catch (error) {
      log.warn({ error: messageOf(error) }, "a resource of a run could not be released");
    }
  },
});
