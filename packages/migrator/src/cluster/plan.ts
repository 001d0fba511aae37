import type { NamesByLeader } from "../protocol/outcomes.ts";
import type { Call, Cluster } from "./cluster.ts";
import { ownList, readClusterState, requireMoved } from "./cluster-state.ts";
import { inProgress } from "./config/store-fault.ts";
import { leadersOf } from "./leaders.ts";
import { preflight } from "./preflight.ts";

/**
 * What `up` would run now, for every leader. Takes no lock and executes no migration.
 * @throws MigratorError as `up` before its first leader is started
 */
export async function plan(cluster: Cluster, call: Call): Promise<NamesByLeader> {
  const holder = await cluster.store.holder();
  if (holder !== null) throw inProgress(holder);
  const { topology, settings } = await readClusterState(cluster);
  requireMoved(settings);
  const { appliedWritable } = settings;
  const leaders = await leadersOf(cluster, topology);
  const list = await ownList(cluster, call);
  const ready = await preflight(cluster, leaders, { list, appliedWritable }, { ...call, deadline: cluster.now() });
  return Object.fromEntries(
    ready.map(({ leader, inspection }) => [
      leader.alias,
      list.slice(inspection.applied.length).map(({ name }) => name),
    ]),
  );
}
