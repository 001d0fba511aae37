import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { codeOf } from "../driver-error.ts";
import { sqliteDialect } from "../sqlite-dialect.ts";
import type { Bulk, BulkValue, Load, Replacement, Statement } from "./bulk.ts";
import { type Connection, isBusy, type Prepared, retryWhileLocked } from "./sqlite-connection.ts";
import { buildIndexes, indexesOf, renamed, shadowPrefix } from "./sqlite-indexes.ts";

/**
 * About 10 ms of writing, during which other writers wait. With more, rows survive several garbage collections before
 * they are stored.
 */
const rowsAtOnce = 1000;
/** Pages in the write-ahead log before a checkpoint: a page that is written several times in between is copied once. */
const checkpointPages = 8000;

function inTransaction(connection: Connection, work: () => void): void {
  connection.exec("begin immediate");
  work();
  connection.exec("commit");
}

/** A multi-row INSERT updates the id counter once and needs fewer calls. */
const rowsPerInsert = 50;

function insert(connection: Connection, { table, columns, rows }: Load): void {
  if (rows.length === 0) return;
  if ("text" in rows) throw new TypeError("SQLite loads values, not lines.");
  const placeholders = `(${columns.map(() => "?").join(", ")})`;
  const statementFor = (count: number): Prepared =>
    connection.prepare(
      `insert into ${table} (${columns.join(", ")}) values ${Array.from({ length: count }, () => placeholders).join(", ")}`,
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
 * SQLite cannot rename an index, and index names are unique across tables, so their stored CREATE statements are edited
 * as the documentation of `writable_schema` describes. The name is stored nowhere else.
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

/** See `Bulk`. It occupies the only connection of the pool until disposed of. */
export async function openSqliteBulk(db: Knex): Promise<Bulk> {
  const connection: Connection = await db.client.acquireConnection();
  const synchronousBefore = Number(connection.pragma("synchronous", { simple: true }));
  // A power failure may lose the last chunks, but then also the recorded progress of the import.
  connection.pragma("synchronous = normal");
  const checkpointPagesBefore = Number(connection.pragma("wal_autocheckpoint", { simple: true }));
  connection.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  const run = (sql: string, values: readonly BulkValue[] = []): number =>
    connection.prepare(sql).run(...values).changes;
  const rows = (sql: string, values: readonly BulkValue[] = []) => connection.prepare(sql).all(...values);
  const bulk: Bulk = {
    rowsAtOnce,
    acceptsLines: false,
    insertIgnore: sqliteDialect.insertIgnore,
    isDuplicate: (error) => /^SQLITE_CONSTRAINT/.test(codeOf(error)),
    isConflict: isBusy,
    run: (sql, values) => retryWhileLocked(connection, () => run(sql, values)),
    rows: async (sql, values) => rows(sql, values),
    load: (loads: readonly Load[], then: readonly Statement[]) =>
      retryWhileLocked(connection, () =>
        inTransaction(connection, () => {
          for (const load of loads) insert(connection, load);
          for (const { sql, values } of then) run(sql, values);
        }),
      ),
    insertFrom: (table, columns, query) =>
      retryWhileLocked(connection, () => void run(`insert into ${table} (${columns.join(", ")}) ${query}`)),
    createLike: (table, shadow) =>
      retryWhileLocked(connection, () => {
        const [found] = rows("select sql from sqlite_master where type = 'table' and name = ?", [table]);
        const sql = String(found?.["sql"]).replace(
          /^create table [`"']?[^`"'\s(]+[`"']?/i,
          `CREATE TABLE \`${shadow}\``,
        );
        connection.exec(sql);
      }),
    createPlain: (table, columns) =>
      retryWhileLocked(
        connection,
        () =>
          void connection.exec(
            `create table ${table} (${["line integer primary key", ...columns.map(({ name }) => name)].join(", ")})`,
          ),
      ),
    buildIndexes: (table, shadow, isUnique) => buildIndexes(connection, table, shadow, isUnique),
    // Running both concurrently is no faster on two cores, since sorting has its own thread, and needs more memory.
    buildIndexesBeside: async (table, shadow, work) => {
      await buildIndexes(connection, table, shadow, true);
      await work();
      await buildIndexes(connection, table, shadow, undefined);
    },
    share: (work) => work(bulk),
    replace: async (replacements) => {
      connection.unsafeMode(true);
      try {
        await retryWhileLocked(connection, () => replaceAll(connection, replacements));
      } finally {
        connection.pragma("writable_schema = reset");
        connection.unsafeMode(false);
      }
    },
    analyze: async () => undefined,
    drop: async (...tables) => {
      for (const table of tables) {
        // One index per transaction, so that other writers wait for one at most.
        for (const { name } of indexesOf(connection, table)) {
          await retryWhileLocked(connection, () => void connection.exec(`drop index \`${name}\``));
          await sleep(1);
        }
        await retryWhileLocked(connection, () => void connection.exec(`drop table if exists \`${table}\``));
        await sleep(1);
      }
    },
    existing: async (...tables) => {
      const found = new Set(rows("select name from sqlite_master where type = 'table'").map(({ name }) => name));
      return tables.filter((table) => found.has(table));
    },
    [Symbol.asyncDispose]: async () => {
      connection.pragma(`wal_autocheckpoint = ${checkpointPagesBefore}`);
      connection.pragma(`synchronous = ${synchronousBefore}`);
      await db.client.releaseConnection(connection);
    },
  };
  return bulk;
}
