import type { Knex } from "knex";
import type { Outage } from "./outage.ts";

/**
 * What went wrong, in the terms of the rules.
 * - `duplicate`    a unique key says no
 * - `conflict`     another transaction was in the way; the same work may succeed when tried again
 * - an outage      the database is gone, full, read-only, damaged …
 */
export type Fault = "duplicate" | "conflict" | Outage;

/** A counter: the `column` of the row of `table` that has the `key`. */
export type Counter = Readonly<{ table: string; key: Readonly<Record<string, string | number>>; column: string }>;

/**
 * How engines differ. The rest of the program asks for a capability, never for a product.
 * - `faultOf`  what a driver's error means; undefined for anything that is our own mistake
 * - `mayMove`  the host of the database was lost, but certainly not with a transaction that was committed there, so that the transaction may
 *              be repeated, at another one; `isDone` once COMMIT may have been sent
 * - `hasOneWriter` transactions run one after the other, so that those which wait can share a commit
 * - `clock`    the database's time in whole ms since 1970, as SQL, read when the row is written and not when the statement began
 * - `probe`    the cheapest statement that fails when the database is gone
 * - `unlocked` makes a query lock the rows it reads and pass over those that another transaction holds, where writers do not exclude each other
 * - `offered`  in what an INSERT does to a row that is there already: the value that it brings for a column, as SQL with the column to bind
 * - `onDuplicate` what begins the part of an INSERT that changes the row which has the same key
 * - `joinsUpdates` an UPDATE can change rows of several tables, with values that a statement before it left in variables of the connection
 * - `isRemote`   to know what a statement did costs a trip to the database
 * - `later`      a statement of a transaction whose result nobody needs: it may wait for the next one and go with it, in their order, and fail with it.
 *                A statement that is no part of a transaction goes at once
 * - `settle`     sends what waits; the last that a transaction does before its COMMIT
 * - `rows`     a prepared statement past Knex, for what is read most: each row as the list of its columns. Outside of a transaction it sees
 *              what is committed
 * - `addOne`   adds 1 to a counter, whose row is made when there is none, and gives the new value; one statement
 */
export type Dialect = Readonly<{
  engine: "sqlite" | "mysql";
  faultOf: (error: unknown) => Fault | undefined;
  mayMove: (error: unknown, isDone: boolean) => boolean;
  hasOneWriter: boolean;
  clock: string;
  probe: string;
  unlocked: (query: Knex.QueryBuilder) => Knex.QueryBuilder;
  offered: string;
  onDuplicate: (key: readonly string[]) => string;
  joinsUpdates: boolean;
  isRemote: boolean;
  later: (db: Knex, query: Knex.QueryBuilder | Knex.Raw) => Promise<void>;
  settle: (trx: Knex) => Promise<void>;
  rows: (db: Knex, sql: string, values: readonly (string | number)[]) => Promise<readonly unknown[][]>;
  addOne: (db: Knex, counter: Counter) => Promise<number>;
}>;
