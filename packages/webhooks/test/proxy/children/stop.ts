// Starts clients in every state, closes them and ends by itself: none may keep the process alive or leave a rejection
// unhandled.
import { createProxyClient } from "../../../src/proxy.ts";
import { Webhooks } from "../../../src/receiver/webhooks.ts";

const [url = ""] = process.argv.slice(2);
const log = { warn: () => undefined, error: () => undefined };
const webhooks = new Webhooks({ secret: "secret", log });

const opened = Promise.withResolvers<void>();
const failed = Promise.withResolvers<void>();
const limits = { silence: 80_000_000, minBackoff: 80_000_000, maxBackoff: 80_000_000, log };
const clients = [
  createProxyClient({ url, webhooks, ...limits }),
  createProxyClient({ url, webhooks, ...limits, onOpen: opened.resolve }),
  createProxyClient({ url: "http://127.0.0.1:1/", webhooks, ...limits, onError: () => failed.resolve() }),
];
for (const client of clients.slice(1)) client.start();
await Promise.all([opened.promise, failed.promise]);
const states = clients.map(({ state }) => state);
await Promise.all(clients.map((client) => client.close()));
process.stdout.write([...states, ...clients.map(({ state }) => state)].join(" "));
