import { type WebhookError, Webhooks } from "@segmark/webhooks";
import { validatePayloads } from "@segmark/webhooks/validate";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody", validate: validatePayloads });
webhooks.on("star.created", () => console.log("handled"));

const receive = async (body: object) => {
  const payload = JSON.stringify(body);
  const delivery = { id: "1", name: "star", payload, signature: await webhooks.sign(payload) };
  await webhooks.verifyAndReceive(delivery).catch((error: WebhookError) => console.log(error.errors[0]?.message));
};

await receive({ action: "created" });
await receive({ action: "created", starred_at: 1785000000 });
