import { isCancelled } from "../protocol/cancelled.ts";
import type { Node, RunReport, RunRequest } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { seconds } from "../protocol/format.ts";
import { callMs, callNode, probeMs, unreachable } from "./call-node.ts";
import type { Call, Cluster } from "./cluster.ts";
import { type Ending, endingOf, endingOfError, type Known } from "./leader-outcome.ts";

/** Clients and proxies cut responses that take longer. */
const pollMs = 20_000;
/** How long a leader may be unreachable before its state counts as unknown, in ms. */
const silenceMs = 60_000;
/** How much longer than its time limit a leader may take to notice, stop and report, in ms. */
const graceMs = 15_000;
const retryMs = 1000;
/** Minimum interval, in ms, for a leader that answers polls at once although its run continues. */
const minPollMs = 100;

const isUnreachable = (error: unknown): boolean =>
  error instanceof MigratorError && error.code === "leader_unreachable";

const asUnreachable = (node: Node, error: unknown): MigratorError =>
  error instanceof MigratorError ? error : unreachable(node.alias, messageOf(error), error);

/** What a leader did is unknown to a coordinator that stopped asking. */
const leftAlone = ({ alias }: Node, { reason }: AbortSignal): MigratorError =>
  new MigratorError("leader_unreachable", `${alias} goes on by itself: ${messageOf(reason)}`);

/**
 * Retries a call until it is answered, or the leader was unreachable for too long. When this coordinator is closed it
 * leaves the leaders to themselves, except its own instance: that stops its run, so its answer is about to come.
 */
async function retried<T>(
  cluster: Cluster,
  node: Node,
  lastHeard: number,
  question: (node: Node) => Promise<T>,
  limitMs: number,
): Promise<T> {
  const { pause, closing } = cluster;
  for (;;)
    try {
      return await callNode(node.alias === cluster.alias ? { pause } : cluster, node, question, limitMs);
    } catch (error) {
      if (!isUnreachable(error) || closing.aborted) throw error;
      const silent = cluster.now() - lastHeard;
      if (silent >= silenceMs) throw unreachable(node.alias, `nothing was heard for ${seconds(silenceMs)}`, error);
      await pause(retryMs, closing);
    }
}

const knownOf = (known: Known, last: RunReport | undefined): Known => {
  if (last === undefined) return known;
  const applied = last.applied.length > 0 ? last.applied : [...known.applied, ...last.appliedNow];
  return { applied, appliedNow: last.appliedNow };
};

/**
 * Cancels the run on its leader when its call is cancelled, or was before the leader knew of the run.
 * @returns a function that ends this
 */
function cancelWith({ signal }: Pick<Call, "signal">, cluster: Cluster, node: Node, runId: string): () => void {
  const cancel = (): void => {
    if (!isCancelled(signal)) return;
    callNode(cluster, node, (one) => one.cancel(runId), probeMs).catch((error: unknown) =>
      cluster.log.warn({ run_id: runId, instance: node.alias, err: error }, "could not ask to cancel the run"),
    );
  };
  cancel();
  signal.addEventListener("abort", cancel, { once: true });
  return () => signal.removeEventListener("abort", cancel);
}

/**
 * One run on one leader, from start to end. Never rejects: an unreachable leader ends as `unreachable`.
 * @param known its state before the run
 * @param call `signal` ends the run when it is cancelled, and `watch` is called with every report
 */
export async function runOnLeader(
  cluster: Cluster,
  node: Node,
  request: RunRequest,
  known: Known,
  call: Pick<Call, "signal"> & Readonly<{ watch: (report: RunReport) => void }>,
): Promise<Ending> {
  const { runId, limitMs } = request;
  const overdue = cluster.now() + limitMs + graceMs;
  let last: RunReport | undefined;
  try {
    await retried(cluster, node, cluster.now(), (one) => one.start(request), callMs);
  } catch (error) {
    const reason = error === cluster.closing.reason ? leftAlone(node, cluster.closing) : asUnreachable(node, error);
    return endingOfError(node.alias, reason, known);
  }
  const stopCancelling = cancelWith(call, cluster, node, runId);
  try {
    for (;;) {
      const pollStart = cluster.now();
      const waitMs = Math.max(0, Math.min(pollMs, overdue - pollStart));
      last = await retried(cluster, node, pollStart, (one) => one.poll(runId, waitMs), waitMs + callMs / 2);
      call.watch(last);
      if (last.state !== "running" || cluster.now() >= overdue)
        return endingOf(node.alias, { ...last, applied: knownOf(known, last).applied });
      if (cluster.now() - pollStart < minPollMs) await cluster.pause(minPollMs);
    }
  } catch (error) {
    // The run was started, so whatever the error is, its outcome is unknown.
    const lost =
      error === cluster.closing.reason
        ? leftAlone(node, cluster.closing)
        : isUnreachable(error)
          ? error
          : unreachable(node.alias, messageOf(error), error);
    return endingOfError(node.alias, asUnreachable(node, lost), knownOf(known, last));
  } finally {
    stopCancelling();
  }
}
