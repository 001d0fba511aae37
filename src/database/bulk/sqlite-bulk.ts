import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { codeOf } from "../driver-error.ts";
import type { Bulk, BulkValue, Load, Replacement, Statement } from "./bulk.ts";
import { type Connection, isBusy, type Prepared, patiently } from "./sqlite-connection.ts";
import { buildIndexes, indexesOf, renamed, shadowPrefix } from "./sqlite-indexes.ts";

/**
 * About 10 ms of writing, for which other writers wait. With more, rows outlive several collections of garbage until
 * they are stored.
 */
const rowsAtOnce = 1000;
/**
 * How long the log may get, in pages, before it is copied into the file: pages that are written again meanwhile are
 * copied once.
 */
const checkpointPages = 8000;

function inTransaction(connection: Connection, work: () => void): void {
  connection.exec("begin immediate");
  work();
  connection.exec("commit");
}

/** A statement for many rows writes the counter of ids once, and needs fewer calls. */
const rowsPerInsert = 50;

function insert(connection: Connection, { table, columns, rows }: Load): void {
  if (rows.length === 0) return;
  if ("text" in rows) throw new TypeError("SQLite is given values.");
  const places = `(${columns.map(() => "?").join(", ")})`;
  const statementFor = (count: number): Prepared =>
    connection.prepare(
      `insert into ${table} (${columns.join(", ")}) values ${Array.from({ length: count }, () => places).join(", ")}`,
    );
  const whole = rows.length - (rows.length % rowsPerInsert);
  if (whole > 0) {
    const statement = statementFor(rowsPerInsert);
    for (let from = 0; from < whole; from += rowsPerInsert) statement.run(...rows.slice(from, from + rowsPerInsert));
  }
  if (whole < rows.length) {
    const statement = statementFor(1);
    for (const row of rows.slice(whole)) statement.run(row);
  }
}

/**
 * SQLite cannot rename an index, and two tables cannot have indexes of one name: so the stored text of their statements
 * is changed, as the documentation of `writable_schema` describes. The text is the only place where the name is kept.
 */
function renameIndexes(connection: Connection, table: string, nameOf: (name: string) => string): void {
  const update = connection.prepare("update sqlite_master set name = ?, sql = ? where type = 'index' and name = ?");
  for (const index of indexesOf(connection, table))
    update.run(nameOf(index.name), renamed(index, nameOf(index.name), table), index.name);
}

function replaceAll(connection: Connection, replacements: readonly Replacement[]): void {
  inTransaction(connection, () => {
    for (const { live, shadow, former } of replacements) {
      connection.exec(`alter table ${live} rename to ${former}`);
      connection.exec(`alter table ${shadow} rename to ${live}`);
    }
    connection.pragma("writable_schema = on");
    for (const { live, former } of replacements) {
      renameIndexes(connection, former, (name) => `former_${name}`);
      renameIndexes(connection, live, (name) => name.replace(shadowPrefix, ""));
    }
    const version = Number(connection.pragma("schema_version", { simple: true }));
    connection.pragma(`schema_version = ${version + 1}`);
  });
}

/** See `Bulk`. Nothing else can use the database through this pool until it is disposed of. */
export async function openSqliteBulk(db: Knex): Promise<Bulk> {
  const connection: Connection = await db.client.acquireConnection();
  const before = Number(connection.pragma("synchronous", { simple: true }));
  // A power cut may lose the last chunks together with what says how far the import is.
  connection.pragma("synchronous = normal");
  const pages = Number(connection.pragma("wal_autocheckpoint", { simple: true }));
  connection.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  const run = (sql: string, values: readonly BulkValue[] = []): number =>
    connection.prepare(sql).run(...values).changes;
  const rows = (sql: string, values: readonly BulkValue[] = []) => connection.prepare(sql).all(...values);
  return {
    rowsAtOnce,
    takesLines: false,
    insertIgnore: "insert or ignore into",
    isDuplicate: (error) => /^SQLITE_CONSTRAINT/.test(codeOf(error)),
    isConflict: isBusy,
    run: (sql, values) => patiently(connection, () => run(sql, values)),
    rows: async (sql, values) => rows(sql, values),
    load: (loads: readonly Load[], then: readonly Statement[]) =>
      patiently(connection, () =>
        inTransaction(connection, () => {
          for (const load of loads) insert(connection, load);
          for (const { sql, values } of then) run(sql, values);
        }),
      ),
    fill: (table, columns, query) =>
      patiently(connection, () => void run(`insert into ${table} (${columns.join(", ")}) ${query}`)),
    createLike: (table, shadow) =>
      patiently(connection, () => {
        const [found] = rows("select sql from sqlite_master where type = 'table' and name = ?", [table]);
        const sql = String(found?.["sql"]).replace(
          /^create table [`"']?[^`"'\s(]+[`"']?/i,
          `CREATE TABLE \`${shadow}\``,
        );
        connection.exec(sql);
      }),
    createPlain: (table, columns) =>
      patiently(
        connection,
        () =>
          void connection.exec(
            `create table ${table} (${["line integer primary key", ...columns.map(({ name }) => name)].join(", ")})`,
          ),
      ),
    buildIndexes: (table, shadow, isUnique) => buildIndexes(connection, table, shadow, isUnique),
    // Both at once need as much time on two cores, since sorting has a thread of its own, and more memory.
    buildIndexesBeside: async (table, shadow, work) => {
      await buildIndexes(connection, table, shadow, true);
      await work();
      await buildIndexes(connection, table, shadow, undefined);
    },
    replace: async (replacements) => {
      connection.unsafeMode(true);
      try {
        await patiently(connection, () => replaceAll(connection, replacements));
      } finally {
        connection.pragma("writable_schema = reset");
        connection.unsafeMode(false);
      }
    },
    measure: async () => undefined,
    drop: async (...tables) => {
      for (const table of tables) {
        // One after the other, so that other writers wait for one of them at most.
        for (const { name } of indexesOf(connection, table)) {
          await patiently(connection, () => void connection.exec(`drop index \`${name}\``));
          await sleep(1);
        }
        await patiently(connection, () => void connection.exec(`drop table if exists \`${table}\``));
        await sleep(1);
      }
    },
    existing: async (...tables) => {
      const found = new Set(rows("select name from sqlite_master where type = 'table'").map(({ name }) => name));
      return tables.filter((table) => found.has(table));
    },
    [Symbol.asyncDispose]: async () => {
      connection.pragma(`wal_autocheckpoint = ${pages}`);
      connection.pragma(`synchronous = ${before}`);
      await db.client.releaseConnection(connection);
    },
  };
}
