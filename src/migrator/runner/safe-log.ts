import { messageOf } from "../errors.ts";
import type { MigratorLog } from "./log.ts";

/**
 * Calls a foreign callback and ignores what it throws, or rejects with later.
 * @param call passes the arguments; its result is not awaited
 */
export function harmlessly(call: () => unknown): void {
  try {
    const answer = call();
    if (answer !== undefined) Promise.resolve(answer).catch(() => undefined);
  } catch {
    // the responsibility of whoever provided the callback
  }
}

const calmed = new WeakSet<object>();

/** A log that never throws. Methods other than those of the levels are preserved. */
export function safeLog<Log extends MigratorLog>(log: Log): Log {
  if (calmed.has(log)) return log;
  const levels = (["debug", "info", "warn", "error"] as const).filter((level) => typeof log[level] === "function");
  const calm = levels.map((level) => {
    const write: MigratorLog["info"] = (fields, message) => harmlessly(() => log[level]?.(fields, message));
    return [level, { value: write, enumerable: true }] as const;
  });
  const same: Log = Object.create(log, Object.fromEntries(calm));
  calmed.add(same);
  return same;
}

/** Releases a resource at the end of a scope; a failure to do so must not turn what succeeded before into a failure. */
export const givenBack = (own: AsyncDisposable, log: MigratorLog): AsyncDisposable => ({
  [Symbol.asyncDispose]: async () => {
    try {
      await own[Symbol.asyncDispose]();
    } catch (error) {
      log.warn({ error: messageOf(error) }, "what a run used could not be given back");
    }
  },
});
