import type { LockHolder } from "../protocol/contracts.ts";
import type { NamesByLeader } from "../protocol/outcomes.ts";
import type { Call, Cluster } from "./cluster.ts";
import { type ClusterState, ownList, readClusterState, requireMoved } from "./cluster-state.ts";
import { inProgress } from "./config/store-fault.ts";
import { type Found, findAll, leadersAmong } from "./leaders.ts";
import { preflight } from "./preflight.ts";

/** What is read before a plan is made. */
export type Facts = Readonly<{ holder: LockHolder | null; state: ClusterState; found: readonly Found[] }>;

/** @throws MigratorError as `plan` */
export async function planOver(
  cluster: Cluster,
  call: Pick<Call, "runId" | "signal">,
  { holder, state, found }: Facts,
): Promise<NamesByLeader> {
  if (holder !== null) throw inProgress(holder);
  requireMoved(state.settings);
  const { appliedWritable } = state.settings;
  const leaders = leadersAmong(cluster, found);
  const list = await ownList(cluster, call);
  const ready = await preflight(cluster, leaders, { list, appliedWritable }, { ...call, deadline: cluster.now() });
  return Object.fromEntries(
    ready.map(({ leader, inspection }) => [
      leader.alias,
      list.slice(inspection.applied.length).map(({ name }) => name),
    ]),
  );
}

/**
 * What `up` would run now, for every leader. Takes no lock and executes no migration.
 * @throws MigratorError as `up` before its first leader is started
 */
export async function plan(cluster: Cluster, call: Call): Promise<NamesByLeader> {
  const holder = await cluster.store.holder();
  if (holder !== null) throw inProgress(holder);
  const state = await readClusterState(cluster);
  requireMoved(state.settings);
  return planOver(cluster, call, { holder, state, found: await findAll(cluster, state.topology) });
}
