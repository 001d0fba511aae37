import { Webhooks } from "@segmark/webhooks";
import { sign } from "@segmark/webhooks/methods";

const webhooks = new Webhooks({ secret: "old" });
webhooks.onAny(({ id }) => console.log("handled", id));
webhooks.onError(({ event }) => console.log("refused", event.id));

const payload = JSON.stringify({ ref: "refs/heads/main" });
const deliver = async (id: string, secret: string) => {
  const signature = await sign(secret, payload);
  await webhooks.verifyAndReceive({ id, name: "push", payload, signature }).catch(() => undefined);
};

await deliver("1", "old");
// 1. Accept both. 2. Change the secret at the host. 3. Forget the old one.
webhooks.replaceSecrets({ secret: "new", additionalSecrets: ["old"] });
await deliver("2", "old");
await deliver("3", "new");
webhooks.replaceSecrets({ secret: "new" });
await deliver("4", "old");
