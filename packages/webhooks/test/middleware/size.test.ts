import { describe, expect, it } from "vitest";
import { createWebMiddleware } from "../../src/middleware/platforms/web.ts";
import { delivery, PATH, signatureOf } from "../support/deliveries.ts";
import { onHapi, onNode, platforms } from "../support/platforms.ts";
import { head, rawSocket } from "../support/raw-socket.ts";
import { witness } from "../support/receivers.ts";

/** JSON of exactly this many bytes. */
const sized = (bytes: number): string => JSON.stringify({ a: "x".repeat(bytes - '{"a":""}'.length) });
const small = { maxBytes: 100 };

describe.each(platforms)("a body on %s", (_name, open) => {
  it("may be as large as maxBytes", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks, small);
    expect((await receiver.send(delivery({ body: sized(100) }))).status).toBe(200);
    expect(events).toHaveLength(1);
  });

  it("is refused with 413 when it is larger, and nothing is dispatched", async () => {
    const { webhooks, events, log, observed } = witness();
    await using receiver = await open(webhooks, small);
    const { status, text, headers } = await receiver.send(delivery({ body: sized(101) }));
    expect([status, headers.get("connection")]).toEqual([413, "close"]);
    expect(JSON.parse(text)).toEqual({ error: expect.stringContaining("100 bytes") });
    expect(events).toEqual([]);
    expect(log.at("info", "warn", "error")).toEqual([
      "Delivery d-1 (push) was rejected with 413: The body is larger than 100 bytes.",
    ]);
    expect(log.at("info")).toHaveLength(1);
    expect(observed).toEqual([{ type: "refused", id: "d-1", name: "push", reason: "size" }]);
  });
});

// A refused sender has a second to read why: these wait for it together.
describe.concurrent.each([
  ["Node", onNode],
  ["hapi", onHapi],
] as const)("over a socket, %s", (_name, open) => {
  const headers = { ...delivery().headers };

  it("rejects by Content-Length before anything is sent", async () => {
    await using receiver = await open(witness().webhooks, small);
    await using socket = await rawSocket(receiver.port);
    socket.write(head("POST", PATH, { ...headers, "content-length": "101" }));
    const { status, headers: got } = await socket.answer();
    expect([status, got["connection"]]).toEqual([413, "close"]);
    await socket.closed;
  });

  it("refuses a body without Content-Length as soon as it is too large, even if it never ends", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks, small);
    await using socket = await rawSocket(receiver.port);
    socket.write(head("POST", PATH, { ...headers, "transfer-encoding": "chunked" }));
    socket.write(`65\r\n${"x".repeat(101)}\r\n`);
    expect((await socket.answer()).status).toBe(413);
    await socket.closed;
    expect(events).toEqual([]);
  });

  it("reads no more than Content-Length bytes", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks, small);
    await using socket = await rawSocket(receiver.port);
    const body = sized(50);
    const signed = { ...headers, "x-hub-signature-256": signatureOf(body) };
    socket.write(head("POST", PATH, { ...signed, "content-length": "49" }) + body);
    expect((await socket.answer()).status).toBe(400);
    expect(events).toEqual([]);
  });

  it("lets a sender that is still sending read the reason for the refusal", async () => {
    await using receiver = await open(witness().webhooks, small);
    await using socket = await rawSocket(receiver.port);
    const bytes = 12_000_000;
    socket.write(head("POST", PATH, { ...headers, "content-length": String(bytes) }));
    // As in simple programs, which read only after sending everything.
    await socket.sent(Buffer.alloc(bytes, "x"));
    expect((await socket.answer()).status).toBe(413);
  });
});

it("accepts 25 MiB by default", async () => {
  const { webhooks } = witness();
  await using receiver = await onNode(webhooks);
  const limit = 25 * 1024 * 1024;
  expect((await receiver.send(delivery({ body: sized(limit) }))).status).toBe(200);
  expect((await receiver.send(delivery({ body: sized(limit + 1) }))).status).toBe(413);
});

it("does not trust the Content-Length of a web request", async () => {
  const { webhooks, events } = witness();
  const body = sized(101);
  const headers = { ...delivery({ body }).headers, "content-length": "7" };
  const stream = new Blob([body]).stream();
  const request = new Request(`http://localhost${PATH}`, { method: "POST", headers, body: stream, duplex: "half" });
  expect((await createWebMiddleware(webhooks, small)(request)).status).toBe(413);
  expect(events).toEqual([]);
});
