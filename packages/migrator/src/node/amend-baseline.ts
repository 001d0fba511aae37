import type { TextedMigration } from "../engine/list/loader.ts";
import { type CreatedTable, tablesCreatedBy } from "../engine/sql/tables.ts";
import { MigratorError } from "../protocol/errors.ts";
import { type Choose, continued, nothing } from "./amend-choice.ts";
import type { NodeContext } from "./node-options.ts";

/**
 * Compares what files of SQL create with what is there.
 * @returns remarks about tables that code may have dropped
 * @throws MigratorError `state_inconsistent` for a table that is missing
 */
async function missingTables({ alias, storage }: NodeContext, list: readonly TextedMigration[]): Promise<string[]> {
  const { mode } = await storage.probe();
  const expected = tablesCreatedBy(list, mode === "sqlite" ? "sqlite" : "mysql");
  if (expected.length === 0) return [];
  const present = new Set(Object.keys((await storage.schema()).spaces).map((table) => table.toLowerCase()));
  const missing = expected.filter(({ table }) => !present.has(table.toLowerCase()));
  const text = ({ table, migration }: CreatedTable): string => `${table}, which ${migration} creates`;
  const sure = missing.filter(({ isSure }) => isSure);
  if (sure.length > 0)
    throw new MigratorError("state_inconsistent", `${alias} has no table ${sure.map(text).join("; no table ")}.`);
  return missing.map((one) => `It has no table ${text(one)}; a later migration may have dropped it.`);
}

/** @throws MigratorError `state_inconsistent` for a missing table, and when it chooses, `order_violation` */
export async function baseline(own: NodeContext, list: readonly TextedMigration[], name: string): Promise<Choose> {
  const end = list.findIndex((one) => one.name === name) + 1;
  const isDone = (await own.storage.applied()).length >= end;
  const remarks = isDone ? [] : await missingTables(own, list.slice(0, end));
  return ({ applied }) => {
    const append = continued(own.alias, list, end, applied);
    const changes = append.map((one) => ({ migration: one.name, change: "baseline", detail: null }));
    return { ...nothing, append, amendment: { changes, remarks } };
  };
}
