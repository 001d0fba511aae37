import { callNode } from "./call-node.ts";
import { changeConfig } from "./change-config.ts";
import type { Cluster } from "./cluster.ts";
import { schemaSection } from "./config/sections.ts";
import type { Leader } from "./leaders.ts";

/**
 * Reads the schema back from every leader and writes it to the configuration, unless it is already there.
 * @throws MigratorError `schema_differs`, `schema_invalid`, `config_conflict`, `config_store_unavailable`, `leader_unreachable`
 */
export async function writeSchema(cluster: Cluster, leaders: readonly Leader[], runId: string): Promise<void> {
  const read = leaders.map(
    async ({ alias, node }) => [alias, await callNode(cluster, node, (one) => one.schema())] as const,
  );
  const { text } = await cluster.buildSchema(new Map(await Promise.all(read)));
  await changeConfig(cluster, `${cluster.alias}, run ${runId}`, ({ sections }) =>
    sections.get(schemaSection) === text ? null : { filename: schemaSection, content: text },
  );
}
