import type { Cluster } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";
import { findLeader } from "./leaders.ts";

/** Whether this instance is the leader of its replica set now, by the same rules as for a run. */
export async function isLeader(cluster: Cluster): Promise<boolean> {
  const { topology } = await readClusterState(cluster);
  const own = topology.instances.find(({ alias }) => alias === cluster.alias);
  if (own === undefined) return false;
  const { leader } = await findLeader(cluster, topology, own.replicaset);
  return leader?.alias === cluster.alias;
}
