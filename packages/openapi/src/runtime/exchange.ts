/** One finished request, for log and metrics. Never contains the client's address, a query or a body. */
export type Exchange = Readonly<{
  id: string;
  /** `unmatched` if no operation has the path or the method. */
  operationId: string;
  /** Empty if the bytes received were not a valid request. */
  method: string;
  /** 499 if the client disconnected before the response. */
  status: number;
  code: string | undefined;
  ms: number;
  /** Of a request for a path that no operation has: as `shownPath` shows it. */
  path?: string;
}>;

/** Codes of refused access. */
const doors = new Set(["unauthorized", "not_local", "cross_site"]);

/** The log level of a request: faults of the server are more severe than those of a client. */
export function severityOf({ status, code = "" }: Pick<Exchange, "status" | "code">): "error" | "warn" | "info" {
  if (status === 500) return "error";
  return status > 500 || doors.has(code) ? "warn" : "info";
}

/** A failing observer, such as a logger, must neither lose a response nor end the process. */
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

/** The default report of a failure. */
export const printError = (error: unknown, { id, operationId }: FailedRequest): void =>
  // biome-ignore lint/suspicious/noConsole: the only output that every platform has
  console.error(`${operationId} failed (request ${id}):`, error);
