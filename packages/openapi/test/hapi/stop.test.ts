import { expect, it } from "vitest";
import { head, rawSocket } from "../../../webhooks/test/support/raw-socket.ts";
import { serve } from "../../src/index.ts";
import { generated } from "../codegen/support.ts";

const document = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Clock", version: "1" },
  paths: {
    "/ticks": {
      get: {
        operationId: "ticks",
        responses: {
          "200": { description: "Ticks.", content: { "text/event-stream": { schema: { type: "string" } } } },
        },
      },
    },
    "/tape": {
      get: {
        operationId: "tape",
        responses: { "200": { description: "A tape.", content: { "application/octet-stream": {} } } },
      },
    },
  },
});

it.each([["with it"], ["later"]])("an event stream is cut off by bytes that are no request: %s", async (when) => {
  await using made = await generated(document);
  const { operations, requests } = made;
  const begun = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const ticks = {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        begun.resolve();
        return new Promise<never>(() => undefined);
      },
      return: async () => {
        closed.resolve();
        return { done: true, value: undefined };
      },
    }),
  };
  const handlers = { ticks: () => ({ status: 200, body: ticks }), tape: () => ({ status: 500 }) };
  await using server = await serve({
    generated: { operations, requests },
    handlers,
    port: 0,
    stopSignals: false,
  } as never);
  await using client = await rawSocket(server.port);
  const request = head("GET", "/ticks", {});
  const garbage = "\x00 no HTTP\r\n\r\n";
  client.write(when === "later" ? request : request + garbage);
  if (when === "later") {
    await begun.promise;
    client.write(garbage);
  }
  await client.closed;
  await closed.promise;
});

it("a server that stops ends its event streams at once, and other streams when they are complete", async () => {
  await using made = await generated(document);
  const { operations, requests } = made;
  const closed = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  const results = [Promise.resolve({ done: false, value: { data: "1" } })];
  const ticks = {
    [Symbol.asyncIterator]: () => ({
      next: () => results.shift() ?? new Promise<never>(() => undefined),
      return: async () => {
        closed.resolve();
        return { done: true, value: undefined };
      },
    }),
  };
  async function* tape() {
    yield Buffer.from("first ");
    await rest.promise;
    yield Buffer.from("last");
  }
  const handlers = {
    ticks: () => ({ status: 200, body: ticks }),
    tape: () => ({ status: 200, body: tape() }),
  };
  const server = await serve({
    generated: { operations, requests },
    handlers,
    port: 0,
    stopSignals: false,
    stopTimeoutMs: 100_000,
  } as never);
  const [events, bytes] = await Promise.all([fetch(`${server.url}/ticks`), fetch(`${server.url}/tape`)]);
  const stopped = server.stop();
  expect(await events.text()).toBe("data: 1\n\n");
  await closed.promise;
  rest.resolve();
  expect(await bytes.text()).toBe("first last");
  await stopped;
});
