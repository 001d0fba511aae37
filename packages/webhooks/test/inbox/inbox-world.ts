import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import type { Inbox } from "../../src/inbox/inbox.ts";
import { createInbox } from "../../src/inbox/inbox.ts";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import type { InboxStore } from "../../src/inbox/store/store.ts";
import type { InboxOptions } from "../../src/inbox/worker/inbox-options.ts";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";

export const secret = "It's a Secret to Everybody";

/** A log that can be read afterwards. */
export function keptLog() {
  const lines: string[] = [];
  const keep = (level: string) => (message: unknown) => void lines.push(`${level} ${String(message)}`);
  return { lines, log: { debug: () => {}, info: keep("info"), warn: keep("warn"), error: keep("error") } };
}

/** An inbox with its own webhooks instance. It polls often, so that no test waits. */
export function newInbox(options: Partial<InboxOptions> = {}) {
  const { lines, log } = keptLog();
  const webhooks = new Webhooks({ secret, log });
  const store = options.store ?? memoryStore();
  const inbox = createInbox({ webhooks, store, poll: 5, backoff: () => 1, stopTimeout: 1000, log, ...options });
  return { webhooks, store, inbox, lines, [Symbol.asyncDispose]: () => inbox.stop() };
}

export const signed = async (
  { webhooks }: { webhooks: Pick<Webhooks, "sign"> },
  id: string,
  name = "issues",
  payload = '{"action":"opened"}',
) => ({
  id,
  name,
  payload,
  signature: await webhooks.sign(payload),
});

/** Serves the inbox over HTTP; `send` posts a delivery as the host does. */
export async function served(inbox: Inbox) {
  const middleware = createNodeMiddleware(inbox, { log: keptLog().log });
  const server = createServer((request, response) => void middleware(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/host/webhooks`;
  const sender = new Webhooks({ secret });
  return {
    async send(id: string, { name = "issues", payload = '{"action":"opened"}', signature = "" } = {}) {
      const headers = {
        "content-type": "application/json",
        "x-host-event": name,
        "x-host-delivery": id,
        "x-hub-signature-256": signature || (await sender.sign(payload)),
      };
      const response = await fetch(url, { method: "POST", headers, body: payload });
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Waits until the delivery has reached this state. */
export const until = (store: InboxStore, id: string, state: string): Promise<void> =>
  expect.poll(async () => (await store.get(id))?.state, { interval: 2, message: id }).toBe(state);

/** A promise that is settled from outside. */
export const later = <T = void>() => Promise.withResolvers<T>();

/** The same store, behind a connection that can be cut; it counts its calls. */
export function cuttable(store: InboxStore) {
  const calls: string[] = [];
  const cut = { now: false, only: undefined as string | undefined };
  const wrapped = new Proxy(store, {
    get:
      (target, name: keyof InboxStore & string) =>
      async (...given: unknown[]) => {
        calls.push(name);
        if (cut.now && (cut.only ?? name) === name) throw new Error("connect ECONNREFUSED");
        return (target[name] as (...args: unknown[]) => unknown)(...given);
      },
  });
  return { store: wrapped, cut, calls };
}
