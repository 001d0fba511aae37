import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createNodeMiddleware } from "../../../src/middleware/platforms/node.ts";
import { Webhooks } from "../../../src/receiver/webhooks.ts";

/**
 * Retains all that is reported, as applications that show recent errors do, and reports how many requests those keep
 * alive.
 */
const kept: unknown[] = [];
const requests: WeakRef<IncomingMessage>[] = [];
const keep = (error: unknown): void => void kept.push(error);
const log = { debug: () => {}, info: keep, warn: keep, error: keep };
const webhooks = new Webhooks({ secret: "s", log });
webhooks.onError(keep);
const middleware = createNodeMiddleware(webhooks, { maxBytes: 1000, timeout: 100 });
const server = createServer((incoming, response) => {
  requests.push(new WeakRef(incoming));
  void middleware(incoming, response);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;

const headers = {
  "content-type": "application/json",
  "x-host-event": "push",
  "x-host-delivery": "d",
  "x-hub-signature-256": `sha256=${"0".repeat(64)}`,
};

async function send(body: string, length: number, cut: boolean): Promise<void> {
  const sent = request({
    port,
    method: "POST",
    path: "/api/host/webhooks",
    headers: { ...headers, ...(length > 0 ? { "content-length": length } : { "transfer-encoding": "chunked" }) },
    agent: false,
  });
  const over = new Promise<void>((resolve) => sent.once("close", resolve));
  sent.on("error", () => {});
  sent.on("response", (response) => void response.resume());
  sent.write(body);
  if (cut) {
    while (requests.length < 4) await wait(5);
    sent.destroy();
  } else if (length === body.length) sent.end();
  await over;
}

await send("{}", 2, false); // The signature does not fit.
await send("x".repeat(2000), 0, false); // Too large, found out while it is read.
await send("{", 100, false); // Not received in time.
await send("{", 100, true); // Disconnected.
while (kept.length < 5) await wait(5);
server.closeAllConnections();
await new Promise((resolve) => server.close(resolve));
const livingOf = (): number => requests.filter((one) => one.deref() !== undefined).length;
for (let round = 0; round < 50 && livingOf() > 0; round++) {
  await wait(10);
  globalThis.gc?.();
}
const alive = livingOf();
process.stdout.write(JSON.stringify({ requests: requests.length, kept: kept.length, alive }));
process.exit();
