import type { Dialect } from "./capabilities.ts";
import { sqliteClock } from "./clock.ts";
import { codeOf, isTimeout } from "./driver-error.ts";
import type { Outage } from "./outage.ts";
import { sqliteRows, sqliteRun, sqliteWrittenRows } from "./sqlite-rows.ts";

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
  inserted: (column) => `excluded.${column}`,
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
  insertIgnore: "insert or ignore into",
  defer: sqliteRun,
  flush: async () => undefined,
  rows: sqliteRows,
  run: sqliteRun,
  addOne: async (db, { table, key, column }) => {
    const names = Object.keys(key);
    const insert = `insert into ${table} (${[...names, column].join(", ")}) values (${names.map(() => "?, ").join("")}1)`;
    const add = `on conflict (${names.join(", ")}) do update set ${column} = ${table}.${column} + 1 returning ${column}`;
    const [row] = await sqliteWrittenRows(db, `${insert} ${add}`, Object.values(key));
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
