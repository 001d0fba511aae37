import { MigratorError } from "../protocol/errors.ts";
import { sentence } from "../protocol/format.ts";
import type { NamesByLeader } from "../protocol/outcomes.ts";
import { callNode } from "./call-node.ts";
import type { Cluster } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";
import { outcomesOf, worstOf } from "./failure.ts";
import { type LeaderResult, resultOfError } from "./leader-outcome.ts";
import { type Found, findAll, problemOf, readableIn } from "./leaders.ts";

/** The applied names of one replica set, under its own name when it has no leader. */
async function read(cluster: Cluster, found: Found): Promise<LeaderResult> {
  const leader = readableIn(cluster, found);
  if (leader === undefined) return resultOfError(found.replicaset, problemOf(found), { applied: [] });
  try {
    const applied = (await callNode(cluster, leader.node, (node) => node.applied())).map(({ name }) => name);
    return { leader: leader.alias, outcome: { outcome: "nothing_to_do", applied_now: [], applied }, code: null };
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    return resultOfError(leader.alias, error, { applied: [] });
  }
}

/**
 * What is applied on every leader, oldest first. Takes no lock, so it can be called while migrations run.
 * @throws MigratorError when a replica set has no leader or it does not answer, with the lists that were read under
 *   `leaders`
 */
export async function getApplied(cluster: Cluster): Promise<NamesByLeader> {
  const { topology } = await readClusterState(cluster);
  const found = await findAll(cluster, topology);
  const results = await Promise.all(found.map((one) => read(cluster, one)));
  const code = worstOf(results);
  if (code === undefined)
    return Object.fromEntries(results.map(({ leader, outcome }) => [leader, [...outcome.applied]]));
  const reasons = results.filter((ending) => ending.code !== null).map(({ outcome }) => sentence(outcome.error ?? ""));
  const leaders = outcomesOf(results.filter((_, index) => found[index]?.leader !== undefined));
  throw new MigratorError(code, reasons.join(" "), { leaders });
}
