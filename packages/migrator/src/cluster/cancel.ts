import type { Node } from "../protocol/contracts.ts";
import { continuationOf } from "../protocol/run-id.ts";
import { callNode, probeMs } from "./call-node.ts";
import type { Cluster } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";

/**
 * After a fail-over the old leader may still be running migrations, so the run is cancelled on all instances, not only
 * on leaders.
 */
async function cancelOn(
  cluster: Cluster,
  alias: string,
  nodeOf: () => Node, // throws for an instance that cannot be called
  runId: string,
): Promise<boolean> {
  try {
    const node = nodeOf();
    const ids = [runId, continuationOf(runId)];
    const cancelAll = async (own: readonly string[]): Promise<void> => {
      for (const id of own) await callNode(cluster, node, (one) => one.cancel(id), probeMs);
    };
    const { running } = await callNode(cluster, node, (one) => one.status(), probeMs).catch(async (error: unknown) => {
      await cancelAll(ids); // the run itself may prevent a response
      throw error;
    });
    const own = ids.filter((id) => id === running?.runId);
    await cancelAll(own);
    return own.length > 0;
  } catch (error) {
    cluster.log.warn({ run_id: runId, instance: alias, err: error }, "could not request the cancellation of the run");
    return false;
  }
}

/**
 * Stops a run wherever it is in progress, as its time limit would. What runs in this process is stopped even while the
 * configuration cannot be read.
 * @param isOwn whether this process coordinates the run
 * @returns whether it was in progress anywhere
 * @throws MigratorError `config_store_unavailable`, `bad_config` when only other instances may know of the run
 */
export async function cancel(cluster: Cluster, runId: string, isOwn: boolean): Promise<boolean> {
  const { alias: here, own, log } = cluster;
  const cancellingOwn = cancelOn(cluster, here, () => own, runId);
  try {
    const { topology } = await readClusterState(cluster);
    const others = topology.instances.filter(({ alias, disabled }) => !disabled && alias !== here);
    const cancelling = others.map((instance) =>
      cancelOn(cluster, instance.alias, () => cluster.nodeOf(instance), runId),
    );
    const answers = await Promise.all([cancellingOwn, ...cancelling]);
    return isOwn || answers.includes(true);
  } catch (error) {
    if (!(await cancellingOwn) && !isOwn) throw error;
    log.warn({ run_id: runId, err: error }, "could not request the cancellation on all instances");
    return true;
  }
}
