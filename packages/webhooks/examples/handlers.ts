import { Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody" });

webhooks.on("star.created", ({ payload }) => console.log("star.created:", payload.sender.login));
webhooks.on(["star", "watch"], ({ name, payload }) => console.log(`${name}:`, payload.action));
webhooks.onAny(({ id, name }) => console.log(`any: ${id} is a ${name}`));

const payload = JSON.stringify({ action: "created", starred_at: "2026-01-31T12:00:00Z", sender: { login: "ann" } });
const signature = await webhooks.sign(payload);
await webhooks.verifyAndReceive({ id: "1", name: "star", payload, signature });
