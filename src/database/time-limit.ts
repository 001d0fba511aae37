import type { Connection, QueryOptions } from "mysql2";
import { codeOf } from "./driver-error.ts";
import { backoffMs } from "./jitter.ts";
import { cut } from "./mysql-connection.ts";

type Done = (error: unknown, ...result: unknown[]) => void;
/** Both ways in which a connection is asked: by Knex, and with a prepared statement. */
type Ask = (options: QueryOptions, values: unknown, done: Done) => unknown;

/** The server has undone the whole transaction, and a cluster calls it so too when another node was first. */
const DEADLOCK = "ER_LOCK_DEADLOCK";

/** What the driver calls a statement that was not answered in time. */
export const STATEMENT_TIMEOUT = "PROTOCOL_SEQUENCE_TIMEOUT";

/** What a statement fails with that was given up. */
export const unanswered = (): Error =>
  Object.assign(new Error("The statement was not answered in time."), { code: STATEMENT_TIMEOUT });

/**
 * Makes the time limit of a prepared statement one of all that it takes. The driver begins to count when the server has prepared it, and would wait
 * without end for one that falls silent before.
 */
export function limitPreparation(connection: Connection): void {
  const execute = connection.execute.bind(connection) as Ask;
  Object.assign(connection, {
    execute: ({ timeout = 0, ...options }: QueryOptions, values: unknown, done: Done): unknown => {
      if (timeout === 0) return execute(options, values, done);
      let isOver = false;
      const finish: Done = (error, ...result) => {
        clearTimeout(timer);
        if (isOver) return;
        isOver = true;
        done(error, ...result);
      };
      const timer = setTimeout(() => finish(unanswered()), timeout);
      return execute(options, values, finish);
    },
  });
}

/**
 * - `timeoutMs`  how long a statement may take to be answered; 0 for no limit
 * - `repeats`    how often a statement that is a transaction of its own is sent again when it lost against another one
 * - `onError`    hears of every statement that fails
 */
export type Guard = Readonly<{ timeoutMs: number; repeats: number; onError: (error: unknown) => void }>;

/** Knex marks a connection that is in a transaction, where a statement cannot be repeated alone. */
const isAlone = (connection: Connection): boolean => !("__knexTxId" in connection);

/**
 * Gives every statement of a connection a time to be answered. A server that hangs, or a network that swallows packets, would be
 * waited for without end otherwise. The connection is of no use afterwards and ended, so that the pool makes another.
 * So is one whose COMMIT failed: a cluster node that is not ready refuses it unread, so the transaction may still be open, and the next user's
 * BEGIN would commit it behind everybody's back.
 */
export function guardStatements(connection: Connection, guard: Guard): void {
  Object.assign(connection, {
    query: guarded(connection.query.bind(connection) as Ask, connection, guard),
    execute: guarded(connection.execute.bind(connection) as Ask, connection, guard),
  });
}

function guarded(ask: Ask, connection: Connection, { timeoutMs, repeats, onError }: Guard): Ask {
  return (options, values, done) => {
    const limited = timeoutMs === 0 ? options : { ...options, timeout: timeoutMs };
    const attempt = (number: number): unknown =>
      ask(limited, values, (error, ...result) => {
        if (!(error instanceof Error)) return done(error, ...result);
        const code = codeOf(error);
        if (code === DEADLOCK && number < repeats && isAlone(connection))
          return void setTimeout(attempt, backoffMs(number), number + 1);
        if (code === STATEMENT_TIMEOUT || /^commit\b/i.test(options.sql))
          cut(connection, new Error("The connection was ended after a failure", { cause: error }));
        onError(error);
        done(error, ...result);
      });
    return attempt(0);
  };
}
