import { Webhooks } from "@segmark/webhooks";
import { createProxyClient } from "@segmark/webhooks/proxy";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

const client = createProxyClient({
  url: process.env.PROXY_URL ?? "",
  webhooks,
  onDelivery: ({ name, action, error }) => console.log(name, action, error === undefined ? "handled" : error.message),
});
client.start();
process.once("SIGINT", () => client.close());
