import { storage } from "@segmark/migrator";
import { createTable } from "./support/tables.ts";

const columns =
  "lane integer not null, position bigint not null, item integer not null, kind varchar(20) not null, row_key text not null, video_hash varchar(64)," +
  " at bigint not null, primary key (lane, position, item)";

/**
 * The keys of public rows that transactions changed: one row for each key, numbered within its transaction.
 * - `kind`        name of the public table
 * - `row_key`     values of its key columns, a JSON array
 * - `video_hash` of rows that belong to a video There is no other index: every write pays for it. SQLite stores the
 *   rows in the order of their key only without row numbers; otherwise every write would write a page of the table and
 *   another one of its index.
 */
async function changes(): Promise<void> {
  const { knex } = storage();
  if (knex.client.config.client === "better-sqlite3")
    return knex.raw(`create table if not exists changes (${columns}) without rowid`);
  await createTable("changes", (table) => {
    table.integer("lane").unsigned().notNullable();
    table.bigInteger("position").notNullable();
    table.integer("item").unsigned().notNullable();
    table.string("kind", 20).notNullable();
    table.text("row_key").notNullable();
    table.string("video_hash", 64);
    table.bigInteger("at").notNullable();
    table.primary(["lane", "position", "item"]);
  });
}

/**
 * The feed of changes, and how far others are followed. Positions within a lane are assigned one after the other by
 * transactions that are about to commit, so a reader at some position has seen everything before it. `pruned_position`:
 * the last position of a lane whose keys may have been deleted.
 */
export async function up(): Promise<void> {
  await createTable("feed_lanes", (table) => {
    table.integer("lane").unsigned().primary();
    table.bigInteger("position").notNullable();
    table.bigInteger("pruned_position").defaultTo(0).notNullable();
  });
  await changes();
  // How far this database has followed the change feed of an origin, written in the transactions that write its rows.
  // `owner` follows it until `leased_until`; it was last known to be in step at `in_step_at`, both in ms since 1970 by
  // the clock of the database.
  await createTable("followed_feeds", (table) => {
    table.string("origin", 255).primary();
    table.text("cursor");
    table.string("owner", 64);
    table.bigInteger("leased_until").defaultTo(0).notNullable();
    table.bigInteger("in_step_at");
  });
  // What an exported row says and the service does not store: `texts` is JSON, see src/storage/public/leftovers.ts.
  await createTable("public_leftovers", (table) => {
    table.string("table_name", 20).notNullable();
    table.string("row_key", 65).notNullable();
    table.text("texts", "mediumtext").notNullable();
    table.primary(["table_name", "row_key"]);
  });
  // How far an import is that was interrupted: JSON, written with the rows.
  await createTable("imports", (table) => {
    table.string("name", 16).primary();
    table.text("state", "mediumtext").notNullable();
  });
}
