import { callNode } from "./call-node.ts";
import type { Cluster } from "./cluster.ts";
import type { Leader } from "./leaders.ts";

/**
 * The schema of the cluster, as text, read from every leader.
 * @throws MigratorError `schema_differs`, `schema_invalid`, `leader_unreachable`
 */
export async function clusterSchema(cluster: Cluster, leaders: readonly Leader[]): Promise<string> {
  const read = leaders.map(
    async ({ alias, node }) => [alias, await callNode(cluster, node, (one) => one.schema())] as const,
  );
  return (await cluster.buildSchema(new Map(await Promise.all(read)))).text;
}
