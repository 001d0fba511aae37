import type { Listed, RunReport, RunRequest, Topology } from "../protocol/contracts.ts";
import { names } from "../protocol/format.ts";
import { continuationOf } from "../protocol/run-id.ts";
import type { Cluster } from "./cluster.ts";
import { type LeaderResult, resultOfError } from "./leader-outcome.ts";
import { findLeader, type Leader } from "./leaders.ts";
import { inspect, type Ready } from "./preflight.ts";
import { runOnLeader } from "./run-on-leader.ts";

const probeEveryMs = 2000;
const newLeaderTimeoutMs = 30_000;

/**
 * What all leaders of a run share. `signal` aborts when the call has to end, `halt` when no leader may begin a further
 * migration; `mayContinue`: whether a leader may still be started.
 */
export type Work = Readonly<{
  topology: Topology;
  request: RunRequest;
  signal: AbortSignal;
  halt: AbortSignal;
  mayContinue(): Promise<boolean>;
  watch(leader: string, report: RunReport): void;
}>;

const namesOf = (list: readonly Listed[]): string[] => list.map(({ name }) => name);

const runLeader = (
  { signal, halt, watch }: Work,
  cluster: Cluster,
  { leader, inspection }: Ready,
  request: RunRequest,
): Promise<LeaderResult> =>
  runOnLeader(
    cluster,
    leader.node,
    request,
    { applied: namesOf(inspection.applied) },
    {
      signal,
      halt,
      watch: (report) => watch(leader.alias, report),
    },
  );

/** Waits until a replica set has a leader; undefined when it has none in time, and when the call has to end. */
async function nextLeader(
  cluster: Cluster,
  { topology, signal }: Work,
  replicaset: string,
): Promise<Leader | undefined> {
  const deadline = cluster.now() + newLeaderTimeoutMs;
  while (!signal.aborted) {
    const { leader } = await findLeader(cluster, topology, replicaset);
    if (leader !== undefined) return leader;
    if (cluster.now() + probeEveryMs > deadline) return undefined;
    await cluster.pause(probeEveryMs, signal);
  }
  return undefined;
}

/** Merges both results: the names that either leader applied and that are on the final one, in their order. */
function mergeResults(lost: LeaderResult, final: LeaderResult): LeaderResult {
  const { applied_now } = final.outcome;
  const [applied, again] = [new Set(final.outcome.applied), new Set(applied_now)];
  const carriedOver = lost.outcome.applied_now.filter((name) => applied.has(name) && !again.has(name));
  const all = [...carriedOver, ...applied_now];
  const outcome = final.outcome.outcome === "nothing_to_do" && all.length > 0 ? "applied" : final.outcome.outcome;
  return { ...final, outcome: { ...final.outcome, outcome, applied_now: all } };
}

/**
 * Continues once, when the replica set has a leader again. If that is the old leader, the continued run needs its own
 * run id.
 */
async function continueRun(
  cluster: Cluster,
  work: Work,
  lost: LeaderResult,
  replicaset: string,
): Promise<LeaderResult> {
  const { log } = cluster;
  const leader = await nextLeader(cluster, work, replicaset);
  if (leader === undefined) {
    if (!work.signal.aborted) log.warn({ replicaset, leader: lost.leader }, "no instance took over in time");
    return lost;
  }
  const { alias } = leader;
  const result = await inspect(cluster, leader, work.request);
  if ("refused" in result) {
    const { refused, known } = result;
    if (refused.code === "leader_unreachable") return { ...lost, outcome: { ...lost.outcome, error: refused.message } };
    return mergeResults(lost, resultOfError(alias, refused, known));
  }
  const { inspection } = result.ready;
  const appliedNames = new Set(namesOf(inspection.applied));
  const missing = lost.outcome.applied_now.filter((name) => !appliedNames.has(name));
  if (missing.length > 0)
    log.warn(
      { replicaset, lost: lost.leader, leader: alias, migrations: missing },
      `${names(missing)} was applied on ${lost.leader} and did not reach ${alias}; it runs again there. Rebuild ${lost.leader}.`,
    );
  if (!(await work.mayContinue())) return lost;
  const runId = alias === lost.leader ? continuationOf(work.request.runId) : work.request.runId;
  log.info(
    { replicaset, leader: alias, run_id: work.request.runId, continued_as: runId },
    "continuing on the new leader",
  );
  return mergeResults(lost, await runLeader(work, cluster, result.ready, { ...work.request, runId }));
}

/**
 * Runs one replica set: on its leader and, after a fail-over, once more on the next one. The result is named after the
 * final leader. Never rejects.
 */
export async function runReplicaset(cluster: Cluster, work: Work, ready: Ready): Promise<LeaderResult> {
  const result = await runLeader(work, cluster, ready, work.request);
  // Code that cannot be stopped may still write, so no other leader may start meanwhile.
  if (result.code !== "leadership_lost" || result.outcome.still_running === true) return result;
  return continueRun(cluster, work, result, ready.leader.replicaset);
}
