import type { Connection, QueryOptions } from "mysql2";
import { backOff, jittered } from "./back-off.ts";
import { codeOf } from "./driver-error.ts";
import { abortConnection } from "./mysql-connection.ts";

type Done = (error: unknown, ...result: unknown[]) => void;
/** Both ways to send a statement: `query`, which Knex uses, and `execute` for prepared statements. */
type DriverQuery = (options: QueryOptions, values: unknown, done: Done) => unknown;

/** The server has rolled back the whole transaction; a cluster reports certification conflicts with the same code. */
const DEADLOCK = "ER_LOCK_DEADLOCK";

/** The driver's code for a statement that timed out. */
export const STATEMENT_TIMEOUT = "PROTOCOL_SEQUENCE_TIMEOUT";

/** The error of a statement that timed out. */
export const statementTimeout = (): Error =>
  Object.assign(new Error("The statement was not answered in time."), { code: STATEMENT_TIMEOUT });

/**
 * Extends the timeout of a prepared statement to its preparation. The driver starts its timer only once the server has
 * prepared the statement, and would wait forever for a server that stops answering before.
 */
export function limitPreparation(connection: Connection): void {
  const execute = connection.execute.bind(connection) as DriverQuery;
  Object.assign(connection, {
    execute: ({ timeout = 0, ...options }: QueryOptions, values: unknown, done: Done): unknown => {
      if (timeout === 0) return execute(options, values, done);
      let isDone = false;
      const finish: Done = (error, ...result) => {
        clearTimeout(timer);
        if (isDone) return;
        isDone = true;
        done(error, ...result);
      };
      const timer = setTimeout(() => finish(statementTimeout()), timeout);
      return execute(options, values, finish);
    },
  });
}

/**
 * - `timeoutMs`  timeout of a statement; 0 for no limit
 * - `repeats`    how often an autocommit statement that lost against another transaction is retried
 * - `onError`    called for every statement that fails
 */
export type Guard = Readonly<{ timeoutMs: number; retries: number; onError: (error: unknown) => void }>;

/** Knex marks a connection that is in a transaction, where a statement cannot be retried alone. */
const isAutocommit = (connection: Connection): boolean => !("__knexTxId" in connection);

/**
 * Adds a timeout to every statement of a connection, because a server that hangs, or a network that drops packets,
 * would block it forever. The connection is then unusable and closed, so that the pool replaces it. So is one whose
 * COMMIT failed: a cluster node that is not ready rejects it unread, so the transaction may still be open, and the
 * BEGIN of the connection's next user would silently commit it.
 */
export function guardStatements(connection: Connection, guard: Guard): void {
  Object.assign(connection, {
    query: guarded(connection.query.bind(connection) as DriverQuery, connection, guard),
    execute: guarded(connection.execute.bind(connection) as DriverQuery, connection, guard),
  });
}

function guarded(query: DriverQuery, connection: Connection, { timeoutMs, retries, onError }: Guard): DriverQuery {
  return (options, values, done) => {
    const limited = timeoutMs === 0 ? options : { ...options, timeout: timeoutMs };
    const attempt = (number: number): unknown =>
      query(limited, values, (error, ...result) => {
        if (!(error instanceof Error)) return done(error, ...result);
        const code = codeOf(error);
        if (code === DEADLOCK && number < retries && isAutocommit(connection))
          return void setTimeout(attempt, jittered(backOff(number + 1, 10, 320)), number + 1);
        if (code === STATEMENT_TIMEOUT || /^commit\b/i.test(options.sql))
          abortConnection(connection, new Error("The connection was closed after a failure", { cause: error }));
        onError(error);
        done(error, ...result);
      });
    return attempt(0);
  };
}
