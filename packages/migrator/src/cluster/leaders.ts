import type { Instance, Node, Probe, Topology } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { callNode, probeMs, unreachable } from "./call-node.ts";
import { bypassing, chooseLeader, type ProbeResult } from "./choose-leader.ts";
import type { Cluster } from "./cluster.ts";

/** The instance that acts for its replica set. */
export type Leader = Readonly<{ alias: string; replicaset: string; node: Node }>;
/** A replica set, the answers of its instances, and its leader or why it has none. */
export type Found = Readonly<{ replicaset: string; answers: readonly ProbeResult[] }> &
  (Readonly<{ leader: Leader; problem?: never }> | Readonly<{ problem: MigratorError; leader?: never }>);

async function answerOf(cluster: Cluster, instance: Instance): Promise<ProbeResult> {
  try {
    const probe: Probe = await callNode(cluster, cluster.nodeOf(instance), (node) => node.probe(), probeMs);
    if (probe.alias !== instance.alias) throw unreachable(instance.alias, `${probe.alias} answers at ${instance.url}`);
    return { instance, probe };
  } catch (error) {
    return { instance, unreachableReason: messageOf(error).replace(/\.$/, "") };
  }
}

/**
 * Where the records of a replica set can be read: its leader, or the only instance, which holds them also while its
 * database is read-only.
 */
export function readableIn(cluster: Cluster, { replicaset, leader, answers }: Found): Leader | undefined {
  if (leader !== undefined) return leader;
  const [only, ...others] = answers;
  if (only?.probe === undefined || others.length > 0) return undefined;
  return { alias: only.instance.alias, replicaset, node: cluster.nodeOf(only.instance) };
}

/** Why a replica set has no leader. */
export const problemOf = ({ replicaset, problem }: Found): MigratorError =>
  problem ?? new MigratorError("leader_not_found", `${replicaset} has no leader.`);

/** Probes all enabled instances of one replica set in parallel. */
export async function findLeader(cluster: Cluster, topology: Topology, replicaset: string): Promise<Found> {
  const members = topology.instances.filter((one) => one.replicaset === replicaset && !one.disabled);
  const answers = await Promise.all(members.map((instance) => answerOf(cluster, instance)));
  try {
    const { instance } = chooseLeader(replicaset, answers);
    return { replicaset, answers, leader: { alias: instance.alias, replicaset, node: cluster.nodeOf(instance) } };
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    return { replicaset, answers, problem: error };
  }
}

/** Every replica set, in the order of the topology. */
export const findAll = (cluster: Cluster, topology: Topology): Promise<Found[]> =>
  Promise.all([...topology.replicasets.keys()].map((name) => findLeader(cluster, topology, name)));

/** Warnings already logged per cluster: pages poll the plan, and must not repeat them. */
const warnings = new WeakMap<Cluster, Set<string>>();

/** @throws MigratorError `user_bypasses_read_only` */
function requireNoBypass(cluster: Cluster, { replicaset, answers }: Found): void {
  const { aliases, dangerous } = bypassing(answers);
  if (aliases.length === 0) return;
  const who = `The database user of ${aliases.join(", ")} in ${replicaset} may write to read-only servers.`;
  const remedy = "Take SUPER and READ ONLY ADMIN from it.";
  if (dangerous) throw new MigratorError("user_bypasses_read_only", `${who} ${remedy}`);
  const warned = warnings.get(cluster) ?? new Set();
  if (!warned.has(who)) cluster.log.warn({ replicaset, instances: aliases }, `${who} ${remedy}`);
  warnings.set(cluster, warned.add(who));
}

/** In the order in which they must be repaired. */
const precedence = ["several_leaders", "leader_not_found", "user_bypasses_read_only"];

/**
 * The leader of every replica set, in the order of the topology.
 * @throws MigratorError `several_leaders`, `leader_not_found`, `user_bypasses_read_only`, naming every replica set
 *   concerned
 */
export const leadersOf = async (cluster: Cluster, topology: Topology): Promise<Leader[]> =>
  leadersAmong(cluster, await findAll(cluster, topology));

/** As `leadersOf`, of replica sets whose instances were probed already. */
export function leadersAmong(cluster: Cluster, all: readonly Found[]): Leader[] {
  const leaders: Leader[] = [];
  const problems: MigratorError[] = [];
  for (const found of all)
    try {
      if (found.problem !== undefined) throw found.problem;
      requireNoBypass(cluster, found);
      leaders.push(found.leader);
    } catch (error) {
      if (!(error instanceof MigratorError)) throw error;
      problems.push(error);
    }
  const [worst] = problems.sort((a, b) => precedence.indexOf(a.code) - precedence.indexOf(b.code));
  if (worst === undefined) return leaders;
  const same = problems.filter(({ code }) => code === worst.code).map(({ message }) => message);
  throw new MigratorError(worst.code, `${same.join(" ")} Nothing was run.`);
}
