import { createWebMiddleware, Webhooks } from "@segmark/webhooks";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody" });
const middleware = createWebMiddleware(webhooks, { maxBytes: 100, deduplicate: { size: 1000, ttl: 3_600_000 } });

const deliver = async (id: string, payload: string) => {
  const headers = {
    "content-type": "application/json",
    "x-host-event": "push",
    "x-host-delivery": id,
    "x-hub-signature-256": await webhooks.sign(payload),
  };
  const request = new Request("http://localhost/api/host/webhooks", { method: "POST", headers, body: payload });
  const response = await middleware(request);
  console.log(response.status, (await response.text()).trim());
};

await deliver("1", '{"ref":"refs/heads/main"}');
await deliver("1", '{"ref":"refs/heads/main"}');
await deliver("2", JSON.stringify({ ref: "x".repeat(100) }));
