import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnyReply, serve } from "../../../src/openapi/index.ts";
import type { ByteStream, Part } from "../../../src/openapi/runtime/handler.ts";
import { type Generated, generated } from "../codegen/support.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "Streams", version: "1" },
  "x-max-bytes": 1_000_000,
  paths: {
    "/bytes": {
      post: {
        operationId: "takeBytes",
        requestBody: { required: true, "x-body": "stream", content: { "application/octet-stream": { schema: {} } } },
        responses: { "200": { description: "Taken.", content: { "text/plain": { schema: { type: "string" } } } } },
      },
    },
    "/parts": {
      post: {
        operationId: "takeParts",
        requestBody: {
          "x-body": "stream",
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: {
                  small: { type: "string", format: "binary", "x-max-bytes": 10 },
                  image: { type: "string" },
                },
              },
              encoding: { image: { contentType: "image/*" } },
            },
          },
        },
        responses: { "200": { description: "Taken.", content: { "text/plain": { schema: { type: "string" } } } } },
      },
    },
  },
};

let code: Generated;
beforeAll(async () => {
  code = await generated(JSON.stringify(document));
});
afterAll(() => code[Symbol.asyncDispose]());

type Handler = (body: ByteStream & AsyncIterable<Part>) => Promise<string>;
const open = (handler: Handler, options: { bodyTimeoutMs?: number } = {}) => {
  const call = async ({ body }: { body: unknown }): Promise<AnyReply> => ({
    status: 200,
    body: await handler(body as Parameters<Handler>[0]),
  });
  const handlers = { takeBytes: call, takeParts: call };
  const { replies: _, ...served } = code;
  return serve({
    generated: served,
    handlers,
    port: 0,
    stopSignals: false,
    onError: () => undefined,
    ...options,
  } as Parameters<typeof serve>[0]);
};
const octets = { "content-type": "application/octet-stream" };
const post = (url: string, body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = octets) =>
  fetch(url, {
    method: "POST",
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  } as RequestInit);
const lengthOf = async (bytes: ByteStream): Promise<number> => {
  let length = 0;
  for await (const chunk of bytes) length += chunk.length;
  return length;
};

describe("a body as it arrives", () => {
  it("reaches the handler before it is complete", async () => {
    const arrived = Promise.withResolvers<void>();
    await using server = await open(async (body) => {
      let text = "";
      for await (const chunk of body) {
        text += Buffer.from(chunk).toString();
        arrived.resolve();
      }
      return text;
    });
    const sent = new TransformStream<Uint8Array, Uint8Array>();
    const writer = sent.writable.getWriter();
    const reply = post(`${server.url}/bytes`, sent.readable);
    await writer.write(Buffer.from("one "));
    await arrived.promise;
    await writer.write(Buffer.from("two"));
    await writer.close();
    expect(await (await reply).text()).toBe("one two");
  });

  it("is cut off at its limit, which the handler gets as an error and the client as 413", async () => {
    const errors: unknown[] = [];
    await using server = await open((body) =>
      lengthOf(body).then(String, (error) => {
        errors.push(error);
        throw error;
      }),
    );
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64_000)),
    });
    const reply = await post(`${server.url}/bytes`, body).catch(() => undefined); // the client may still be sending
    if (reply !== undefined) expect(reply.status).toBe(413);
    expect(errors).toMatchObject([{ code: "body_too_large" }]);
  });

  it("is refused with 413 before it is read if its length is declared", async () => {
    await using server = await open(async () => "called");
    expect((await post(`${server.url}/bytes`, new Uint8Array(1_000_001))).status).toBe(413);
  });

  it("is refused if it is of another type, or missing", async () => {
    await using server = await open(async () => "called");
    expect((await post(`${server.url}/bytes`, "x", { "content-type": "text/plain" })).status).toBe(415);
    const nothing = await fetch(`${server.url}/bytes`, { method: "POST" });
    expect([nothing.status, await nothing.text()]).toEqual([400, expect.stringContaining("No body provided.")]);
  });

  it("that is late is an error of the handler and answered with 408", async () => {
    await using server = await open((body) => lengthOf(body).then(String), { bodyTimeoutMs: 50 });
    const socket = connect(server.port, "127.0.0.1");
    socket.write(
      "POST /bytes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: 9\r\n\r\nx",
    );
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
    socket.destroy();
  });

  it("of a client that is gone is an error of the handler", async () => {
    const failed = Promise.withResolvers<unknown>();
    const started = Promise.withResolvers<void>();
    await using server = await open(async (body) => {
      started.resolve();
      return lengthOf(body).then(String, (error) => {
        failed.resolve(error);
        throw error;
      });
    });
    const socket = connect(server.port, "127.0.0.1");
    socket.write(
      "POST /bytes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: 9\r\n\r\nx",
    );
    await started.promise;
    socket.destroy();
    expect(await failed.promise).toMatchObject({ name: "ClientGone" });
  });

  it.each([
    ["reads nothing", async () => "unread"],
    [
      "stops after the first chunk",
      async (body: ByteStream) => {
        for await (const chunk of body) return chunk.length > 0 ? "unread" : "";
        return "";
      },
    ],
  ])("is discarded when a handler %s, and the connection goes on", async (_what, handler) => {
    await using server = await open(handler);
    for (let request = 0; request < 3; request += 1)
      expect(await (await post(`${server.url}/bytes`, new Uint8Array(900_000))).text()).toBe("unread");
  });

  it("is discarded when a handler throws", async () => {
    await using server = await open(async () => {
      throw new Error("broken");
    });
    expect((await post(`${server.url}/bytes`, new Uint8Array(900_000))).status).toBe(500);
  });
});

describe("a multipart body part by part", () => {
  const form = (...entries: readonly [name: string, value: string | File][]): FormData => {
    const data = new FormData();
    for (const [name, value] of entries) data.append(name, value);
    return data;
  };
  const listed: Handler = async (parts) => {
    const list: unknown[] = [];
    for await (const { name, filename, type, bytes } of parts) list.push([name, filename, type, await lengthOf(bytes)]);
    return JSON.stringify(list);
  };

  it("has names, types and bytes", async () => {
    await using server = await open(listed);
    const data = form(["a", "ä"], ["b", new File([new Uint8Array(300_000)], "ü.bin", { type: "image/png" })]);
    expect(await (await post(`${server.url}/parts`, data, {})).json()).toEqual([
      ["a", null, "text/plain", 2],
      ["b", "ü.bin", "image/png", 300_000],
    ]);
  });

  it("skips what is not read of a part", async () => {
    await using server = await open(async (parts) => {
      const names: string[] = [];
      for await (const { name } of parts) names.push(name);
      return names.join();
    });
    const data = form(["a", new File([new Uint8Array(300_000)], "a")], ["b", "b"]);
    expect(await (await post(`${server.url}/parts`, data, {})).text()).toBe("a,b");
  });

  it.each<[what: string, data: FormData, status: number, text: string]>([
    ["too large", form(["small", new File(["12345678901"], "s")]), 413, "The part small has more than 10 bytes."],
    [
      "of another type",
      form(["image", new File(["x"], "x", { type: "text/html" })]),
      415,
      "The part image must be image/*.",
    ],
  ])("refuses a part that is %s", async (_what, data, status, text) => {
    await using server = await open(listed);
    const reply = await post(`${server.url}/parts`, data, {});
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
    await using server = await open(listed);
    const reply = await post(`${server.url}/parts`, body, { "content-type": type });
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(text)]);
  });

  it("is optional here", async () => {
    await using server = await open(async (body) => String(body));
    expect(await (await fetch(`${server.url}/parts`, { method: "POST" })).text()).toBe("undefined");
  });
});
