/** A failing observer, such as a logger, must not lose a response, and uncaught it would end the process. */
export const guarded =
  <T extends unknown[]>(report: (...about: T) => void) =>
  (...about: T): void => {
    try {
      report(...about);
    } catch (error) {
      process.emitWarning(`A request could not be logged: ${error instanceof Error ? error.message : "no error"}`);
    }
  };

/** The request in which something failed. */
export type FailedRequest = Readonly<{ id: string; operationId: string }>;

/** Reports a failure where an application does not say how. */
export const printError = (error: unknown, { id, operationId }: FailedRequest): void =>
  // biome-ignore lint/suspicious/noConsole: the only output that every platform has
  console.error(`${operationId} failed (request ${id}):`, error);
