/** The text code that both drivers and Node put on their errors; empty when there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Somebody waited for the connection as long as Knex does, in a queue of ours. */
export class QueueTimeout extends Error {
  override readonly name = "QueueTimeout";
}

/** No connection became free, or a query with a time of its own was not answered: the pool is exhausted or the database hangs. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof QueueTimeout || (error instanceof Error && error.name === "KnexTimeoutError");
