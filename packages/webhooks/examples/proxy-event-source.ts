import { Webhooks } from "@segmark/webhooks";
import { createProxyClient } from "@segmark/webhooks/proxy";
import { EventSource } from "eventsource";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

// In a browser: its own EventSource, without an import.
const client = createProxyClient({ url: process.env.PROXY_URL ?? "", webhooks, EventSource });
client.start();
process.once("SIGINT", () => client.close());
