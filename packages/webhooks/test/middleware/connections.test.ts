import { once } from "node:events";
import { connect, createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { delivery, PATH, PUSH, type Sent } from "../support/deliveries.ts";
import { list } from "../support/gate.ts";
import { onHapi, onNode, serve } from "../support/platforms.ts";
import { head, type RawSocket, rawSocket } from "../support/raw-socket.ts";
import { witness } from "../support/receivers.ts";

const { headers } = delivery();
const bytes = Buffer.from(PUSH);
const whole = (id: string): Buffer =>
  Buffer.concat([
    Buffer.from(head("POST", PATH, { ...headers, "x-host-delivery": id, "content-length": String(bytes.length) })),
    bytes,
  ]);

describe.each([
  ["Node", onNode],
  ["hapi", onHapi],
] as const)("%s", (_name, open) => {
  it("joins characters that were split across chunks", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks);
    await using socket = await rawSocket(receiver.port);
    socket.write(head("POST", PATH, { ...headers, "transfer-encoding": "chunked" }));
    for (const byte of bytes) socket.write(Buffer.from([0x31, 13, 10, byte, 13, 10]));
    socket.write("0\r\n\r\n");
    expect((await socket.answer()).status).toBe(200);
    expect(events[0]?.payload).toEqual(JSON.parse(PUSH));
  });

  it("responds to pipelined requests in order", async () => {
    const { webhooks, events } = witness();
    await using receiver = await open(webhooks);
    await using socket = await rawSocket(receiver.port);
    const wrong = head("POST", PATH, { ...headers, "content-type": "text/plain", "content-length": "0" });
    socket.write(Buffer.concat([whole("a"), whole("b"), Buffer.from(wrong), whole("c")]));
    const answers = [await socket.answer(), await socket.answer(), await socket.answer(), await socket.answer()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 415, 200]);
    expect(events.map(({ id }) => id).sort()).toEqual(["a", "b", "c"]);
  });

  it("keeps a connection intact after a failure whose message is not ASCII", async () => {
    const { webhooks } = witness();
    webhooks.on("push", () => {
      throw new Error("zu früh 😀");
    });
    await using receiver = await open(webhooks);
    await using socket = await rawSocket(receiver.port);
    socket.write(whole("a"));
    expect((await socket.answer()).body).toBe('{"error":"Error: zu früh 😀"}');
    socket.write(whole("b"));
    expect((await socket.answer()).body).toBe('{"error":"Error: zu früh 😀"}');
  });

  it("abandons a sender that dies in the middle of its body: logged once, nothing dispatched", async () => {
    const { webhooks, events, observed } = witness();
    const [received, lines] = [list<unknown>(), list<unknown>()];
    const log = {
      debug: received.add,
      info: lines.add,
      warn: lines.add,
      error: (what: unknown) => lines.add({ what }),
    };
    await using receiver = await open(webhooks, { log });
    const socket = await rawSocket(receiver.port);
    socket.write(head("POST", PATH, { ...headers, "content-length": "1000" }));
    socket.write('{"ref":');
    // The request has reached the middleware.
    await received.length(1);
    socket.abort();
    await lines.length(1);
    expect((await receiver.send(delivery())).status).toBe(200);
    // Anybody can do this as often as they like, so it is no error.
    expect(lines.items).toEqual([
      "Delivery d-1 (push) was not received: The connection ended before the body was complete.",
    ]);
    expect(events).toHaveLength(1);
    expect(observed).toContainEqual({ type: "refused", id: "d-1", name: "push", reason: "body" });
  });

  it("lets handlers finish when their sender dies while they run", async () => {
    const { webhooks, log } = witness();
    const done = list<string>();
    let socket: RawSocket | undefined;
    webhooks.on("push", async () => {
      socket?.abort();
      await socket?.closed;
      done.add("handled");
    });
    await using receiver = await open(webhooks);
    socket = await rawSocket(receiver.port);
    socket.write(whole("a"));
    await done.length(1);
    expect((await receiver.send(delivery({ event: "ping" }))).status).toBe(200);
    expect(log.at("error")).toEqual([]);
  });
});

it.each([
  ["//[", 422],
  ["http://:x", 422],
  ["//api/host/webhooks", 418],
  ["//elsewhere/api/host/webhooks", 418],
  ["/api/x/../host/webhooks", 200],
  ["http://elsewhere/api/host/webhooks/", 200],
  ["/api/host/web%68ooks", 418],
  ["*", 418],
])("the request target %s gets %i on Node", async (target, status) => {
  await using receiver = await onNode(witness().webhooks);
  await using socket = await rawSocket(receiver.port);
  socket.write(head("POST", target, { ...headers, "content-length": String(bytes.length) }));
  socket.write(bytes);
  expect((await socket.answer()).status).toBe(status);
});

describe.each([
  ["Node", onNode],
  ["hapi", onHapi],
] as const)("a path of only slashes is the root, on %s", (_where, open) => {
  const targets = ["/", "//", "///", "//?x=1", "//.", "/.//"];
  const answerTo = async (port: number, target: string): Promise<number> => {
    await using socket = await rawSocket(port);
    socket.write(head("POST", target, { ...headers, "content-length": String(bytes.length) }));
    socket.write(bytes);
    return (await socket.answer()).status;
  };

  it.each(targets)("%s is accepted at the path /", async (target) => {
    await using receiver = await open(witness().webhooks, { path: "/" });
    expect(await answerTo(receiver.port, target)).toBe(200);
  });

  it("also when the Host is not valid in a URL", async () => {
    await using receiver = await open(witness().webhooks, { path: "/" });
    await using socket = await rawSocket(receiver.port);
    const start = head("POST", "//?x=1", { ...headers, "content-length": String(bytes.length) });
    socket.write(start.replace("host: localhost", "host: a b"));
    socket.write(bytes);
    expect((await socket.answer()).status).toBe(200);
  });

  it.each(targets)("%s is not handled at another path", async (target) => {
    await using receiver = await open(witness().webhooks);
    expect(await answerTo(receiver.port, target)).toBe(418);
  });
});

it("writes nothing when something else has responded in the meantime", async () => {
  const { webhooks, events } = witness();
  const middleware = createNodeMiddleware(webhooks);
  await using receiver = await serve(async (request, response) => {
    const answered = middleware(request, response);
    response.writeHead(504).end("gave up");
    return answered;
  });
  const { status, text } = await receiver.send(delivery());
  expect([status, text]).toEqual([504, "gave up"]);
  expect(events).toHaveLength(1);
});

it("works over HTTP/2, which has no Connection header", async () => {
  const { webhooks } = witness();
  const warnings: Error[] = [];
  const warned = (warning: Error): void => void warnings.push(warning);
  process.on("warning", warned);
  const middleware = createNodeMiddleware(webhooks, { maxBytes: 100 });
  const server = createServer((request, response) => void middleware(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const send = async ({ method, path, headers: given, body }: Sent) => {
    const stream = session.request({ ...given, ":method": method, ":path": path });
    stream.end(body);
    const [got] = await once(stream, "response");
    return [got[":status"], got["connection"], await text(stream)];
  };
  expect(await send(delivery())).toEqual([200, undefined, "ok\n"]);
  expect(await send(delivery({ body: "x".repeat(101) }))).toEqual([
    413,
    undefined,
    expect.stringContaining("100 bytes"),
  ]);
  expect(await send(delivery())).toEqual([200, undefined, "ok\n"]);
  session.close();
  await new Promise((resolve) => server.close(resolve));
  process.off("warning", warned);
  expect(warnings).toEqual([]);
});
