import { storage } from "../src/migrator/index.ts";

const columns =
  "lane integer not null, position bigint not null, item integer not null, kind varchar(20) not null, row_key text not null, video_hash varchar(64)," +
  " at bigint not null, primary key (lane, position, item)";

/**
 * Stores the rows of `changes` in the order of their key, as other engines do: SQLite keeps them by row number otherwise, and every write writes a page of
 * the table and another one of its index.
 */
export async function up(): Promise<void> {
  const { knex } = storage();
  if (knex.client.config.client !== "better-sqlite3") return;
  await knex.transaction(async (trx) => {
    const { sql } = await trx("sqlite_master").where({ type: "table", name: "changes" }).first("sql");
    if (/without rowid/i.test(sql)) return;
    await trx.raw(`create table changes_by_key (${columns}) without rowid`);
    await trx.raw("insert into changes_by_key select lane, position, item, kind, row_key, video_hash, at from changes");
    await trx.raw("drop table changes");
    await trx.raw("alter table changes_by_key rename to changes");
  });
}
