import type { Cluster, Servers } from "../../../../../test/support/cluster/cluster.ts";
import type { Galera } from "../../../../../test/support/cluster/galera.ts";
import type { Row } from "../../../../../test/support/cluster/server.ts";

/**
 * The nodes of a cluster. `together` has the cluster-wide configuration at one of them, `apart` on a separate server.
 */
export type Given = Readonly<{ galera: Galera; together: Servers; apart: Servers }>;

export const all = ["01_first.ts", "02_second.ts", "03_third.ts"];

/** What the cluster reports about the replica set. */
export async function lookAt(cluster: Cluster, alias: string): Promise<Row> {
  const { body } = await cluster.send(alias, "GET", "/migrations/status");
  const { replicasets } = body as { replicasets: readonly [Row] };
  return replicasets[0];
}
