/**
 * Why a run is aborted before its code has ended: it timed out, lost leadership, or something failed that the code does
 * not await.
 */
export class RunAborted extends Error {
  override readonly name = "Stopped";
  readonly outcome: "timed_out" | "leadership_lost" | "failed";
  constructor(outcome: RunAborted["outcome"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}

export type Done = (error: unknown, ...results: unknown[]) => void;
/**
 * The parts of the drivers' connections used here. Knex calls `query` on those of MySQL, `prepare` on those of SQLite.
 */
export type Connection = {
  query?: (options: unknown, ...rest: unknown[]) => unknown;
  prepare?: (sql: string) => unknown;
  threadId?: number;
  once?: (event: "end", listener: () => void) => unknown;
  destroy?: () => void;
  close?: () => void;
  inTransaction?: boolean;
  exec?: (sql: string) => unknown;
  config?: Readonly<{ multipleStatements?: boolean }>;
};

export const textOf = (statement: unknown): string =>
  typeof statement === "object" && statement !== null && "sql" in statement ? String(statement.sql) : String(statement);

/** ROLLBACK is allowed, so that the connection is released. */
const isRollback = (statement: unknown): boolean => /^\s*rollback\b/i.test(textOf(statement));

/**
 * Makes a connection reject statements once the signal has aborted: otherwise code with an open transaction would
 * continue. This wraps the connection, because Knex creates a client for every transaction.
 */
export function rejectAfterAbort(connection: Connection, signal: AbortSignal): void {
  const { query, prepare } = connection;
  if (query !== undefined)
    connection.query = (options, ...rest) => {
      if (!signal.aborted || isRollback(options)) return query.call(connection, options, ...rest);
      const done = rest.find((one): one is Done => typeof one === "function");
      if (done === undefined) throw signal.reason;
      return process.nextTick(done, signal.reason);
    };
  if (prepare !== undefined)
    connection.prepare = (sql) => {
      if (signal.aborted && !isRollback(sql)) throw signal.reason;
      return prepare.call(connection, sql);
    };
}
