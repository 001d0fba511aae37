import type { Knex } from "knex";

/**
 * The collation that compares text byte for byte, including trailing spaces; undefined where that is the default
 * (SQLite). The older `utf8mb4_bin` is not enough: it treats "a" and "a " as the same key.
 */
async function exactCollation(knex: Knex): Promise<string | undefined> {
  if (knex.client.config.client === "better-sqlite3") return undefined;
  const [[row]] = await knex.raw("select version() as version");
  return String(row.version).includes("MariaDB") ? "utf8mb4_nopad_bin" : "utf8mb4_0900_bin";
}

/**
 * Creates a table unless it is there, as after a migration that was interrupted. All text columns compare byte for
 * byte, whatever the server's defaults. Create only columns and the primary key here, which are created atomically
 * with the table. Indexes are a separate step: otherwise a run that died in between would never create them.
 */
export async function createTable(
  knex: Knex,
  name: string,
  columns: (table: Knex.CreateTableBuilder) => void,
): Promise<void> {
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
export async function addIndex(knex: Knex, table: string, name: string, columns: readonly string[]): Promise<void> {
  if (!(await hasIndex(knex, table, name))) await knex.schema.alterTable(table, (t) => void t.index(columns, name));
}

export async function addUniqueIndex(
  knex: Knex,
  table: string,
  name: string,
  columns: readonly string[],
): Promise<void> {
  if (await hasIndex(knex, table, name)) return;
  await knex.schema.alterTable(table, (t) => void t.unique([...columns], { indexName: name }));
}
