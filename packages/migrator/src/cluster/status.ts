import type { LockHolder, Mode, NodeStatus } from "../protocol/contracts.ts";
import { MigratorError, type MigratorErrorCode } from "../protocol/errors.ts";
import { callNode } from "./call-node.ts";
import type { Call, Cluster } from "./cluster.ts";
import { clusterSchema } from "./cluster-schema.ts";
import { readClusterState } from "./cluster-state.ts";
import { type Found, findAll, leadersAmong } from "./leaders.ts";
import { type Facts, planOver } from "./plan.ts";
import { warningsOf } from "./warnings.ts";

type Trouble = Readonly<{ code: MigratorErrorCode; detail: string }>;

/** State of one instance; `why` says why it is not writable or not reachable. */
export type InstanceStatus = Readonly<{
  alias: string;
  reachable: boolean;
  writable: boolean;
  mode: Mode | null;
  version: string | null;
  why: string | null;
}>;

/** `status` is the leader's own; null with a `problem` when there is no leader or it does not answer. */
export type ReplicasetStatus = Readonly<{
  replicaset: string;
  leader: string | null;
  problem: Trouble | null;
  status: NodeStatus | null;
  instances: readonly InstanceStatus[];
}>;

/**
 * Status of the whole cluster.
 * - `holder`       the coordinator of the current run
 * - `listsDiffer`  leaders have applied different names, or the same in a different order
 * - `refused` what `up` would be refused with now, or would fail with although nothing is pending; null when it would
 *   not
 * - `warnings`     of the loader of this instance
 */
export type ClusterStatus = Readonly<{
  cluster: string;
  configVersion: number;
  holder: LockHolder | null;
  listsDiffer: boolean;
  refused: Trouble | null;
  warnings: readonly string[];
  replicasets: readonly ReplicasetStatus[];
}>;

const instancesOf = ({ answers }: Found): InstanceStatus[] =>
  answers.map(({ instance: { alias }, probe, unreachableReason }) =>
    probe === undefined
      ? { alias, reachable: false, writable: false, mode: null, version: null, why: unreachableReason }
      : { alias, reachable: true, writable: probe.writable, mode: probe.mode, version: probe.version, why: probe.why },
  );

const troubleOf = ({ code, message }: MigratorError): Trouble => ({ code, detail: message });

async function replicasetStatus(cluster: Cluster, found: Found): Promise<ReplicasetStatus> {
  const { replicaset, leader, problem } = found;
  const own = { replicaset, leader: leader?.alias ?? null, instances: instancesOf(found) };
  if (problem !== undefined) return { ...own, problem: troubleOf(problem), status: null };
  try {
    return { ...own, problem: null, status: await callNode(cluster, leader.node, (node) => node.status()) };
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    return { ...own, problem: troubleOf(error), status: null };
  }
}

/** What `up` would be refused with now. Leaders with pending migrations may have other schemas until these are applied. */
async function refusal(cluster: Cluster, call: Pick<Call, "runId" | "signal">, facts: Facts): Promise<Trouble | null> {
  try {
    const pending = await planOver(cluster, call, facts);
    const isDone = Object.values(pending).every((names) => names.length === 0);
    if (isDone && cluster.useSchema()) await clusterSchema(cluster, leadersAmong(cluster, facts.found));
    return null;
  } catch (error) {
    if (error instanceof MigratorError) return troubleOf(error);
    throw error;
  }
}

/**
 * Reads every replica set; one without a leader is reported and does not hide the others.
 * @throws MigratorError `config_store_unavailable`, `bad_config`
 */
export async function status(cluster: Cluster, call: Pick<Call, "runId" | "signal">): Promise<ClusterStatus> {
  const state = await readClusterState(cluster);
  const { topology, snapshot } = state;
  const [holder, found] = await Promise.all([cluster.store.holder(), findAll(cluster, topology)]);
  const [refused, ...replicasets] = await Promise.all([
    refusal(cluster, call, { holder, state, found }),
    ...found.map((one) => replicasetStatus(cluster, one)),
  ]);
  const lists = replicasets.flatMap((one) => (one.status === null ? [] : [JSON.stringify(one.status.applied)]));
  return {
    cluster: topology.cluster,
    configVersion: snapshot.version,
    holder,
    listsDiffer: new Set(lists).size > 1,
    refused,
    warnings: await warningsOf(cluster),
    replicasets,
  };
}
