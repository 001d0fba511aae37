import { storage } from "@segmark/migrator";
import type { Knex } from "knex";
import { exactCollation } from "./collation.ts";

/**
 * Creates a table unless an interrupted run of this migration already did. All text columns compare byte for byte,
 * whatever the server's defaults. Create only columns and the primary key here, which are created atomically with the
 * table. Indexes are a separate step: otherwise a run that died in between would never create them.
 */
export async function createTable(name: string, columns: (table: Knex.CreateTableBuilder) => void): Promise<void> {
  const { knex } = storage();
  if (await knex.schema.hasTable(name)) return;
  const collation = await exactCollation(knex);
  await knex.schema.createTable(name, (table) => {
    if (collation !== undefined) {
      table.engine("InnoDB");
      table.charset("utf8mb4");
      table.collate(collation);
    }
    columns(table);
  });
}

async function hasIndex(knex: Knex, table: string, index: string): Promise<boolean> {
  const lite = knex.client.config.client === "better-sqlite3";
  const found = lite
    ? knex("sqlite_master").where({ type: "index", tbl_name: table, name: index }).first("name")
    : knex("information_schema.statistics")
        .where({ table_name: table, index_name: index })
        .andWhere("table_schema", knex.raw("database()"))
        .first("index_name");
  return (await found) !== undefined;
}

/** @param name unique in the whole database, because SQLite index names share one namespace */
export async function addIndex(table: string, name: string, columns: readonly string[]): Promise<void> {
  const { knex } = storage();
  if (!(await hasIndex(knex, table, name))) await knex.schema.alterTable(table, (t) => void t.index(columns, name));
}

export async function addUniqueIndex(table: string, name: string, columns: readonly string[]): Promise<void> {
  const { knex } = storage();
  if (await hasIndex(knex, table, name)) return;
  await knex.schema.alterTable(table, (t) => void t.unique([...columns], { indexName: name }));
}
