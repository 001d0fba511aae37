import { MigratorError, messageOf } from "../errors.ts";
import { callMs, callNode, unreachable } from "./call-node.ts";
import type { Cluster } from "./cluster.ts";
import type { Node, RunReport, RunRequest } from "./contracts.ts";
import { seconds } from "./format.ts";
import { type Ending, endingOf, endingOfError, type Known } from "./leader-outcome.ts";

/** A reply that is held open longer is cut by clients and proxies. */
const pollMs = 20_000;
/** So long may a leader be silent before its state counts as unknown. */
const silenceMs = 60_000;
/** What a leader may take over its limit to notice, stop and report. */
const graceMs = 15_000;
const retryMs = 1000;
/** A leader that answers a poll at once, although it runs on, is not asked without a breath. */
const breathMs = 100;

const isSilence = (error: unknown): boolean => error instanceof MigratorError && error.code === "leader_unreachable";

const asSilence = (node: Node, error: unknown): MigratorError =>
  error instanceof MigratorError ? error : unreachable(node.alias, messageOf(error), error);

/** Repeats a call until it is answered, or until the leader was silent for too long. */
async function insist<T>(
  cluster: Cluster,
  node: Node,
  heard: number,
  question: (node: Node) => Promise<T>,
  limitMs: number,
): Promise<T> {
  for (;;)
    try {
      return await callNode(cluster, node, question, limitMs);
    } catch (error) {
      if (!isSilence(error)) throw error;
      const silent = cluster.now() - heard;
      if (silent >= silenceMs) throw unreachable(node.alias, `nothing was heard for ${seconds(silenceMs)}`, error);
      await cluster.pause(retryMs);
    }
}

const knownOf = (known: Known, last: RunReport | undefined): Known => {
  if (last === undefined) return known;
  const applied = last.applied.length > 0 ? last.applied : [...known.applied, ...last.appliedNow];
  return { applied, appliedNow: last.appliedNow };
};

/**
 * One run on one leader, from its start to its end. Never rejects: a leader that cannot be heard ends as `unreachable`.
 * @param known what it had before
 * @param watch told every report
 */
export async function runOnLeader(
  cluster: Cluster,
  node: Node,
  request: RunRequest,
  known: Known,
  watch: (report: RunReport) => void,
): Promise<Ending> {
  const { runId, limitMs } = request;
  const overdue = cluster.now() + limitMs + graceMs;
  let last: RunReport | undefined;
  try {
    await insist(cluster, node, cluster.now(), (one) => one.start(request), callMs);
  } catch (error) {
    return endingOfError(node.alias, asSilence(node, error), known);
  }
  try {
    for (;;) {
      const asked = cluster.now();
      const waitMs = Math.max(0, Math.min(pollMs, overdue - asked));
      last = await insist(cluster, node, asked, (one) => one.poll(runId, waitMs), waitMs + callMs / 2);
      watch(last);
      if (last.state !== "running" || cluster.now() >= overdue)
        return endingOf(node.alias, { ...last, applied: knownOf(known, last).applied });
      if (cluster.now() - asked < breathMs) await cluster.pause(breathMs);
    }
  } catch (error) {
    // It was started, so whatever it says now, nobody knows what it did.
    const lost = isSilence(error) ? error : unreachable(node.alias, messageOf(error), error);
    return endingOfError(node.alias, asSilence(node, lost), knownOf(known, last));
  }
}
