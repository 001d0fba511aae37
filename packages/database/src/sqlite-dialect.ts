import type { Dialect } from "./capabilities.ts";
import { sqliteClock } from "./clock.ts";
import { codeOf, isTimeout } from "./driver-error.ts";
import type { Outage } from "./outage.ts";
import { sqliteDefer, sqliteRows, sqliteRun } from "./sqlite-rows.ts";

const duplicate = new Set(["SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"]);
const conflict = /^SQLITE_(?:BUSY|LOCKED)/;
/** The first match wins. A truncated file or one with a wrong checksum reads as an I/O error, but the disk is fine. */
const outages: readonly (readonly [RegExp, Outage])[] = [
  [/^SQLITE_(?:CORRUPT|NOTADB|IOERR_CORRUPTFS|IOERR_DATA|IOERR_SHORT_READ)/, "damaged"],
  [/^SQLITE_FULL/, "full"],
  [/^SQLITE_READONLY/, "read_only"],
  [/^SQLITE_IOERR/, "failing"],
  [/^SQLITE_(?:CANTOPEN|PERM|AUTH|NOLFS)/, "unreachable"],
  [/^SQLITE_(?:NOMEM|PROTOCOL)/, "busy"],
];

export const sqliteDialect: Dialect = {
  engine: "sqlite",
  hasOneWriter: true,
  mayMove: () => false,
  clock: sqliteClock,
  probe: "pragma schema_version",
  inserted: "excluded.??",
  unlocked: (query) => query,
  onDuplicate: (key) => `on conflict (${key.join(", ")}) do update set`,
  upsert: ({ table, key, columns }) => {
    const offered = columns.map((column) => `excluded.${column}`);
    const sets = columns.map((column, at) => `${column} = ${offered[at]}`).join(", ");
    const stored = columns.map((column) => `${table}.${column}`).join(", ");
    // Without the condition it would write the row and each of its index entries again.
    return `on conflict (${key.join(", ")}) do update set ${sets} where (${stored}) is not (${offered.join(", ")})`;
  },
  joinsUpdates: false,
  isRemote: false,
  defer: sqliteDefer,
  flush: async () => undefined,
  rows: sqliteRows,
  run: sqliteRun,
  addOne: async (db, { table, key, column }) => {
    const counting = db(table)
      .insert({ ...key, [column]: 1 })
      .onConflict(Object.keys(key))
      .merge({ [column]: db.raw("?? + 1", [`${table}.${column}`]) })
      .returning(column);
    if (db.isTransaction !== true) return (await counting)[0][column];
    // Every write allocates a feed position; bypassing Knex makes this five times faster.
    const { sql, bindings } = counting.toSQL().toNative();
    const [row] = await sqliteRows(db, sql, bindings as (string | number)[]);
    return Number(row?.[0]);
  },
  faultOf: (error) => {
    const code = codeOf(error);
    if (duplicate.has(code)) return "duplicate";
    if (conflict.test(code)) return "conflict";
    if (isTimeout(error)) return "slow";
    return outages.find(([codes]) => codes.test(code))?.[1];
  },
};
