/** The text code that both drivers and Node put on their errors; empty when there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** No connection became free in time: the pool is exhausted or the server does not answer. */
export const isPoolTimeout = (error: unknown): boolean => error instanceof Error && error.name === "KnexTimeoutError";
