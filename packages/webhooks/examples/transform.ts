import { Webhooks } from "@segmark/webhooks";

const nameOf = async (login: string): Promise<string> => ({ ann: "Ann Example" })[login] ?? login;

const webhooks = new Webhooks({
  secret: "It's a Secret to Everybody",
  transform: async (event) => Object.assign(event, { nameOf }),
});

webhooks.on("star.created", async ({ payload, nameOf }) => {
  console.log("A star from", await nameOf(payload.sender.login));
});

const payload = JSON.stringify({ action: "created", starred_at: "2026-01-31T12:00:00Z", sender: { login: "ann" } });
await webhooks.verifyAndReceive({ id: "1", name: "star", payload, signature: await webhooks.sign(payload) });
