import type { Knex } from "knex";
import type { Dialect, Value } from "./capabilities.ts";
import { mysqlDialect } from "./mysql-dialect.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

/** The only list of supported products; `capabilities.ts` documents how they differ. */
const clients: Readonly<Record<string, Dialect>> = { "better-sqlite3": sqliteDialect, mysql2: mysqlDialect };

export function dialectOf(db: Knex): Dialect {
  const dialect = clients[String(db.client.config.client)];
  if (dialect === undefined) throw new Error(`No dialect for the driver ${db.client.config.client}.`);
  return dialect;
}

/** Sends a statement whose result is not needed, see `Dialect.defer`. */
export function defer(db: Knex, query: Knex.QueryBuilder | Knex.Raw): Promise<void> {
  const { sql, bindings } = query.toSQL().toNative();
  return dialectOf(db).defer(db, sql, bindings as Value[]);
}

/** The same for a frequent statement, as text: Knex takes as long for an INSERT of a row as SQLite does. */
export const deferText = (db: Knex, sql: string, values: readonly Value[]): Promise<void> =>
  dialectOf(db).defer(db, sql, values);

/** `rows`: values in the order of the columns, at most 500 rows. */
type Insert = Readonly<{ table: string; columns: readonly string[]; rows: readonly (readonly Value[])[] }>;

function insertText(start: string, { table, columns, rows }: Insert): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  return `${start} ${table} (${columns.join(", ")}) values ${rows.map(() => row).join(", ")}`;
}

/** A frequent INSERT. @param onConflict see `Dialect.upsert` and `Dialect.onDuplicate` */
export const deferInsert = (db: Knex, insert: Insert, onConflict = ""): Promise<void> =>
  deferText(db, `${insertText("insert into", insert)} ${onConflict}`, insert.rows.flat());

/** The same for rows that may exist, which stay as they are. On a server a shared lock is taken on those. */
export const deferMissing = (db: Knex, insert: Insert): Promise<void> =>
  deferText(db, insertText(dialectOf(db).insertIgnore, insert), insert.rows.flat());

/** For `catch`: ignores an error that says the row exists already. */
export const unlessDuplicate =
  (db: Knex) =>
  (error: unknown): void => {
    if (dialectOf(db).faultOf(error) !== "duplicate") throw error;
  };
