import { messageOf } from "../errors.ts";
import type { MigratorLog } from "./log.ts";

/**
 * Calls what was given from outside. What it throws, or rejects with later, is its own affair: nothing here depends on it.
 * @param call hands over the arguments; its answer is not waited for
 */
export function harmlessly(call: () => unknown): void {
  try {
    const answer = call();
    if (answer !== undefined) Promise.resolve(answer).catch(() => undefined);
  } catch {
    // whoever gave it has to look after it
  }
}

const calmed = new WeakSet<object>();

/** A log whose failures stay its own. Other methods that it has, beside those of the levels, are still there. */
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

/** Gives back what it is for at the end of a scope; that this failed must not turn what was done before into a failure. */
export const givenBack = (own: AsyncDisposable, log: MigratorLog): AsyncDisposable => ({
  [Symbol.asyncDispose]: async () => {
    try {
      await own[Symbol.asyncDispose]();
    } catch (error) {
      log.warn({ error: messageOf(error) }, "what a run used could not be given back");
    }
  },
});
