import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { MiddlewareOptions } from "../../../src/middleware/pipeline/middleware-options.ts";
import { createNodeMiddleware } from "../../../src/middleware/platforms/node.ts";
import { delivery, PATH, PUSH, SECRET } from "../../support/deliveries.ts";
import { serve } from "../../support/platforms.ts";
import { witness } from "../../support/receivers.ts";

/** Something that runs before the middleware, as body parsers and platforms do. */
type Before = (request: IncomingMessage) => Promise<unknown> | unknown;

async function after(before: Before, sent = delivery(), options: MiddlewareOptions = {}) {
  const seen = witness();
  const middleware = createNodeMiddleware(seen.webhooks, options);
  await using receiver = await serve(async (request, response) => {
    await before(request);
    return middleware(request, response);
  });
  return { ...seen, ...(await receiver.send(sent)) };
}

const put =
  (made: (bytes: Buffer) => object): Before =>
  async (request) =>
    Object.assign(request, made(await buffer(request)));

const parsed = (bytes: Buffer): unknown => JSON.parse(bytes.toString());

describe("the body is taken from", () => {
  it.each<[string, Before]>([
    ["the stream", () => {}],
    ["the stream, when body is undefined", (request) => Object.assign(request, { body: undefined })],
    [
      "the stream, when body is the {} that parsers leave if they read nothing",
      (request) => Object.assign(request, { body: {} }),
    ],
    ["the stream, when body is null", (request) => Object.assign(request, { body: null })],
    ["the stream, although something has paused it", (request) => void request.pause()],
    ["the stream, although it is set to an encoding", (request) => request.setEncoding("utf8")],
    ["the stream, although it is set to the encoding hex", (request) => request.setEncoding("hex")],
    ["body, a string", put((bytes) => ({ body: bytes.toString() }))],
    ["body, bytes", put((bytes) => ({ body: bytes }))],
    ["rawBody, when body is an object", put((bytes) => ({ body: parsed(bytes), rawBody: bytes }))],
    ["rawBody, a string, when body is an object", put((bytes) => ({ body: parsed(bytes), rawBody: bytes.toString() }))],
    ["rawBody, when body is null", put((bytes) => ({ body: null, rawBody: bytes }))],
    ["rawBody alone", put((bytes) => ({ rawBody: new Uint8Array(bytes) }))],
  ])("%s", async (_where, before) => {
    const { status, events } = await after(before);
    expect(status).toBe(200);
    expect(events[0]?.payload).toEqual(JSON.parse(PUSH));
  });
});

describe("a body that is not available gets 500 at once, with advice", () => {
  it.each<[string, Before, RegExp]>([
    ["a parsed object", put((bytes) => ({ body: parsed(bytes) })), /before the body parser.*rawBody/],
    ["a parsed number", put(() => ({ body: 7 })), /before the body parser/],
    [
      "an object on a request whose stream is unread",
      (request) => Object.assign(request, { body: { ref: 1 } }),
      /parser/,
    ],
    ["a stream that was already read", put(() => ({})), /Register the middleware first/],
    [
      "a stream that was partly read",
      async (request) => {
        await new Promise((resolve) => request.once("readable", resolve));
        request.read(5);
      },
      /Register the middleware first/,
    ],
  ])("%s", async (_what, before, message) => {
    const { status, text, events, log, observed } = await after(before, delivery(), { timeout: 600_000 });
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(message) });
    expect(JSON.parse(text).error).toMatch(/^Error: /);
    expect(log.at("error")).toEqual([expect.stringMatching(message)]); // one line, without a stack
    expect(observed).toEqual([{ type: "refused", id: "d-1", name: "push", reason: "body" }]);
    expect(events).toEqual([]);
  });

  it("a stream that is destroyed also settles", async () => {
    const { webhooks, observed, log } = witness();
    const middleware = createNodeMiddleware(webhooks, { timeout: 600_000 });
    const answered = Promise.withResolvers<boolean>();
    await using receiver = await serve(async (request, response) => {
      request.destroy();
      await once(request, "close");
      answered.resolve(middleware(request, response));
      return answered.promise;
    });
    await expect(receiver.send(delivery())).rejects.toThrow();
    expect(await answered.promise).toBe(true);
    expect(observed).toHaveLength(1);
    expect([log.at("info").length, log.at("warn", "error")]).toEqual([1, []]);
  });
});

it("a stream whose body was already read gets 500 at once", async () => {
  const { status } = await after(
    put(() => ({})),
    delivery({ body: "" }),
    { timeout: 600_000 },
  );
  expect(status).toBe(500);
});

it("an empty string is treated as a body, and matches no signature", async () => {
  expect((await after(put(() => ({ body: "" })))).status).toBe(400);
});

it.each<[string, Before]>([
  ["a text", put((bytes) => ({ body: bytes.toString() }))],
  ["bytes", put((bytes) => ({ body: bytes }))],
  ["rawBody", put((bytes) => ({ body: {}, rawBody: bytes }))],
])("a body that is already present is limited by maxBytes: %s", async (_what, before) => {
  const bytes = Buffer.byteLength(PUSH);
  expect((await after(before, delivery(), { maxBytes: bytes })).status).toBe(200);
  expect((await after(before, delivery(), { maxBytes: bytes - 1 })).status).toBe(413);
});

describe("adapters of serverless platforms", () => {
  /** A minimal request and response as such adapters provide them. */
  async function call(request: object, timeout = 9000, lacking: object = {}) {
    const seen = witness({ secret: SECRET });
    const got = { status: 0, headers: {} as Record<string, string>, body: "" };
    const response = {
      writeHead: (status: number, headers: Record<string, string>) => Object.assign(got, { status, headers }),
      end: (body: string) => Object.assign(got, { body }),
      write: (body: string) => Object.assign(got, { body }),
      ...lacking,
    };
    const middleware = createNodeMiddleware(seen.webhooks, { maxBytes: 1000, timeout });
    const answered = await middleware(request as IncomingMessage, response as unknown as ServerResponse);
    return { ...seen, ...got, answered };
  }

  it("may preserve the case of header names, and provide lists", async () => {
    const named = Object.entries(delivery().headers).map(([name, value]) => [name.toUpperCase(), [value]]);
    const headers = Object.fromEntries(named);
    const { status, events } = await call({ method: "POST", url: PATH, headers, body: PUSH });
    expect(status).toBe(200);
    expect(events).toHaveLength(1);
  });

  it.each([
    ["a parsed body", { body: { ref: 1 } }, 500],
    ["no body", {}, 500],
    ["a body that is too large", { body: "x".repeat(1001) }, 413],
    ["no headers", { headers: undefined }, 415],
    ["no URL", { url: undefined }, 422],
    ["no method", { method: undefined }, 404],
  ])("get a response when they provide %s", async (_what, changed, wanted) => {
    const { status, answered } = await call({ method: "POST", url: PATH, headers: delivery().headers, ...changed });
    expect([answered, status]).toEqual([true, wanted]);
  });

  const reset = (): Error => Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });

  it.each<[string, (stream: Readable) => unknown, number, "info" | "error" | undefined]>([
    ["ends", (stream) => stream.push(null), 200, undefined],
    ["is closed before its end", (stream) => stream.destroy(), 500, "info"],
    ["is reset by its sender", (stream) => stream.destroy(reset()), 500, "info"],
    ["breaks", (stream) => stream.destroy(new Error("cable cut")), 500, "error"],
    ["is too large, and breaks later", (stream) => stream.push("x".repeat(1000)), 413, "info"],
  ])("may provide their own stream, which %s", async (_how, end, wanted, level) => {
    const stream = new Readable({ read: () => {} });
    stream.push(PUSH);
    const answering = call(Object.assign(stream, { method: "POST", url: PATH, headers: delivery().headers }));
    end(stream);
    const { status, log } = await answering;
    expect(status).toBe(wanted);
    expect(log.lines.flatMap((line) => (line.level === "debug" ? [] : line.level))).toEqual(level ? [level] : []);
    // There are no listeners any more, and still this must not end the process.
    stream.destroy(new Error("later"));
    await new Promise((resolve) => setImmediate(resolve));
  });

  const asked = { method: "POST", url: PATH, headers: delivery().headers };
  const halves = [Buffer.from(PUSH).subarray(0, 20), Buffer.from(PUSH).subarray(20)];
  async function* parts() {
    yield* halves;
  }

  /** Only what an emitter must have: a place for listeners. */
  function bareEmitter(removal: "off" | "removeListener" | undefined) {
    const listeners = new Map<string, (value?: unknown) => void>();
    const on = (event: string, listener: (value?: unknown) => void): void => void listeners.set(event, listener);
    const remove = (event: string): void => void listeners.delete(event);
    return {
      request: { ...asked, on, ...(removal !== undefined && { [removal]: remove }) },
      emit: (event: string, value?: unknown) => listeners.get(event)?.(value),
    };
  }

  it.each(["off", "removeListener", undefined] as const)(
    "may provide an emitter that cannot pause, and that removes listeners by %s",
    async (removal) => {
      const { request, emit } = bareEmitter(removal);
      const answering = call(request);
      for (const half of halves) emit("data", half);
      emit("end");
      expect((await answering).status).toBe(200);
    },
  );

  it.each([
    ["breaks", ["error", new Error("cable cut")], 500],
    ["closes early", ["close"], 500],
    ["exceeds the limit", ["data", Buffer.alloc(1001)], 413],
  ] as const)("may provide an emitter that cannot pause and %s", async (_how, [event, value], wanted) => {
    const { request, emit } = bareEmitter("off");
    const answering = call(request);
    emit("data", halves[0]);
    emit(event, value);
    expect((await answering).status).toBe(wanted);
  });

  it.each<[string, object, number]>([
    ["a request that is only an async iterable", { [Symbol.asyncIterator]: parts }, 200],
    ["a body that is only an async iterable", { body: { [Symbol.asyncIterator]: parts } }, 200],
    ["a body that is a web stream", { body: new Response(PUSH).body }, 200],
    ["a body that is an ArrayBuffer", { body: new TextEncoder().encode(PUSH).buffer }, 200],
    ["a body of parts that are neither text nor bytes", { body: Readable.from([{ ref: 1 }]) }, 500],
    [
      "a body that breaks",
      {
        body: {
          [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("cable cut")) }),
        },
      },
      500,
    ],
    ["a body that never stops", { body: Readable.from(forever(), { objectMode: false }) }, 413],
  ])("may provide %s", async (_what, given, wanted) => {
    const { status, events } = await call({ ...asked, ...given });
    expect([status, events.length]).toEqual([wanted, wanted === 200 ? 1 : 0]);
  });

  it.each<[string, object]>([
    ["an emitter", { on: () => undefined }],
    ["an emitter that throws when listeners are removed", { on: () => undefined, off: refuse }],
    ["an async iterable request", { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }],
    ["an async iterable body", { body: { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) } }],
  ])("get 408 when nothing ever arrives from %s", async (_what, given) => {
    const { status } = await call({ ...asked, ...given }, 50);
    expect(status).toBe(408);
  });

  it("get a response when their response object has only end", async () => {
    const { status, body } = await call({ ...asked, body: "x".repeat(1001) }, 9000, { write: undefined });
    expect([status, body]).toEqual([413, expect.stringContaining("1000 bytes")]);
  });
});

const refuse = (): never => {
  throw new Error("no");
};

function* forever() {
  for (;;) yield Buffer.alloc(100);
}
