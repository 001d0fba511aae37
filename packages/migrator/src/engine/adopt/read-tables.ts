import type { Knex } from "knex";
import type { ForeignTables, ForeignTool, Row, Table } from "./foreign.ts";

const inLowerCase = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column.toLowerCase(), value]));

async function readTable(db: Knex, name: string): Promise<Table | undefined> {
  if (!(await db.schema.hasTable(name))) return undefined;
  const columns = Object.keys(await db(name).columnInfo()).map((column) => column.toLowerCase());
  const rows: Row[] = await db(name).select("*");
  return { name, columns, rows: rows.map(inLowerCase) };
}

async function firstOf(db: Knex, names: readonly string[]): Promise<Table | undefined> {
  for (const name of names) {
    const table = await readTable(db, name);
    if (table !== undefined) return table;
  }
  return undefined;
}

/**
 * The tables of another tool, which are only read.
 * @param table the name of its table of applied migrations, if it has another than usual
 */
export async function readTables(db: Knex, tool: ForeignTool, table: string | undefined): Promise<ForeignTables> {
  const records = await firstOf(db, table === undefined ? tool.records : [table]);
  const beside = new Map<string, Table>();
  for (const name of records === undefined ? [] : (tool.beside?.(records.name) ?? [])) {
    const one = await readTable(db, name);
    if (one !== undefined) beside.set(name, one);
  }
  return { records, beside };
}
