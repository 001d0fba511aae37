import { expect, it } from "vitest";
import { onEachAdapter, useShop } from "./shop.ts";

useShop();

/** A source that yields the given items, then waits; it records when it has been closed. */
function source<T>(...items: readonly (T | Error)[]) {
  const closed = Promise.withResolvers<void>();
  const rest = [...items];
  let returns = 0;
  const body: AsyncIterable<T> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const item = rest.shift();
        if (item instanceof Error) throw item;
        return item === undefined ? new Promise<never>(() => {}) : { done: false, value: item };
      },
      return: async () => {
        returns += 1;
        closed.resolve();
        return { done: true, value: undefined };
      },
    }),
  };
  return { body, closed: closed.promise, returns: () => returns };
}

onEachAdapter(({ open }) => {
  it("a stream of bytes arrives complete, without Content-Length", async () => {
    await using shop = await open();
    const response = await shop.send("/streams/bytes");
    expect([response.status, response.headers.get("content-length")]).toEqual([200, null]);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 1, 255]);
    await expect.poll(() => shop.exchanges).toMatchObject([{ operationId: "getStream", status: 200 }]);
  });

  it("a handler may also return a web stream", async () => {
    const getStream = () => ({ status: 200, body: new Blob(["some bytes"]).stream() });
    await using shop = await open({ handlers: { getStream } });
    expect(await (await shop.send("/streams/bytes")).text()).toBe("some bytes");
  });

  it("events are sent as text/event-stream, and not compressed", async () => {
    await using shop = await open();
    const response = await shop.send("/streams/events", { headers: { "accept-encoding": "gzip" } });
    expect([response.headers.get("content-type"), response.headers.get("content-encoding")]).toEqual([
      "text/event-stream",
      null,
    ]);
    expect(await response.text()).toBe('event: added\nid: 1\ndata: {"name":"axe"}\n\ndata: two\ndata: lines\n\n');
  });

  it.each(["bytes", "events"])(
    "%s reach the client before the stream ends, and its end closes the source",
    async (kind) => {
      const { body, closed, returns } = source<unknown>(kind === "bytes" ? new Uint8Array(3) : { data: "x" });
      const type = kind === "bytes" ? "application/octet-stream" : "text/event-stream";
      await using shop = await open({ handlers: { getStream: () => ({ status: 200, type, body }) } });
      const abort = new AbortController();
      const response = await shop.send("/streams/any", { signal: abort.signal });
      const reader = response.body?.getReader();
      expect((await reader?.read())?.value?.length).toBeGreaterThan(2);
      void reader?.cancel();
      await closed;
      await expect.poll(() => shop.exchanges).toMatchObject([{ status: 499, code: "client_gone" }]);
      expect([returns(), shop.errors]).toEqual([1, []]);
    },
  );

  it("HEAD closes the source without reading it", async () => {
    const { body, closed } = source<Uint8Array>(new Uint8Array(3));
    await using shop = await open({ handlers: { getStream: () => ({ status: 200, body }) } });
    expect(await (await shop.send("/streams/any", { method: "HEAD" })).text()).toBe("");
    await closed;
  });

  it("a stream in a reply that is not listed is closed", async () => {
    const { body, closed } = source<Uint8Array>(new Uint8Array(3));
    await using shop = await open({ handlers: { getStream: () => ({ status: 201, body }) } });
    expect((await shop.send("/streams/any")).status).toBe(500);
    await closed;
  });

  it("a source that fails is reported once, and the client sees an incomplete response", async () => {
    const error = new Error("The disk is gone.");
    const { body } = source<Uint8Array>(new Uint8Array(3), error);
    await using shop = await open({ handlers: { getStream: () => ({ status: 200, body }) } });
    const response = await shop.send("/streams/any");
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(shop.errors).toEqual([error]);
  });

  it("an item that is neither bytes nor text fails the stream and closes its source", async () => {
    const { body, closed } = source<unknown>({ no: "bytes" });
    await using shop = await open({ handlers: { getStream: () => ({ status: 200, body }) } });
    await expect(shop.send("/streams/any").then((response) => response.arrayBuffer())).rejects.toThrow();
    await closed;
    expect(shop.errors).toEqual([expect.any(TypeError)]);
  });

  it("a slow client applies backpressure to the source", async () => {
    let made = 0;
    const body: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          made += 1;
          return { done: false, value: new Uint8Array(64 * 1024) };
        },
      }),
    };
    await using shop = await open({ handlers: { getStream: () => ({ status: 200, body }) } });
    const reader = (await shop.send("/streams/any")).body?.getReader();
    await reader?.read();
    let before = -1;
    await expect
      .poll(
        () => {
          const isSteady = made === before;
          before = made;
          return isSteady;
        },
        { interval: 100 },
      )
      .toBe(true);
    await reader?.cancel();
  });
});
