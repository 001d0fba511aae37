import { type WebhookError, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody" });

webhooks.on("star", () => {
  throw new Error("The database does not answer");
});
webhooks.onAny(async () => {
  throw new Error("The disk is full");
});
webhooks.onError(({ event, errors }) => {
  console.log(`${event.name} ${event.id} failed ${errors.length} times`);
});

const payload = JSON.stringify({ action: "created" });
const signature = await webhooks.sign(payload);

await webhooks.verifyAndReceive({ id: "1", name: "star", payload, signature }).catch((error: WebhookError) => {
  for (const { message } of error.errors) console.log(message);
});

// The payload is not the one that was signed: no handler runs, onError does.
await webhooks.verifyAndReceive({ id: "2", name: "star", payload: "{}", signature }).catch((error: WebhookError) => {
  console.log(error.errors[0]?.name, error.errors[0]?.status);
});
