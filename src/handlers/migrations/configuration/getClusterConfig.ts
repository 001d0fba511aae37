import type { Handler } from "../handler.ts";
import { told } from "./cluster-config-reply.ts";

export const getClusterConfig: Handler<"getClusterConfig"> = async (_input, { manager }) => ({
  status: 200,
  body: told(await manager.config.read()),
});
