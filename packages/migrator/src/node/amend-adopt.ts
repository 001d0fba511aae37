import type { TextedMigration } from "../engine/list/loader.ts";
import type { Change } from "../protocol/contracts.ts";
import { type Choose, continued, nothing } from "./amend-choice.ts";
import type { NodeContext } from "./node-options.ts";

type Adopting = Extract<Change, Readonly<{ kind: "adopt" }>>;

/** @throws MigratorError of `adoptedOf`, and `bad_request` for an unknown tool */
export async function adopt(
  own: NodeContext,
  { from, table, file }: Adopting,
  list: readonly TextedMigration[],
): Promise<Choose> {
  const { alias, storage } = own;
  const { adoptedOf, stateOf, toolOf } = await import("../engine/adopt/adopted.ts");
  const tool = toolOf(from);
  const tables = await storage.foreign(tool, table);
  const [missing] = tables.records === undefined && file === undefined ? [table ?? tool.records[0]] : [];
  if (missing !== undefined)
    return () => ({ ...nothing, amendment: { changes: [], remarks: [`It has no table ${missing}.`], missing } });
  const state = stateOf(alias, tool, { ...tables, list, file, leader: [alias, own.replicaset()] });
  const { migrations, remarks } = adoptedOf(alias, tool.title, state, list);
  const foreignNames = new Map(state.applied.map(({ migration, name }) => [migration, name]));
  return ({ applied }) => {
    const append = continued(alias, list, migrations.length, applied);
    const changes = append.map(({ name }) => ({
      migration: name,
      change: "adopted",
      detail: foreignNames.get(name) ?? null,
    }));
    return { ...nothing, append, as: "adopted", amendment: { changes, remarks } };
  };
}
