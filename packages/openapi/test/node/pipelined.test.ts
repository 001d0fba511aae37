import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { list } from "../../../webhooks/test/support/gate.ts";
import { head, rawSocket } from "../../../webhooks/test/support/raw-socket.ts";
import { createNodeHandler, type NodeHandler } from "../../src/node/index.ts";
import type { AnyHandler } from "../../src/operation/handler.ts";
import { type Generated, generated } from "../codegen/support.ts";

const get = (operationId: string) => ({
  get: { operationId, responses: { "200": { description: "Fine.", content: { "text/plain": {} } } } },
});
const document = {
  openapi: "3.1.0",
  info: { title: "Pipelined", version: "1" },
  paths: { "/slow": get("slow"), "/fast": get("fast") },
};
const SLOW = head("GET", "/slow", {});
const FAST = head("GET", "/fast", {});

let code: Generated;
beforeAll(async () => {
  code = await generated(JSON.stringify(document));
});
afterAll(() => code[Symbol.asyncDispose]());

/** A server of which `/slow` waits, each time, until its entry in `begun` is called. */
async function open(listenerOf: (handle: () => NodeHandler) => RequestListener = (handle) => handle()) {
  const begun = list<() => void>();
  const over = Promise.withResolvers<void>();
  const reply = { status: 200, body: "done" };
  const slow: AnyHandler = async () => {
    await Promise.race([over.promise, new Promise<void>((resolve) => begun.add(resolve))]);
    return reply;
  };
  const { operations, requests, replies, securitySchemes } = code;
  const application = {
    generated: { operations, requests, securitySchemes, replies: async () => ({ replies }) },
    handlers: { slow, fast: () => reply },
    security: {},
  };
  const server = createServer(listenerOf(() => createNodeHandler(application)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const accept = async (): Promise<Socket> => (await once(server, "connection"))[0];
  /** When requests of another connection have been answered, the event loop has had several turns. */
  const serveOthers = async (): Promise<void> => {
    await using other = await rawSocket(port);
    for (let turn = 0; turn < 3; turn++) {
      other.write(FAST);
      expect((await other.answer()).status).toBe(200);
    }
  };
  const close = async (): Promise<void> => {
    over.resolve();
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { begun, port, accept, serveOthers, [Symbol.asyncDispose]: close };
}

describe("requests that are sent at once on one connection", () => {
  it("are begun one by one, each when the one before it has been answered, while others are served", async () => {
    await using server = await open();
    await using client = await rawSocket(server.port);
    client.write(SLOW.repeat(3));
    for (const count of [1, 2, 3]) {
      await server.begun.length(count);
      await server.serveOthers();
      expect(server.begun.items).toHaveLength(count);
      server.begun.items[count - 1]?.();
      expect((await client.answer()).status).toBe(200);
    }
  });

  it("wait for each other whichever of several handlers takes them", async () => {
    await using server = await open((handle) => {
      const [first, second] = [handle(), handle()];
      let count = 0;
      return (request, response) => (count++ % 2 === 0 ? first : second)(request, response);
    });
    await using client = await rawSocket(server.port);
    client.write(SLOW.repeat(2));
    await server.begun.length(1);
    await server.serveOthers();
    expect(server.begun.items).toHaveLength(1);
    server.begun.items[0]?.();
    await server.begun.length(2);
  });

  it("do not hold back those of other listeners, which are passed on at once", async () => {
    const passed = list<string | undefined>();
    await using server = await open((handle) => {
      const handler = handle();
      return (request, response) =>
        handler(request, response, () => {
          passed.add(request.url);
          response.end("passed");
        });
    });
    await using client = await rawSocket(server.port);
    client.write(SLOW + SLOW + head("GET", "/other", {}));
    await passed.length(1);
    for (const count of [1, 2]) {
      await server.begun.length(count);
      server.begun.items[count - 1]?.();
      expect((await client.answer()).status).toBe(200);
    }
    expect(await client.answer()).toMatchObject({ status: 200, body: "passed" });
  });

  it("keep the connection from being read", async () => {
    await using server = await open();
    const accepted = server.accept();
    await using client = await rawSocket(server.port);
    const socket = await accepted;
    client.write(SLOW.repeat(2));
    await server.begun.length(1);
    const { bytesRead } = socket;
    await client.sent(Buffer.from(SLOW.repeat(10)));
    await server.serveOthers();
    expect(socket.bytesRead).toBe(bytesRead);
  });

  it("are not begun when the client has disconnected", async () => {
    await using server = await open();
    const accepted = server.accept();
    await using client = await rawSocket(server.port);
    const closed = accepted.then((socket) => new Promise((resolve) => socket.once("close", resolve))); // after an error
    client.write(SLOW.repeat(3));
    await server.begun.length(1);
    client.abort();
    await client.closed;
    server.begun.items[0]?.();
    await closed;
    await server.serveOthers();
    expect(server.begun.items).toHaveLength(1);
  });
});
