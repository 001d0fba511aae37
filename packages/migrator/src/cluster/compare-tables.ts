import type { SpaceDocument } from "../protocol/document.ts";
import { MigratorError } from "../protocol/errors.ts";
import type { Cluster } from "./cluster.ts";
import { schemasOf } from "./cluster-schema.ts";
import type { Leader } from "./leaders.ts";

/** Without that of the migration manager. */
const tablesOf = ({ spaces }: SpaceDocument): string[] =>
  Object.keys(spaces)
    .filter((name) => name !== "_migrations")
    .sort();

/** @throws MigratorError `schema_differs`, if `up` would write the schema of this cluster */
async function requireSameTables(cluster: Cluster, documents: ReadonlyMap<string, SpaceDocument>): Promise<void> {
  if (!cluster.useSchema()) return;
  try {
    await cluster.buildSchema(documents);
  } catch (error) {
    // The rules of sharding are those of `up`, which has migrations to follow them.
    if (error instanceof MigratorError && error.code === "schema_invalid") return;
    if (!(error instanceof MigratorError)) throw error;
    throw new MigratorError(error.code, `${error.message} Nothing was changed.`);
  }
}

/**
 * Compares the tables of all leaders. Whether they are those of the migrations is for a person to say, so they are
 * listed.
 * @returns remarks by the alias of the leader
 * @throws MigratorError `schema_differs` when a table differs between leaders, `state_inconsistent` when there is none
 *   anywhere
 */
export async function compareTables(
  cluster: Cluster,
  leaders: readonly Leader[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const documents = await schemasOf(cluster, leaders);
  await requireSameTables(cluster, documents);
  const tables = [...documents].map(([alias, document]) => [alias, tablesOf(document)] as const);
  if (tables.every(([, own]) => own.length === 0))
    throw new MigratorError(
      "state_inconsistent",
      "No leader has a table that migrations could have created: there is nothing to start from. Nothing was changed. Apply the migrations with up.",
    );
  const remark = (own: readonly string[]): string =>
    own.length === 0 ? "It has no tables." : `Its tables: ${own.join(", ")}.`;
  return new Map(tables.map(([alias, own]) => [alias, [remark(own)]]));
}
