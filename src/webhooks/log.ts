/** Where the toolkit writes. `console` is one, a pino or winston logger is one. */
export interface Log {
  debug(message: unknown, ...details: unknown[]): unknown;
  info(message: unknown, ...details: unknown[]): unknown;
  warn(message: unknown, ...details: unknown[]): unknown;
  error(message: unknown, ...details: unknown[]): unknown;
}

/** What stands for `debug` and `info` where a log has none: whoever finds it need not make a line. */
export const silent = (): undefined => undefined;

const fallback: Log = {
  debug: silent,
  info: silent,
  // biome-ignore lint/suspicious/noConsole: what needs attention must be seen where no log was given
  warn: (...data) => console.warn(...data),
  // biome-ignore lint/suspicious/noConsole: as above
  error: (...data) => console.error(...data),
};

const levels = ["debug", "info", "warn", "error"] as const;

/**
 * Adds what is missing: `debug` and `info` that are silent, `warn` and `error` that write to the console.
 * The answer is the object itself, so that loggers find their `this`; of an object that takes no more properties it is an heir.
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

/** Says that code of the application failed where nothing may fail. A log that throws is left alone. */
export function complain(log: Log, what: string, reason: unknown): void {
  try {
    log.error(what, reason);
  } catch {
    // Nobody is left to tell.
  }
}

/** Calls code of the application that must not change what happens: what it throws or rejects with goes to the log. Waits for nothing. */
export function guarded(log: Log, what: string, call: () => unknown): void {
  try {
    const answer = call();
    if (answer !== undefined) Promise.resolve(answer).catch((reason: unknown) => complain(log, what, reason));
  } catch (reason) {
    complain(log, what, reason);
  }
}
