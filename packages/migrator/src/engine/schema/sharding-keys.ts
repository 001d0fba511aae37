import { productOf } from "@segmark/database/product";
import type { Knex } from "knex";
import { MigratorError } from "../../protocol/errors.ts";
import { ensureTable } from "../records/tables.ts";

/** Table of sharding keys: one row per table, with its columns as a JSON list. */
export const shardingTable = "_ddl_sharding_key";

type KeyRow = { space_name: string; sharding_key: string };

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function fieldsOf({ space_name: space, sharding_key: text }: KeyRow): string[] {
  try {
    const fields: unknown = JSON.parse(text);
    if (isStrings(fields)) return fields;
  } catch {
    // not JSON
  }
  const remedy = "Register it with register_sharding_key in a migration.";
  throw new MigratorError(
    "schema_invalid",
    `The sharding key of table ${space} in ${shardingTable} is no list of columns. ${remedy}`,
  );
}

/**
 * Sharding keys by table. Only called if the table of keys exists.
 * @throws MigratorError `schema_invalid` for a row that was written by something else and is no list
 */
export async function readShardingKeys(db: Knex): Promise<Map<string, string[]>> {
  const rows = await db<KeyRow>(shardingTable).select("space_name", "sharding_key");
  return new Map(rows.map((row) => [row.space_name, fieldsOf(row)]));
}

/** Upserts the sharding key of a table. Safe to call concurrently. */
export async function writeShardingKey(db: Knex, space: string, fields: readonly string[]): Promise<void> {
  await ensureTable(db, await productOf(db), shardingTable, (table) => {
    table.string("space_name", 255).primary();
    table.text("sharding_key").notNullable();
  });
  const row: KeyRow = { space_name: space, sharding_key: JSON.stringify(fields) };
  await db<KeyRow>(shardingTable).insert(row).onConflict("space_name").merge();
}
