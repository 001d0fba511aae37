import type { Product } from "@segmark/database/product";
import type { Knex } from "knex";
import { ensureRow, ensureTable } from "../../engine/records/tables.ts";

/**
 * Tables for the sections, for the row with their version, and for the row of the coordinator lock. Safe to call
 * concurrently.
 */
export async function ensureConfigTables(db: Knex, product: Product): Promise<void> {
  await ensureTable(db, product, "cluster_config", (table) => {
    table.string("section", 255).primary();
    table.text("content", "longtext").notNullable();
  });
  await ensureTable(db, product, "cluster_config_head", (table) => {
    table.tinyint("one").primary();
    table.bigInteger("version").notNullable();
    table.bigInteger("changed_at").notNullable();
    table.string("changed_by", 255).notNullable();
  });
  await ensureRow(db, "cluster_config_head", { version: 0, changed_at: 0, changed_by: "" });
  await ensureTable(db, product, "cluster_config_lock", (table) => {
    table.tinyint("one").primary();
    table.string("run_id", 36);
    table.string("owner", 255);
    table.bigInteger("fence").notNullable();
    table.bigInteger("since");
    table.bigInteger("expires_at");
  });
  await ensureRow(db, "cluster_config_lock", { fence: 0 });
}

/** Whether the table that is created last is there. */
export const hasConfigTables = (db: Knex): Promise<boolean> => db.schema.hasTable("cluster_config_lock");
