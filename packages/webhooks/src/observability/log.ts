/** The log of the toolkit. Compatible with `console`, pino and winston. */
export interface Log {
  debug(message: unknown, ...details: unknown[]): unknown;
  info(message: unknown, ...details: unknown[]): unknown;
  warn(message: unknown, ...details: unknown[]): unknown;
  error(message: unknown, ...details: unknown[]): unknown;
}

/** Stands in for a missing `debug` or `info`: callers can compare with it to skip formatting. */
export const silent = (): undefined => undefined;

const fallback: Log = {
  debug: silent,
  info: silent,
  // biome-ignore lint/suspicious/noConsole: warnings must be visible without a configured log
  warn: (...data) => console.warn(...data),
  // biome-ignore lint/suspicious/noConsole: as above
  error: (...data) => console.error(...data),
};

const levels = ["debug", "info", "warn", "error"] as const;

/**
 * Adds missing methods: silent `debug` and `info`; `warn` and `error` that write to the console. Returns the same
 * object, so that loggers keep their `this`; for a non-extensible object, one that inherits from it.
 */
export function completeLog(log: Partial<Log> = {}): Log {
  const complete = Object.isExtensible(log) ? log : Object.create(log);
  for (const level of levels) {
    if (complete[level] === undefined) {
      Object.defineProperty(complete, level, {
        value: fallback[level],
        writable: true,
        configurable: true,
        enumerable: true,
      });
    }
  }
  return complete;
}

/** A failing log cannot be reported anywhere. */
const ignore = (): void => {};

/** Logs a failure of application code that must have no other effect. A log that throws or rejects is ignored. */
export function logFailure(log: Log, what: string, reason: unknown): void {
  try {
    const answer = log.error(what, reason);
    // An unhandled rejection would end the process.
    if (answer !== undefined) Promise.resolve(answer).catch(ignore);
  } catch {
    // Ignored as well.
  }
}

/**
 * Calls application code that must not affect the outcome: exceptions and rejections are logged. Does not wait for
 * promises.
 */
export function guarded(log: Log, what: string, call: () => unknown): void {
  try {
    const answer = call();
    if (answer !== undefined) Promise.resolve(answer).catch((reason: unknown) => logFailure(log, what, reason));
  } catch (reason) {
    logFailure(log, what, reason);
  }
}

/** Writes to the log of an application, whose failures must have no effect either. */
export const write = (log: Log, level: keyof Log, message: unknown): void =>
  guarded(log, "The log failed.", () => log[level](message));
