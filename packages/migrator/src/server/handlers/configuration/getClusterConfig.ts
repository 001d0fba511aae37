import type { Handler } from "../handler.ts";
import { clusterConfigReply } from "./cluster-config-reply.ts";

export const getClusterConfig: Handler<"getClusterConfig"> = async (_input, { manager }) => ({
  status: 200,
  body: clusterConfigReply(await manager.config.read()),
});
