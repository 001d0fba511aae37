import { callNode, probeMs } from "./call-node.ts";
import type { Cluster } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";
import type { Instance } from "./contracts.ts";
import { continuationOf } from "./run-id.ts";

/** After a fail-over the old leader may still be running migrations, so all instances are asked and not only leaders. */
async function cancelOn(cluster: Cluster, instance: Instance, runId: string): Promise<boolean> {
  try {
    const node = cluster.nodeOf(instance);
    const ids = [runId, continuationOf(runId)];
    const cancelAll = async (own: readonly string[]): Promise<void> => {
      for (const id of own) await callNode(cluster, node, (one) => one.cancel(id), probeMs);
    };
    const { running } = await callNode(cluster, node, (one) => one.status(), probeMs).catch(async (error: unknown) => {
      await cancelAll(ids); // the run may be what keeps it from answering
      throw error;
    });
    const own = ids.filter((id) => id === running?.runId);
    await cancelAll(own);
    return own.length > 0;
  } catch (error) {
    cluster.log.warn({ run_id: runId, instance: instance.alias, err: error }, "could not ask to cancel the run");
    return false;
  }
}

/** Stops a run wherever it is in progress, as its time limit would. Returns whether it was in progress anywhere. */
export async function cancel(cluster: Cluster, runId: string): Promise<boolean> {
  const { topology } = await readClusterState(cluster);
  const members = topology.instances.filter(({ disabled }) => !disabled);
  const answers = await Promise.all(members.map((instance) => cancelOn(cluster, instance, runId)));
  return answers.includes(true);
}
