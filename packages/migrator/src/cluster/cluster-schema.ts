import type { SpaceDocument } from "../protocol/document.ts";
import { callNode } from "./call-node.ts";
import type { Cluster } from "./cluster.ts";
import type { Leader } from "./leaders.ts";

/** The schema of every leader, by its alias. @throws MigratorError `leader_unreachable` */
export async function schemasOf(
  cluster: Cluster,
  leaders: readonly Leader[],
): Promise<ReadonlyMap<string, SpaceDocument>> {
  const read = leaders.map(
    async ({ alias, node }) => [alias, await callNode(cluster, node, (one) => one.schema())] as const,
  );
  return new Map(await Promise.all(read));
}

/**
 * The schema of the cluster, as text, read from every leader.
 * @throws MigratorError `schema_differs`, `schema_invalid`, `leader_unreachable`
 */
export const clusterSchema = async (cluster: Cluster, leaders: readonly Leader[]): Promise<string> =>
  (await cluster.buildSchema(await schemasOf(cluster, leaders))).text;
