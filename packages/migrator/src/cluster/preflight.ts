import type { Inspection } from "../protocol/contracts.ts";
import { MigratorError } from "../protocol/errors.ts";
import { callNode } from "./call-node.ts";
import type { Call, Cluster } from "./cluster.ts";
import { type RequestedRun, refusalOf } from "./compare.ts";
import { nothingRun } from "./failure.ts";
import { type Known, type LeaderResult, notStarted, resultOfError } from "./leader-outcome.ts";
import type { Leader } from "./leaders.ts";

const busyPollMs = 500;

/** A leader that passed the preflight check, and its state. */
export type Ready = Readonly<{ leader: Leader; inspection: Inspection }>;

const unknown: Known = { applied: [] };
const knownOf = ({ applied }: Inspection): Known => ({ applied: applied.map(({ name }) => name) });

/**
 * Preflight check of one leader.
 * @throws MigratorError the codes of `refusalOf`, `loader_failed`, `leader_unreachable`
 */
export async function inspect(
  cluster: Cluster,
  leader: Leader,
  requested: RequestedRun,
): Promise<Readonly<{ ready: Ready }> | Readonly<{ refused: MigratorError; known: Known }>> {
  try {
    const inspection = await callNode(cluster, leader.node, (node) => node.inspect());
    const refused = refusalOf(leader.alias, requested, inspection);
    return refused === undefined ? { ready: { leader, inspection } } : { refused, known: knownOf(inspection) };
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    return { refused: error, known: unknown };
  }
}

/**
 * Preflight check of all leaders before anything runs anywhere. Waits for a leader that is still busy with an earlier
 * run.
 * @param deadline until when to wait for a busy leader, by the clock of the cluster
 * @throws MigratorError with the outcome of each leader, when one of them may not run
 */
export async function preflight(
  cluster: Cluster,
  leaders: readonly Leader[],
  requested: RequestedRun,
  { runId, signal, deadline }: Pick<Call, "runId" | "signal"> & Readonly<{ deadline: number }>,
): Promise<Ready[]> {
  for (;;) {
    signal.throwIfAborted();
    const results = await Promise.all(
      leaders.map(async (leader) => ({ leader, result: await inspect(cluster, leader, requested) })),
    );
    const endings = results.map(
      ({ leader, result }): LeaderResult =>
        "ready" in result
          ? notStarted(leader.alias, knownOf(result.ready.inspection))
          : resultOfError(leader.alias, result.refused, result.known),
    );
    const failure = nothingRun(endings, runId);
    if (failure === undefined) return results.flatMap(({ result }) => ("ready" in result ? [result.ready] : []));
    const left = deadline - cluster.now();
    if (left <= 0 || !endings.every(({ code }) => code === null || code === "run_in_progress")) throw failure;
    await cluster.pause(Math.min(left, busyPollMs), signal);
  }
}
