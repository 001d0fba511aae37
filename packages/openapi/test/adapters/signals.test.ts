import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AnyHandler } from "../../src/index.ts";
import { onEachAdapter, useShop } from "./shop.ts";

useShop();

/** With hapi: two paths that bypass it, and one through it. */
const paths = ["/replies/404", "/files/a.txt", "/items/1"];

type Input = Parameters<AnyHandler>[0];

/** Handlers that wait for their signal; `begun` and `aborted` resolve when one has been called, and with the reason. */
function waiting(onAbort: (input: Input) => unknown = ({ signal }) => signal.throwIfAborted()) {
  const [begun, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
  const handler: AnyHandler = async (input) => {
    begun.resolve();
    await new Promise((resolve) => input.signal.addEventListener("abort", resolve));
    aborted.resolve(input.signal.reason);
    await onAbort(input);
    return { status: 204 };
  };
  const handlers = { getFile: handler, getItem: handler, reply: handler };
  return { handlers, begun: begun.promise, aborted: aborted.promise };
}

onEachAdapter(({ name, open }) => {
  it.each(paths)("GET %s: a client that disconnects aborts the signal of the handler", async (path) => {
    const { handlers, begun, aborted } = waiting();
    await using shop = await open({ handlers });
    const client = new AbortController();
    const sent = shop.send(path, { signal: client.signal }).catch(() => undefined);
    await begun;
    client.abort();
    expect(await aborted).toMatchObject({ name: "ClientGone", message: "The client has closed its connection." });
    await sent;
    await expect.poll(() => shop.exchanges).toMatchObject([{ status: 499, code: "client_gone" }]);
    expect(shop.errors).toEqual([]);
  });

  it("the abort of a call that a handler gave its signal is not a failure when the client disconnects", async () => {
    const { handlers, begun, aborted } = waiting(({ signal }) => pause(60_000, undefined, { signal }));
    await using shop = await open({ handlers });
    const client = new AbortController();
    const sent = shop.send("/files/a.txt", { signal: client.signal }).catch(() => undefined);
    await begun;
    client.abort();
    await Promise.all([aborted, sent]);
    await expect.poll(() => shop.exchanges).toMatchObject([{ status: 499, code: "client_gone" }]);
    expect(shop.errors).toEqual([]);
  });

  it.each(paths)("GET %s: a failure after the client has disconnected is reported once", async (path) => {
    const error = new Error("The disk is gone.");
    const { handlers, begun } = waiting(() => Promise.reject(error));
    await using shop = await open({ handlers });
    const client = new AbortController();
    const sent = shop.send(path, { signal: client.signal }).catch(() => undefined);
    await begun;
    client.abort();
    await expect.poll(() => shop.errors).toEqual([error]);
    await sent;
    await expect.poll(() => shop.exchanges).toMatchObject([{ status: 499 }]);
  });

  it("a stream that is returned after the client has disconnected is closed", async () => {
    const closed = Promise.withResolvers<void>();
    const body: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise(() => undefined),
        return: async () => {
          closed.resolve();
          return { done: true, value: undefined };
        },
      }),
    };
    const begun = Promise.withResolvers<void>();
    const getStream: AnyHandler = async ({ signal }) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return { status: 200, body };
    };
    await using shop = await open({ handlers: { getStream } });
    const client = new AbortController();
    const sent = shop.send("/streams/any", { signal: client.signal }).catch(() => undefined);
    await begun.promise;
    client.abort();
    await Promise.all([closed.promise, sent]);
    await expect.poll(() => shop.exchanges).toMatchObject([{ status: 499, code: "client_gone" }]);
  });

  it("a client that disconnects during a stream aborts the signal", async () => {
    const aborted = Promise.withResolvers<unknown>();
    async function* source({ signal }: Input) {
      signal.addEventListener("abort", () => aborted.resolve(signal.reason));
      yield new Uint8Array(3);
      await aborted.promise;
    }
    await using shop = await open({ handlers: { getStream: (input) => ({ status: 200, body: source(input) }) } });
    const reader = (await shop.send("/streams/any")).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await aborted.promise).toMatchObject({ name: "ClientGone" });
  });

  it.each([...paths, "/streams/any"])("GET %s: the signal never aborts once the response is complete", async (path) => {
    const signals: AbortSignal[] = [];
    async function* bytes() {
      yield new Uint8Array(3);
    }
    const handler: AnyHandler = ({ signal }) => {
      signals.push(signal);
      return { status: 200, body: path === "/streams/any" ? bytes() : {} };
    };
    const client = new AbortController();
    {
      await using shop = await open({
        handlers: { getFile: handler, getItem: handler, reply: handler, getStream: handler },
      });
      await (await shop.send(path, { signal: client.signal })).arrayBuffer();
      await expect.poll(() => shop.exchanges).toMatchObject([{ status: 200 }]);
      client.abort();
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it("a handler gets the request as it was sent", async () => {
    const requests: unknown[] = [];
    const getFile: AnyHandler = ({ request: { method, target, headers } }) => {
      requests.push([method, target, headers["x-any"], headers["accept"]]);
      return { status: 200, body: {} };
    };
    await using shop = await open({ handlers: { getFile } });
    for (const method of ["GET", "HEAD"])
      await shop.send("/files/a%2Eb.txt?x=%20&x", { method, headers: { "X-Any": "1", Accept: "text/*" } });
    expect(requests).toEqual(["GET", "HEAD"].map((method) => [method, "/files/a%2Eb.txt?x=%20&x", "1", "text/*"]));
  });

  it("an input spread into another object keeps its signal", async () => {
    const inputs: Input[] = [];
    const getFile: AnyHandler = (input) => {
      inputs.push({ ...input, body: 1 });
      return { status: 200, body: {} };
    };
    await using shop = await open({ handlers: { getFile } });
    await shop.send("/files/a.txt");
    expect(inputs).toMatchObject([{ signal: expect.any(AbortSignal) }]);
  });

  // The fetch handler has no server to stop.
  it.skipIf(name === "fetch").each(paths)(
    "GET %s: a server that is stopped forcibly aborts the signals of requests in progress",
    async (path) => {
      const { handlers, begun, aborted } = waiting();
      const shop = await open({ handlers });
      const sent = shop.send(path).catch(() => undefined);
      await begun;
      await shop[Symbol.asyncDispose]();
      expect(await aborted).toMatchObject({ name: "ServerStopped" });
      await sent;
      expect(shop.errors).toEqual([]);
    },
  );
});
