import { type Hooks, Webhooks } from "@segmark/webhooks";

const hooks: Hooks = {
  observe: (observation) => {
    const { type, name } = observation;
    if (type === "verified") console.log(`${name}: signed with secret ${observation.secret}`);
    if (type === "refused") console.log(`${name}: refused, ${observation.reason}`);
    if (type === "handled") console.log(`${name}: ${observation.handlers} handlers`);
    if (type === "failed") console.log(`${name}: ${observation.failures} of ${observation.handlers} handlers failed`);
  },
  trace: async ({ name, action }, next) => {
    console.log(`span ${name}.${action} begins`);
    try {
      await next();
    } finally {
      console.log(`span ${name}.${action} ends`);
    }
  },
};

const webhooks = new Webhooks({ secret: "new", additionalSecrets: ["old"], hooks });
webhooks.on("star", () => undefined);

const old = new Webhooks({ secret: "old" });
const payload = JSON.stringify({ action: "created" });
await webhooks.verifyAndReceive({ id: "1", name: "star", payload, signature: await old.sign(payload) });
await webhooks.verifyAndReceive({ id: "2", name: "star", payload, signature: "nope" }).catch(() => undefined);
