import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { AnyHandler, ByteStream, Part } from "../../src/index.ts";
import { onEachAdapter, type Shop, useShop } from "./shop.ts";

useShop();

type Body = ByteStream & AsyncIterable<Part>;
/** Handlers that reply with the result of `take` for the body. */
const taking = (take: (body: Body, signal: AbortSignal) => Promise<string>) => {
  const handler: AnyHandler = async ({ body, signal }) => ({ status: 200, body: await take(body as Body, signal) });
  return { takeBytes: handler, takeParts: handler };
};

const octets = { "content-type": "application/octet-stream" };
type Sent = NonNullable<RequestInit["body"]>;
const post = (shop: Shop, body: Sent, init: RequestInit = { headers: octets }, path = "/uploads") =>
  shop.send(path, { method: "POST", body, duplex: "half", ...init } as RequestInit);
const postParts = (shop: Shop, body: Sent, type: string) =>
  post(shop, body, { headers: { "content-type": type } }, "/parts");
/** Encoded before it is sent: the global fetch fails elsewhere when the stream of a form is not read to its end. */
const postForm = async (shop: Shop, form: FormData) => {
  const encoded = new Response(form);
  return postParts(shop, await encoded.arrayBuffer(), encoded.headers.get("content-type") ?? "");
};

/** A body that is sent in pieces. */
function piecemeal() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  void writer.closed.catch(() => undefined);
  const write = (text: string) => writer.write(Buffer.from(text)).catch(() => undefined);
  return { body: readable, write, end: () => writer.close() };
}

async function lengthOf(bytes: ByteStream): Promise<number> {
  let length = 0;
  for await (const chunk of bytes) length += chunk.length;
  return length;
}
const listed = async (parts: AsyncIterable<Part>): Promise<string> => {
  const list: unknown[] = [];
  for await (const { name, filename, type, bytes } of parts) list.push([name, filename, type, await lengthOf(bytes)]);
  return JSON.stringify(list);
};

/** Keeps what a body fails with. */
function watched(take: (body: Body) => Promise<unknown>) {
  const [begun, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
  const handlers = taking(async (body) => {
    begun.resolve();
    return take(body).then(String, (error) => {
      failed.resolve(error);
      throw error;
    });
  });
  return { handlers, begun: begun.promise, failed: failed.promise };
}

onEachAdapter(({ name, open }) => {
  describe("a streamed body", () => {
    it("reaches the handler before it is complete", async () => {
      const arrived = Promise.withResolvers<void>();
      const handlers = taking(async (body) => {
        let text = "";
        for await (const chunk of body) {
          text += Buffer.from(chunk).toString();
          arrived.resolve();
        }
        return text;
      });
      await using shop = await open({ handlers });
      const { body, write, end } = piecemeal();
      const reply = post(shop, body);
      await write("one ");
      await arrived.promise;
      await write("two");
      await end();
      expect(await (await reply).text()).toBe("one two");
    });

    it("is read from the client no faster than the handler reads it", async () => {
      const mayGoOn = Promise.withResolvers<void>();
      const handlers = taking(async (body) => {
        let length = 0;
        for await (const chunk of body) {
          length += chunk.length;
          await mayGoOn.promise;
        }
        return String(length);
      });
      await using shop = await open({ handlers });
      const [chunk, count] = [64_000, 300];
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(chunk));
          if (sent === count) controller.close();
        },
      });
      const reply = post(shop, body);
      let before = -1;
      const isSteady = () => {
        const steady = sent > 0 && sent === before;
        before = sent;
        return steady;
      };
      await expect.poll(isSteady, { interval: 100 }).toBe(true);
      expect(sent).toBeLessThan(count); // the rest waits at the client, beyond what the system buffers
      mayGoOn.resolve();
      expect(await (await reply).text()).toBe(String(chunk * count));
    });

    it("is cut off at its limit, which is an error for the handler and 413 for the client", async () => {
      const { handlers, failed } = watched(lengthOf);
      await using shop = await open({ handlers });
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      });
      const reply = await post(shop, body).catch(() => undefined); // the client may still be sending
      if (reply !== undefined) expect(reply.status).toBe(413);
      expect(await failed).toMatchObject({ code: "body_too_large" });
      await expect.poll(() => shop.exchanges).toMatchObject([{ status: 413, code: "body_too_large" }]);
      expect(shop.errors).toEqual([]);
    });

    it("is refused with 413 before it is read if its length is declared", async () => {
      let called = 0;
      const handlers = taking(async () => {
        called += 1;
        return "called";
      });
      await using shop = await open({ handlers });
      const headers = { ...octets, "content-length": "20000001" };
      expect((await post(shop, new Uint8Array(20_000_001), { headers })).status).toBe(413);
      expect(called).toBe(0);
    });

    it("is refused if it is of another type, or missing", async () => {
      await using shop = await open();
      expect((await post(shop, "x", { headers: { "content-type": "text/plain" } })).status).toBe(415);
      const nothing = await shop.send("/uploads", { method: "POST" });
      expect([nothing.status, await nothing.text()]).toEqual([400, expect.stringContaining("No body provided.")]);
    });

    it("that is late is an error for the handler and 408 for the client", async () => {
      const { handlers, failed } = watched(lengthOf);
      await using shop = await open({ handlers, bodyTimeoutMs: 50 });
      const { body, write } = piecemeal();
      const reply = post(shop, body);
      await write("x");
      expect((await reply).status).toBe(408);
      expect(await failed).toMatchObject({ code: "request_timeout" });
    });

    it.each<[string, (body: Body) => Promise<unknown>]>([
      ["bytes", lengthOf],
      [
        "bytes that are not being read",
        async (body) => {
          for await (const _ of body) await pause(20);
        },
      ],
    ])("of a client that has disconnected is an error for the handler: %s", async (_, take) => {
      const { handlers, begun, failed } = watched(take);
      await using shop = await open({ handlers });
      const { body, write } = piecemeal();
      const client = new AbortController();
      const reply = post(shop, body, { headers: octets, signal: client.signal }).catch(() => undefined);
      await write("x");
      await begun;
      client.abort();
      expect(await failed).toMatchObject({ name: "ClientGone" });
      await reply;
      // Where the bytes of a connection are checked, a message that is cut off is malformed.
      const code = name === "hapi" ? "malformed_request" : "client_gone";
      await expect.poll(() => shop.exchanges).toMatchObject([{ operationId: "takeBytes", code }]);
      expect(shop.errors).toEqual([]);
    });

    it.each<[string, (body: Body) => Promise<string>]>([
      ["reads nothing", async () => "unread"],
      [
        "stops after the first chunk",
        async (body) => {
          for await (const chunk of body) return chunk.length > 0 ? "unread" : "";
          return "";
        },
      ],
    ])("is discarded when a handler %s, and the next request is served", async (_what, take) => {
      await using shop = await open({ handlers: taking(take) });
      for (let request = 0; request < 3; request += 1)
        expect(await (await post(shop, new Uint8Array(900_000))).text()).toBe("unread");
    });

    it("that never ends is abandoned when the handler has replied", async () => {
      await using shop = await open();
      const { body, write } = piecemeal();
      const reply = post(shop, body);
      await write("x");
      expect(await (await reply).text()).toBe("unread");
    });

    it("is discarded when a handler throws", async () => {
      const error = new Error("broken");
      await using shop = await open({ handlers: taking(() => Promise.reject(error)) });
      expect((await post(shop, new Uint8Array(900_000))).status).toBe(500);
      expect(shop.errors).toEqual([error]);
    });

    it("cannot be read after its handler has returned", async () => {
      const late = Promise.withResolvers<unknown>();
      const handlers = taking(async (body) => {
        setImmediate(() => lengthOf(body).then(late.resolve, late.resolve));
        return "early";
      });
      await using shop = await open({ handlers });
      const { body, write } = piecemeal();
      const reply = post(shop, body);
      await write("x");
      expect(await (await reply).text()).toBe("early");
      expect(await late.promise).toMatchObject({ message: expect.stringContaining("after its handler had returned") });
    });
  });

  describe("a multipart body part by part", () => {
    const form = (...entries: readonly [name: string, value: string | File][]): FormData => {
      const data = new FormData();
      for (const [name, value] of entries) data.append(name, value);
      return data;
    };

    it("reaches the handler before the rest is sent", async () => {
      const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
      const waiting = [first, second];
      const handlers = taking(async (parts) => {
        for await (const { name, bytes } of parts) waiting.shift()?.resolve(`${name} ${await lengthOf(bytes)}`);
        return "done";
      });
      await using shop = await open({ handlers });
      const { body, write, end } = piecemeal();
      const reply = postParts(shop, body, "multipart/form-data; boundary=b");
      const head = (name: string) => `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`;
      await write(`${head("one")}1\r\n--b`);
      expect(await first.promise).toBe("one 1");
      await write(`\r\n${head("two").slice(5)}22\r\n--b--`);
      expect(await second.promise).toBe("two 2");
      await end();
      expect(await (await reply).text()).toBe("done");
    });

    it("has names, types and bytes", async () => {
      await using shop = await open({ handlers: taking(listed) });
      const data = form(["a", "ä"], ["b", new File([new Uint8Array(300_000)], "ü.bin", { type: "image/png" })]);
      expect(await (await postForm(shop, data)).json()).toEqual([
        ["a", null, "text/plain", 2],
        ["b", "ü.bin", "image/png", 300_000],
      ]);
    });

    it("skips the unread rest of a part", async () => {
      const handlers = taking(async (parts) => {
        const names: string[] = [];
        for await (const { name } of parts) names.push(name);
        return names.join();
      });
      await using shop = await open({ handlers });
      const data = form(["a", new File([new Uint8Array(300_000)], "a")], ["b", "b"]);
      expect(await (await postForm(shop, data)).text()).toBe("a,b");
    });

    it.each<[what: string, data: () => FormData, status: number, text: string]>([
      [
        "too large",
        () => form(["small", new File(["12345678901"], "s")]),
        413,
        "The part small has more than 10 bytes.",
      ],
      [
        "of another type",
        () => form(["image", new File(["x"], "x", { type: "text/html" })]),
        415,
        "The part image must be image/*.",
      ],
      [
        "a file without a type, which is text",
        () => form(["image", "<script>"]),
        415,
        "The part image must be image/*.",
      ],
    ])("refuses a part that is %s", async (_what, data, status, text) => {
      await using shop = await open({ handlers: taking(listed) });
      const reply = await postForm(shop, data());
      expect([reply.status, await reply.text()]).toEqual([status, expect.stringContaining(text)]);
    });

    it.each([
      [
        "multipart/form-data; boundary=b",
        "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx",
        "before its last boundary",
      ],
      ["multipart/form-data", "x", "no valid boundary"],
    ])("refuses a malformed body: %s %j", async (type, body, text) => {
      await using shop = await open({ handlers: taking(listed) });
      const reply = await postParts(shop, body, type);
      expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(text)]);
    });

    it("is optional here", async () => {
      await using shop = await open({ handlers: taking(async (body) => String(body)) });
      expect(await (await shop.send("/parts", { method: "POST" })).text()).toBe("undefined");
    });
  });
});
