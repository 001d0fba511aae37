import { openDriver } from "./sqlite.ts";
import type { Table } from "./tables.ts";

/** Large tables, for which it is faster to create indexes after the rows are inserted. */
const large = ["segments", "segment_origin", "votes"];

/** Writes the rows in one transaction, without waiting for the disk: an interrupted load starts over. */
export function loadSqlite(url: string, tables: readonly Table[]): void {
  using connection = openDriver(url);
  connection.pragma("synchronous = OFF");
  connection.pragma("cache_size = -262144");
  const indexes = connection
    .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (?, ?, ?)")
    .all(...large) as { name: string; sql: string }[];
  connection.exec("begin");
  for (const { name } of indexes) connection.exec(`drop index ${name}`);
  for (const { name, rows } of tables) {
    let insert: ReturnType<typeof connection.prepare> | undefined;
    for (const row of rows()) {
      const columns = Object.keys(row);
      insert ??= connection.prepare(`insert into ${name} (${columns}) values (${columns.map(() => "?")})`);
      insert.run(...Object.values(row));
    }
  }
  for (const { sql } of indexes) connection.exec(sql);
  connection.exec("commit");
  connection.pragma("wal_checkpoint(TRUNCATE)");
}
