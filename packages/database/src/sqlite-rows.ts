import type { Knex } from "knex";
import type { Dialect } from "./capabilities.ts";
import { failedStatement } from "./failed-statement.ts";

/** The part of the driver that is used here; it ships no types. */
type Statement = {
  raw(isRaw?: boolean): Statement;
  all(...values: unknown[]): unknown[][];
  run(...values: unknown[]): unknown;
};
type Connection = { prepare(sql: string): Statement; pragma(statement: string): unknown; close(): void };
type Driver = new (file: string, options: Readonly<{ readonly: boolean }>) => Connection;

/** A checkpoint may block readers for a moment. */
const busyTimeoutMs = 1000;
/**
 * Page cache of a connection in KiB, besides that of the operating system. Changes of a transaction that do not fit are
 * written twice.
 */
export const cacheKibibytes = 16_384;
/**
 * Maximum number of prepared statements of a reader, which take memory outside the heap. The service has fewer, as long
 * as no SQL text depends on client input.
 */
const maxStatements = 300;

type Reader = Readonly<{ connection: Connection; statements: Map<string, Statement> }>;
const readers = new WeakMap<object, Reader>();

/**
 * Opens a second, read-only connection to a database file: with a write-ahead log, readers see what is committed and do
 * not wait for transactions.
 */
export function openReader({ client }: Knex, file: string): void {
  const connection = new (client.driver as Driver)(file, { readonly: true });
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  connection.pragma(`cache_size = -${cacheKibibytes}`);
  readers.set(client, { connection, statements: new Map() });
}

export function closeReader({ client }: Knex): void {
  readers.get(client)?.connection.close();
  readers.delete(client);
}

function prepared({ connection, statements }: Reader, sql: string): Statement {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = connection.prepare(sql).raw();
  // Evicts the oldest, not the least recently used: tracking use would cost every read more than a rare preparation
  // does.
  if (statements.size >= maxStatements) statements.delete(statements.keys().next().value as string);
  statements.set(sql, statement);
  return statement;
}

/**
 * Uses the connection of the transaction, or the writing connection.
 * @throws Error if the transaction has ended: its connection may belong to another one by now
 */
async function onOwnConnection<T>(db: Knex, sql: string, use: (statement: Statement) => T): Promise<T> {
  const { client } = db;
  const connection: Connection = await client.acquireConnection();
  if (db.isTransaction && (db as Knex.Transaction).isCompleted())
    throw new Error("The transaction of this statement has ended.");
  try {
    return use(connection.prepare(sql));
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Resets raw mode: the statement may be cached, and Knex expects objects when it runs the same SQL. */
function rawRows(statement: Statement, values: readonly unknown[]): unknown[][] {
  try {
    return statement.raw().all(...values);
  } finally {
    statement.raw(false);
  }
}

/** The rows that a write returns. */
export const sqliteWrittenRows: Dialect["rows"] = async (db, sql, values) => {
  try {
    db.client.emit("query", { sql, bindings: values }); // as Knex does for its own statements
    return await onOwnConnection(db, sql, (statement) => rawRows(statement, values));
  } catch (error) {
    throw failedStatement(db, error, sql);
  }
};

export const sqliteRows: Dialect["rows"] = async (db, sql, values) => {
  const reader = db.isTransaction === true ? undefined : readers.get(db.client);
  if (reader === undefined) return sqliteWrittenRows(db, sql, values);
  try {
    db.client.emit("query", { sql, bindings: values });
    return prepared(reader, sql).all(...values);
  } catch (error) {
    throw failedStatement(db, error, sql);
  }
};

export const sqliteRun: Dialect["run"] = async (db, sql, values) => {
  try {
    db.client.emit("query", { sql, bindings: values });
    await onOwnConnection(db, sql, (statement) => void statement.run(...values));
  } catch (error) {
    throw failedStatement(db, error, sql);
  }
};
