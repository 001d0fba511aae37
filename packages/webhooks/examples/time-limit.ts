import { setTimeout as wait } from "node:timers/promises";
import { type WebhookError, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody", timeLimit: 50 });

webhooks.on("push", async (_event, { signal }) => {
  // Whatever takes a signal stops with the delivery: fetch, timers, streams.
  await wait(60_000, undefined, { signal }).catch((error: Error) => console.log(`Stopped: ${error.name}`));
});

const payload = JSON.stringify({ ref: "refs/heads/main" });
const delivery = { id: "1", name: "push", payload, signature: await webhooks.sign(payload) };
await webhooks.verifyAndReceive(delivery).catch((error: WebhookError) => console.log(error.message));
