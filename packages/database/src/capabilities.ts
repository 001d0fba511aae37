import type { Knex } from "knex";
import type { Outage } from "./outage.ts";

/**
 * What a database error means to the caller.
 * - `duplicate`  violates a unique key
 * - `conflict`   lost against another transaction; a retry may succeed
 * - an `Outage` the database is unreachable, full, read-only, damaged …
 */
export type Fault = "duplicate" | "conflict" | Outage;

/** A counter: `column` in the row of `table` with this `key`. */
export type Counter = Readonly<{ table: string; key: Readonly<Record<string, string | number>>; column: string }>;

/** What a statement may bind. */
export type Value = string | number | null;

/**
 * How engines differ. Other code checks a capability, never the engine.
 * - `faultOf`       classifies a driver error; undefined for a bug of this program
 * - `mayMove` whether the host was lost, but certainly without committing, so that the transaction may be retried on
 *   another host; `isCommitSent`: COMMIT may have been sent
 * - `hasOneWriter`  write transactions are serialized, so waiting ones can share a commit
 * - `clock` SQL for the database's time in whole ms since 1970, evaluated when the row is written and not when the
 *   statement began
 * - `probe`         the cheapest statement that fails when the database is unavailable
 * - `inserted`      SQL for the value an upsert would insert into a column
 * - `onDuplicate`   the start of the clause of an INSERT that updates the row with the same key
 * - `upsert` the clause of an INSERT that updates the row with the same key to the inserted values, unless it has them
 *   already
 * - `joinsUpdates`  an UPDATE can change several tables, with values from session variables set by an earlier statement
 * - `isRemote`      reading the result of a statement costs a round trip
 * - `insertIgnore`  the start of an INSERT that leaves rows with the same key as they are
 * - `defer` sends a statement whose result is not needed; in a transaction it may be deferred and sent, in order, with
 *   the next statement, which then rejects with its error
 * - `flush`         sends deferred statements; the last step of a transaction before COMMIT
 * - `rows` a prepared statement that bypasses Knex, for the most frequent reads; each row is an array of columns.
 *   Outside a transaction it reads committed rows
 * - `run`           the same for a frequent write
 * - `addOne`        increments a counter, creating its row if missing, and returns the new value; one statement
 */
export type Dialect = Readonly<{
  engine: "sqlite" | "mysql";
  faultOf: (error: unknown) => Fault | undefined;
  mayMove: (error: unknown, isCommitSent: boolean) => boolean;
  hasOneWriter: boolean;
  clock: string;
  probe: string;
  inserted: (column: string) => string;
  onDuplicate: (key: readonly string[]) => string;
  upsert: (target: Readonly<{ table: string; key: readonly string[]; columns: readonly string[] }>) => string;
  joinsUpdates: boolean;
  isRemote: boolean;
  insertIgnore: string;
  defer: (db: Knex, sql: string, values: readonly Value[]) => Promise<void>;
  flush: (trx: Knex) => Promise<void>;
  rows: (db: Knex, sql: string, values: readonly (string | number)[]) => Promise<readonly unknown[][]>;
  run: (db: Knex, sql: string, values: readonly Value[]) => Promise<void>;
  addOne: (db: Knex, counter: Counter) => Promise<number>;
}>;
