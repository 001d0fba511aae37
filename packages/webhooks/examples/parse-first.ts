import { Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody" });
const payload = JSON.stringify({ ref: "refs/heads/main" });
const signature = await webhooks.sign(payload);

// Verifies and parses. No handler runs: put the event into a queue, or decide first.
const event = await webhooks.verifyAndParse({ id: "1", name: "push", payload, signature });
console.log(event.name, event.payload);
