import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { createInbox } from "../../src/inbox/inbox.ts";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import type { InboxStore } from "../../src/inbox/store/store.ts";
import { createWebMiddleware } from "../../src/middleware/platforms/web.ts";
import { delivery, PATH, PUSH } from "../support/deliveries.ts";
import { gate, list } from "../support/gate.ts";
import { onHapi, onNode, platforms } from "../support/platforms.ts";
import { head, rawSocket } from "../support/raw-socket.ts";
import { witness } from "../support/receivers.ts";

const soon = { timeout: 50 };
/** The body must have arrived before. */
const afterTheBody = { timeout: 300 };

describe.each(platforms)("handlers that take too long, on %s", (_name, open) => {
  it("get 202 and continue", async () => {
    const { webhooks, log, observed } = witness();
    const slow = gate();
    const done = list<string>();
    webhooks.on("push", async () => {
      await slow.handler();
      done.add("handled");
    });
    await using receiver = await open(webhooks, afterTheBody);
    const { status, text, headers } = await receiver.send(delivery());
    expect([status, text, headers.get("content-type")]).toEqual([202, "still processing\n", "text/plain"]);
    expect(headers.get("accept")).toBe("application/json");
    slow.open();
    await done.length(1);
    expect(log.at("error")).toEqual([]);
    expect(observed.filter(({ type }) => type === "refused")).toEqual([]);
  });

  it("are logged when they fail later", async () => {
    const { webhooks } = witness();
    const slow = gate();
    const errors = list<unknown>();
    webhooks.on("push", slow.handler);
    await using receiver = await open(webhooks, { ...afterTheBody, log: { error: errors.add } });
    expect((await receiver.send(delivery())).status).toBe(202);
    slow.fail(new Error("too late to tell"));
    await errors.length(1);
    expect(errors.items).toEqual([expect.objectContaining({ message: "too late to tell" })]);
  });
});

/** A receiver that stores, as slowly as the test wants. */
const slowStore = () => {
  const { webhooks, log, observed } = witness();
  const adding = gate();
  const store = memoryStore();
  const slow: InboxStore = {
    ...store,
    add: async (...given) => {
      await adding.handler();
      return store.add(...given);
    },
  };
  return { adding, store, log, observed, webhooks, inbox: createInbox({ webhooks, store: slow }) };
};

describe.concurrent.each(platforms)("a store that takes too long, on %s", (_name, open) => {
  it("gets 503, and the next try of the host finds what was stored after all", async ({ expect }) => {
    const { adding, inbox, store, log } = slowStore();
    await using receiver = await open(inbox, afterTheBody);
    const { status, text, headers } = await receiver.send(delivery());
    expect([status, headers.get("retry-after"), headers.get("content-type")]).toEqual([503, "10", "application/json"]);
    expect(Object.keys(JSON.parse(text))).toEqual(["error"]);
    expect(log.at("warn")).toEqual([expect.stringContaining("d-1")]);
    adding.open();
    await expect.poll(async () => (await store.counts()).waiting).toBe(1);
    expect((await receiver.send(delivery())).text).toBe("duplicate\n");
  });

  it("gets 503 when nothing is stored in the end either", async ({ expect }) => {
    const { adding, inbox, observed } = slowStore();
    const errors = list<unknown>();
    await using receiver = await open(inbox, { ...afterTheBody, log: { warn: () => {}, error: errors.add } });
    expect((await receiver.send(delivery())).status).toBe(503);
    adding.fail(new Error("disk full"));
    await errors.length(1);
    expect(observed.filter(({ type }) => type === "refused")).toEqual([
      { type: "refused", id: "d-1", name: "push", reason: "busy" },
    ]);
  });
});

it("takes any receiver that runs no handlers itself for one that stores", async () => {
  const { webhooks } = witness();
  const { verifyAndParse, log, hooks } = webhooks;
  const stores = { verifyAndParse, log, hooks, verifyAndReceive: () => new Promise<"accepted">(() => {}) };
  await using receiver = await onNode(stores, afterTheBody);
  expect((await receiver.send(delivery())).status).toBe(503);
});

it("waits for handlers without limit with timeout: Infinity", async () => {
  const { webhooks } = witness();
  webhooks.on("push", () => wait(30));
  await using receiver = await onNode(webhooks, { timeout: Number.POSITIVE_INFINITY });
  expect((await receiver.send(delivery())).text).toBe("ok\n");
});

// A refused sender has a second to read why: these wait for it together.
describe.concurrent.each([
  ["Node", onNode],
  ["hapi", onHapi],
] as const)("a body that does not arrive, on %s", (_name, open) => {
  it("is refused with 408, and the connection ends", async () => {
    const { webhooks, events, log, observed } = witness();
    await using receiver = await open(webhooks, soon);
    await using socket = await rawSocket(receiver.port);
    const { headers } = delivery();
    socket.write(head("POST", PATH, { ...headers, "content-length": "1000" }));
    socket.write('{"ref":');
    const answer = await socket.answer();
    expect([answer.status, answer.headers["connection"]]).toEqual([408, "close"]);
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringContaining("50 ms") });
    await socket.closed;
    expect(events).toEqual([]);
    expect(log.at("info", "warn", "error")).toEqual([
      "Delivery d-1 (push) was rejected with 408: The body did not arrive completely within 50 ms.",
    ]);
    expect(log.at("info")).toHaveLength(1);
    expect(observed).toEqual([{ type: "refused", id: "d-1", name: "push", reason: "body" }]);
  });

  it("is also rejected when it never ends", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks, soon);
    await using socket = await rawSocket(receiver.port);
    socket.write(head("POST", PATH, { ...delivery().headers, "transfer-encoding": "chunked" }));
    const drip = setInterval(() => socket.write("1\r\n \r\n"), 5);
    expect((await socket.answer()).status).toBe(408);
    await socket.closed;
    clearInterval(drip);
    expect(events).toEqual([]);
  });
});

it("cancels a web body that never ends, and its stream", async () => {
  const { webhooks, events } = witness();
  const cancelled = Promise.withResolvers<unknown>();
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(PUSH)),
    cancel: cancelled.resolve,
  });
  const { headers } = delivery();
  const request = new Request(`http://localhost${PATH}`, { method: "POST", headers, body: endless, duplex: "half" });
  const response = await createWebMiddleware(webhooks, soon)(request);
  expect([response.status, response.headers.get("connection")]).toEqual([408, "close"]);
  await cancelled.promise;
  expect(events).toEqual([]);
});

it("leaves no timer behind", async () => {
  const { webhooks } = witness();
  const receive = createWebMiddleware(webhooks);
  vi.useFakeTimers();
  try {
    const { method, headers, body } = delivery();
    await receive(new Request(`http://localhost${PATH}`, { method, headers, body }));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it("does not keep the process alive, neither after a delivery nor while handlers hang", async () => {
  const from = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
  const source = `
    const { createWebMiddleware } = await import(${from("../../src/middleware/platforms/web.ts")});
    const { Webhooks } = await import(${from("../../src/receiver/webhooks.ts")});
    const { delivery, SECRET } = await import(${from("../support/deliveries.ts")});
    const webhooks = new Webhooks({ secret: SECRET });
    webhooks.on("ping", () => new Promise(() => {}));
    const receive = createWebMiddleware(webhooks, { timeout: 600_000 });
    const send = ({ path, ...request }) => receive(new Request("http://localhost" + path, request));
    console.log((await send(delivery())).status);
    send(delivery({ event: "ping" }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", source]);
  expect(stdout).toBe("200\n");
});
