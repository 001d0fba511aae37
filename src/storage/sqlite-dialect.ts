import type { Dialect } from "./capabilities.ts";
import { codeOf, isPoolTimeout } from "./driver-error.ts";

const duplicate = new Set(["SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"]);
const conflict = /^SQLITE_(?:BUSY|LOCKED)/;
const unavailable = /^SQLITE_(?:CORRUPT|NOTADB|FULL|IOERR|READONLY|CANTOPEN|NOMEM|PROTOCOL)/;

export const sqliteDialect: Dialect = {
  engine: "sqlite",
  clock: "cast(unixepoch('subsec') * 1000 as integer)",
  probe: "pragma schema_version",
  addOne: async (db, { table, key, column }) => {
    const [row] = await db(table)
      .insert({ ...key, [column]: 1 })
      .onConflict(Object.keys(key))
      .merge({ [column]: db.raw("?? + 1", [`${table}.${column}`]) })
      .returning(column);
    return row[column];
  },
  faultOf: (error) => {
    const code = codeOf(error);
    if (duplicate.has(code)) return "duplicate";
    if (conflict.test(code)) return "conflict";
    return unavailable.test(code) || isPoolTimeout(error) ? "unavailable" : undefined;
  },
};
