import type { Knex } from "knex";

/**
 * The collation that compares text byte for byte, including trailing spaces; undefined where that is the default
 * (SQLite). The older `utf8mb4_bin` is not enough: it treats "a" and "a " as the same key.
 */
export async function exactCollation(knex: Knex): Promise<string | undefined> {
  if (knex.client.config.client === "better-sqlite3") return undefined;
  const [[row]] = await knex.raw("select version() as version");
  return String(row.version).includes("MariaDB") ? "utf8mb4_nopad_bin" : "utf8mb4_0900_bin";
}
