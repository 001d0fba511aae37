import { server } from "@hapi/hapi";
import { Webhooks } from "segmark/webhooks";
import { webhooksPlugin } from "segmark/webhooks/hapi";

export async function start(): Promise<void> {
  const options = { webhooks: new Webhooks({ secret: "0" }), path: "/hooks", timeout: 1000 };
  await server().register({ plugin: webhooksPlugin, options }, { routes: { prefix: "/api" } });
}
