import type { Handler } from "../handler.ts";
import { told } from "./cluster-config-reply.ts";

export const patchClusterConfig: Handler<"patchClusterConfig"> = async ({ body }, { manager }) => ({
  status: 200,
  body: told(await manager.config.patch(body)),
});
