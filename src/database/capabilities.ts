import type { Knex } from "knex";
import type { Outage } from "./outage.ts";

/**
 * What a database error means to the caller.
 * - `duplicate`    violates a unique key
 * - `conflict`     lost against another transaction; a retry may succeed
 * - an `Outage`   the database is unreachable, full, read-only, damaged …
 */
export type Fault = "duplicate" | "conflict" | Outage;

/** A counter: `column` in the row of `table` with this `key`. */
export type Counter = Readonly<{ table: string; key: Readonly<Record<string, string | number>>; column: string }>;

/**
 * How engines differ. Other code checks a capability, never the engine.
 * - `faultOf`  classifies a driver error; undefined for a bug of this program
 * - `mayMove` the host was lost, but certainly without committing the transaction, so it may be retried, on another
 *   host; `isDone` once COMMIT
 *              may have been sent
 * - `hasOneWriter` write transactions are serialized, so waiting ones can share a commit
 * - `clock` SQL for the database's time in whole ms since 1970, evaluated when the row is written and not when the
 *   statement began
 * - `probe`    the cheapest statement that fails when the database is unavailable
 * - `unlocked` makes a query lock the rows it reads and skip those locked by other transactions, on engines with
 *   concurrent writers
 * - `inserted` SQL for the value an upsert would insert into a column; the column is a binding
 * - `onDuplicate` the start of the clause of an INSERT that updates the row with the same key
 * - `replacing` the end of an INSERT that gives the row with the same key the offered values; one that has them already
 *   is not written
 * - `joinsUpdates` an UPDATE can change rows of several tables, with values that an earlier statement left in session
 *   variables
 * - `isRemote`   reading the result of a statement costs a round trip
 * - `later` a statement of a transaction whose result nobody needs: it may be held and sent, in order, with the next
 *   one, which then fails
 *                with it. Outside a transaction it is sent at once
 * - `flush`      sends deferred statements; the last step of a transaction before COMMIT
 * - `rows` a prepared statement that bypasses Knex, for the most frequent reads: each row is the list of its columns.
 *   Outside a transaction
 *              it sees what is committed
 * - `run`      the same for a frequent write
 * - `addOne`   increments a counter, creating its row if missing, and returns the new value; one statement
 */
export type Dialect = Readonly<{
  engine: "sqlite" | "mysql";
  faultOf: (error: unknown) => Fault | undefined;
  mayMove: (error: unknown, isCommitSent: boolean) => boolean;
  hasOneWriter: boolean;
  clock: string;
  probe: string;
  unlocked: (query: Knex.QueryBuilder) => Knex.QueryBuilder;
  inserted: string;
  onDuplicate: (key: readonly string[]) => string;
  upsert: (target: Readonly<{ table: string; key: readonly string[]; columns: readonly string[] }>) => string;
  joinsUpdates: boolean;
  isRemote: boolean;
  defer: (db: Knex, query: Knex.QueryBuilder | Knex.Raw) => Promise<void>;
  flush: (trx: Knex) => Promise<void>;
  rows: (db: Knex, sql: string, values: readonly (string | number)[]) => Promise<readonly unknown[][]>;
  run: (db: Knex, sql: string, values: readonly (string | number)[]) => Promise<void>;
  addOne: (db: Knex, counter: Counter) => Promise<number>;
}>;
