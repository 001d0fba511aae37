/** The string code that both drivers and Node set on errors; empty when there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** The error number of a MySQL server; 0 for any other error. */
export const errnoOf = (error: unknown): number =>
  error instanceof Error && "errno" in error && typeof error.errno === "number" ? error.errno : 0;

/** The group commit queue timed out, after the same time as Knex's pool. */
export class QueueTimeout extends Error {
  override readonly name = "QueueTimeout";
}

/** The message shown to people instead of Knex's. */
export const noConnection = "no connection was free or opened in time";

/**
 * No connection became free, or a query with its own timeout was not answered: the pool is exhausted or the database
 * hangs.
 */
export const isTimeout = (error: unknown): boolean =>
  error instanceof QueueTimeout || (error instanceof Error && error.name === "KnexTimeoutError");
