import { listWithTimeout } from "../engine/run/load-with-timeout.ts";
import type { ConfigSnapshot, Listed, Topology } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { names } from "../protocol/format.ts";
import type { Call, Cluster } from "./cluster.ts";
import { migrationsSection, topologySection } from "./config/sections.ts";
import { type MigrationSettings, readSettings } from "./config/settings.ts";
import { parseTopology } from "./config/topology.ts";
import { singleNodeTopology } from "./single-node-topology.ts";

/** The current configuration, parsed. */
export type ClusterState = Readonly<{ snapshot: ConfigSnapshot; topology: Topology; settings: MigrationSettings }>;

/** @throws MigratorError `config_store_unavailable`, `bad_config` */
export async function readClusterState({ store, alias }: Pick<Cluster, "store" | "alias">): Promise<ClusterState> {
  const snapshot = await store.read();
  const topology = snapshot.sections.get(topologySection);
  return {
    snapshot,
    topology: topology === undefined ? singleNodeTopology(alias) : parseTopology(topology),
    settings: readSettings(snapshot.sections.get(migrationsSection)),
  };
}

/** @throws MigratorError `applied_list_in_config` */
export function requireMoved({ applied }: MigrationSettings): void {
  if (applied.length === 0) return;
  const list = `Section ${migrationsSection} still lists applied migrations (${names(applied)})`;
  throw new MigratorError("applied_list_in_config", `${list}. Move the migrations state first. Nothing was run.`);
}

/** The coordinator's own list. @throws MigratorError `loader_failed` */
export async function ownList(
  cluster: Pick<Cluster, "loader" | "pause" | "log">,
  { signal }: Pick<Call, "signal">,
): Promise<Listed[]> {
  try {
    return (await listWithTimeout(cluster, signal)).map(({ name, hash }) => ({ name, hash }));
  } catch (error) {
    if (error instanceof MigratorError) throw error;
    throw new MigratorError("loader_failed", `The migrations could not be loaded: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
