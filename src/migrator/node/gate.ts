/** Why a run has to end before its code has: its time is over, or it may lead no longer. */
export class Stopped extends Error {
  override readonly name = "Stopped";
  readonly outcome: "timed_out" | "leadership_lost";
  constructor(outcome: "timed_out" | "leadership_lost", message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}

type Done = (error: unknown) => void;
/** What is used of drivers' connections. Knex asks those of MySQL by `query`, those of SQLite by `prepare`. */
export type Connection = {
  query?: (options: unknown, ...rest: unknown[]) => unknown;
  prepare?: (sql: string) => unknown;
  threadId?: number;
  destroy?: () => void;
  close?: () => void;
  inTransaction?: boolean;
  exec?: (sql: string) => unknown;
};

const textOf = (statement: unknown): string =>
  typeof statement === "object" && statement !== null && "sql" in statement ? String(statement.sql) : String(statement);

/** What ends a transaction without keeping anything is let through, so that its connection is given back. */
const harmless = (statement: unknown): boolean => /^\s*rollback\b/i.test(textOf(statement));

/**
 * Makes a connection refuse statements once the signal aborted: code that kept a transaction would go on otherwise.
 * The gate is in the connection, because Knex gives every transaction a client of its own.
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
