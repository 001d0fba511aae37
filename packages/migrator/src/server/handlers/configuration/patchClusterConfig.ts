import type { Handler } from "../handler.ts";
import { clusterConfigReply } from "./cluster-config-reply.ts";

export const patchClusterConfig: Handler<"patchClusterConfig"> = async ({ body }, { manager }) => ({
  status: 200,
  body: clusterConfigReply(await manager.config.patch(body)),
});
