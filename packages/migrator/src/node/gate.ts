/**
 * Why a run has to end before its code has: it timed out, leadership was lost, or something failed that the code does
 * not wait for.
 */
export class Stopped extends Error {
  override readonly name = "Stopped";
  readonly outcome: "timed_out" | "leadership_lost" | "failed";
  constructor(outcome: Stopped["outcome"], message: string, options?: ErrorOptions) {
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

/** ROLLBACK is let through, so that the connection is released. */
const harmless = (statement: unknown): boolean => /^\s*rollback\b/i.test(textOf(statement));

/**
 * Makes a connection reject statements once the signal has aborted: otherwise code with an open transaction would go
 * on. The gate is in the connection, because Knex creates a client for every transaction.
 */
export function gate(connection: Connection, signal: AbortSignal): void {
  const { query, prepare } = connection;
  if (query !== undefined)
    connection.query = (options, ...rest) => {
      if (!signal.aborted || harmless(options)) return query.call(connection, options, ...rest);
      const done = rest.find((one): one is Done => typeof one === "function");
      if (done === undefined) throw signal.reason;
      return process.nextTick(done, signal.reason);
    };
  if (prepare !== undefined)
    connection.prepare = (sql) => {
      if (signal.aborted && !harmless(sql)) throw signal.reason;
      return prepare.call(connection, sql);
    };
}
