import { createInbox, createWebMiddleware, memoryStore, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody", log: { warn: console.log } });
let tries = 0;
webhooks.on("push", ({ id }) => {
  tries += 1;
  if (tries === 1) throw new Error("The database does not answer");
  console.log("Handled", id);
});

await using inbox = createInbox({ webhooks, store: memoryStore(), backoff: () => 10 });
// An inbox stands where a Webhooks stands: here, in createNodeMiddleware, in the hapi plugin.
const middleware = createWebMiddleware(inbox);

const payload = JSON.stringify({ ref: "refs/heads/main" });
const headers = {
  "content-type": "application/json",
  "x-host-event": "push",
  "x-host-delivery": "1",
  "x-hub-signature-256": await webhooks.sign(payload),
};
const request = () => new Request("http://localhost/api/host/webhooks", { method: "POST", headers, body: payload });
for (let i = 0; i < 2; i++) {
  const response = await middleware(request());
  console.log(response.status, (await response.text()).trim());
}

inbox.start();
while ((await inbox.get("1"))?.state !== "handled") await new Promise((resolve) => setTimeout(resolve, 5));
for (const { number, outcome, error } of (await inbox.get("1"))?.log ?? []) console.log(number, outcome, error);
