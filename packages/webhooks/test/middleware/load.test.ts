import { describe, expect, it } from "vitest";
import { delivery, PATH, PUSH, signatureOf } from "../support/deliveries.ts";
import { gate } from "../support/gate.ts";
import { onHapi, onNode, platforms } from "../support/platforms.ts";
import { head, rawSocket } from "../support/raw-socket.ts";
import { witness } from "../support/receivers.ts";

const one = { maxConcurrent: 1 };

describe.each(platforms)("more deliveries than maxConcurrent, on %s", (_name, open) => {
  it("are rejected with 503 and Retry-After", async () => {
    const { webhooks, log, observed, events } = witness();
    const slow = gate();
    webhooks.on("push", slow.handler);
    await using receiver = await open(webhooks, one);
    const first = receiver.send(delivery({ id: "first" }));
    await slow.began;
    const { status, headers, text } = await receiver.send(delivery({ id: "second" }));
    expect([status, headers.get("retry-after"), headers.get("content-type")]).toEqual([503, "1", "application/json"]);
    expect(Object.keys(JSON.parse(text))).toEqual(["error"]);
    expect(log.at("warn")).toEqual([expect.stringContaining("second")]);
    expect(observed).toContainEqual({ type: "refused", id: "second", name: "push", reason: "busy" });
    slow.open();
    expect((await first).status).toBe(200);
    expect(events.map(({ id }) => id)).toEqual(["first"]);
    expect((await receiver.send(delivery({ id: "third" }))).status).toBe(200);
  });

  it("include those that got 202 until their handlers end", async () => {
    const { webhooks } = witness();
    const slow = gate();
    webhooks.on("ping", slow.handler);
    await using receiver = await open(webhooks, { ...one, timeout: 300 });
    expect((await receiver.send(delivery({ event: "ping" }))).status).toBe(202);
    expect((await receiver.send(delivery())).status).toBe(503);
    slow.open();
    await expect.poll(async () => (await receiver.send(delivery())).status).toBe(200);
  });

  it("are accepted again after every kind of failure", async () => {
    const { webhooks } = witness();
    webhooks.on("ping", () => {
      throw new Error("no");
    });
    await using receiver = await open(webhooks, { ...one, maxBytes: 1000 });
    const statuses = [];
    for (const sent of [
      delivery({ headers: { "x-hub-signature-256": signatureOf("other") } }),
      delivery({ body: "{" }),
      delivery({ event: "ping" }),
      delivery({ body: "x".repeat(1001) }),
      delivery(),
    ]) {
      statuses.push((await receiver.send(sent)).status);
    }
    expect(statuses).toEqual([400, 400, 500, 413, 200]);
  });
});

it("keeps the connection of a rejected sender open", async () => {
  const { webhooks, events } = witness();
  const slow = gate();
  webhooks.on("ping", slow.handler);
  await using receiver = await onNode(webhooks, one);
  const first = receiver.send(delivery({ event: "ping" }));
  await slow.began;
  await using socket = await rawSocket(receiver.port);
  const { headers } = delivery();
  const length = String(Buffer.byteLength(PUSH));
  socket.write(head("POST", PATH, { ...headers, "content-length": length }));
  // The response precedes the body, whose bytes must not be taken for the next request.
  expect((await socket.answer()).status).toBe(503);
  socket.write(PUSH);
  slow.open();
  await first;
  socket.write(head("POST", PATH, { ...headers, "content-length": length }) + PUSH);
  expect((await socket.answer()).status).toBe(200);
  expect(events.map(({ name }) => name)).toEqual(["ping", "push"]);
});

describe.each([
  ["Node", onNode],
  ["hapi", onHapi],
] as const)("senders whose bodies have not arrived, on %s", (_name, open) => {
  it("keep nobody out", async () => {
    const { webhooks } = witness();
    await using receiver = await open(webhooks, one);
    await using idle = new AsyncDisposableStack();
    for (let sender = 0; sender < 3; sender++) {
      const socket = idle.use(await rawSocket(receiver.port));
      socket.write(head("POST", PATH, { ...delivery().headers, "content-length": "2" }));
    }
    // Answered after the heads above were read, as each is read as soon as it is there.
    for (let sent = 0; sent < 3; sent++) expect((await receiver.send(delivery())).status).toBe(200);
  });

  it("are rejected with 503 if the last slot was taken meanwhile, and their connection stays open", async () => {
    const { webhooks, observed, events } = witness();
    const slow = gate();
    webhooks.on("ping", slow.handler);
    await using receiver = await open(webhooks, one);
    await using socket = await rawSocket(receiver.port);
    const { headers } = delivery({ id: "late" });
    const whole = head("POST", PATH, { ...headers, "content-length": String(Buffer.byteLength(PUSH)) });
    socket.write(whole);
    expect((await receiver.send(delivery({ id: "before" }))).status).toBe(200);
    const first = receiver.send(delivery({ event: "ping", id: "ping" }));
    await slow.began;
    socket.write(PUSH);
    expect((await socket.answer()).status).toBe(503);
    expect(observed).toContainEqual({ type: "refused", id: "late", name: "push", reason: "busy" });
    slow.open();
    await first;
    socket.write(whole + PUSH);
    expect((await socket.answer()).status).toBe(200);
    expect(events.map(({ id }) => id)).toEqual(["before", "ping", "late"]);
  });
});
