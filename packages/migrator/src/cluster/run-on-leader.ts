import { isCancelled } from "../protocol/cancelled.ts";
import type { Node, RunReport, RunRequest } from "../protocol/contracts.ts";
import { errorsOf, MigratorError, messageOf } from "../protocol/errors.ts";
import { seconds } from "../protocol/format.ts";
import { callMs, callNode, probeMs, unreachable } from "./call-node.ts";
import type { Call, Cluster } from "./cluster.ts";
import { type Known, type LeaderResult, resultOfError, resultOfReport } from "./leader-outcome.ts";

/** Clients and proxies cut responses that take longer. */
const pollMs = 20_000;
/** How long a leader may be unreachable before its state counts as unknown, in ms. */
const unreachableTimeoutMs = 60_000;
/** How much longer than its time limit a leader may take to notice, stop and report, in ms. */
const graceMs = 15_000;
const retryMs = 1000;
/** Minimum interval, in ms, for a leader that answers polls at once although its run continues. */
const minPollMs = 100;

const isUnreachable = (error: unknown): boolean =>
  error instanceof MigratorError && error.code === "leader_unreachable";

/** Nothing listens any more: the process has ended, and the run with it. */
const isRefused = (error: unknown): boolean =>
  [...errorsOf(error)].some((link) => "code" in link && link.code === "ECONNREFUSED");

const asLost = (node: Node, error: unknown): MigratorError =>
  isRefused(error)
    ? new MigratorError("leadership_lost", `${node.alias} has ended: its port refuses connections.`, { cause: error })
    : asUnreachable(node, error);

const asUnreachable = (node: Node, error: unknown): MigratorError =>
  error instanceof MigratorError ? error : unreachable(node.alias, messageOf(error), error);

/** The outcome of a leader is unknown to a coordinator that stopped polling. */
const abandoned = ({ alias }: Node, { reason }: AbortSignal): MigratorError =>
  new MigratorError("leader_unreachable", `${alias} continues on its own: ${messageOf(reason)}`);

/**
 * Retries a call until there is a response, or the leader was unreachable for too long. When this coordinator is closed
 * it abandons the leaders, except its own instance: that one stops its run, so its response is imminent.
 */
async function retryUntilAnswered<T>(
  cluster: Cluster,
  node: Node,
  lastResponseAt: number,
  call: (node: Node) => Promise<T>,
  limitMs: number,
): Promise<T> {
  const { pause, closing } = cluster;
  for (;;)
    try {
      return await callNode(node.alias === cluster.alias ? { pause } : cluster, node, call, limitMs);
    } catch (error) {
      if (!isUnreachable(error) || closing.aborted || isRefused(error)) throw error;
      const silentMs = cluster.now() - lastResponseAt;
      if (silentMs >= unreachableTimeoutMs)
        throw unreachable(node.alias, `no response for ${seconds(unreachableTimeoutMs)}`, error);
      await pause(retryMs, closing);
    }
}

const knownOf = (known: Known, last: RunReport | undefined): Known => {
  if (last === undefined) return known;
  const applied = last.applied.length > 0 ? last.applied : [...known.applied, ...last.appliedNow];
  return { applied, appliedNow: last.appliedNow };
};

/**
 * Cancels the run on its leader when its call is cancelled, and before its next migration when `halt` aborts; also if
 * that was before the leader knew of the run.
 * @returns a function that ends this
 */
function cancelWith({ signal, halt }: LeaderCall, cluster: Cluster, node: Node, runId: string): () => void {
  const cancel = (afterCurrent: boolean): void => {
    callNode(cluster, node, (one) => one.cancel(runId, { afterCurrent }), probeMs).catch((error: unknown) =>
      cluster.log.warn(
        { run_id: runId, instance: node.alias, err: error },
        "could not request the cancellation of the run",
      ),
    );
  };
  const stop = (): void => {
    if (isCancelled(signal)) cancel(false);
  };
  const stopSoon = (): void => {
    if (halt.aborted) cancel(true);
  };
  stop();
  stopSoon();
  signal.addEventListener("abort", stop, { once: true });
  halt.addEventListener("abort", stopSoon, { once: true });
  return () => {
    signal.removeEventListener("abort", stop);
    halt.removeEventListener("abort", stopSoon);
  };
}

/**
 * - `signal`  ends the run when it is cancelled
 * - `halt`    ends it before its next migration
 * - `watch`   is called with every report
 */
export type LeaderCall = Pick<Call, "signal"> & Readonly<{ halt: AbortSignal; watch: (report: RunReport) => void }>;

/**
 * One run on one leader, from start to end. Never rejects: an unreachable leader ends as `unreachable`.
 * @param known its state before the run
 */
export async function runOnLeader(
  cluster: Cluster,
  node: Node,
  request: RunRequest,
  known: Known,
  call: LeaderCall,
): Promise<LeaderResult> {
  const { runId, limitMs } = request;
  const deadline = cluster.now() + limitMs + graceMs;
  let last: RunReport | undefined;
  try {
    await retryUntilAnswered(cluster, node, cluster.now(), (one) => one.start(request), callMs);
  } catch (error) {
    const reason = error === cluster.closing.reason ? abandoned(node, cluster.closing) : asLost(node, error);
    return resultOfError(node.alias, reason, known);
  }
  const stopCancelling = cancelWith(call, cluster, node, runId);
  try {
    for (;;) {
      const pollStart = cluster.now();
      const waitMs = Math.max(0, Math.min(pollMs, deadline - pollStart));
      last = await retryUntilAnswered(cluster, node, pollStart, (one) => one.poll(runId, waitMs), waitMs + callMs / 2);
      call.watch(last);
      if (last.state !== "running" || cluster.now() >= deadline)
        return resultOfReport(node.alias, { ...last, applied: knownOf(known, last).applied });
      if (cluster.now() - pollStart < minPollMs) await cluster.pause(minPollMs);
    }
  } catch (error) {
    // The run was started, so after any error its outcome is unknown.
    const lost =
      error === cluster.closing.reason
        ? abandoned(node, cluster.closing)
        : isUnreachable(error)
          ? error
          : unreachable(node.alias, messageOf(error), error);
    return resultOfError(node.alias, asLost(node, lost), knownOf(known, last));
  } finally {
    stopCancelling();
  }
}
