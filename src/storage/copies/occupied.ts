import type { Knex } from "knex";
import type { PublicTableName } from "../public/tables.ts";
import { stages } from "./stages.ts";

/** Whether one of these tables has a row. */
export async function hasRows(db: Knex, names: readonly PublicTableName[]): Promise<boolean> {
  for (const name of names) if ((await db(stages[name].live).first(db.raw("1 as one"))) !== undefined) return true;
  return false;
}
