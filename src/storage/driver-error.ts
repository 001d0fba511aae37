/** The text code that both drivers and Node put on their errors; empty when there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** No connection became free, or a query with a time of its own was not answered: the pool is exhausted or the database hangs. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "KnexTimeoutError";
