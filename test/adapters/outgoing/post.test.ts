import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { PrivateAddressError } from "../../../src/adapters/outgoing/address-guard.ts";
import { createPost, type PostOptions } from "../../../src/adapters/outgoing/post.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

async function receiver(listener: Listener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/hook?key=hidden`),
    server,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const to = (url: URL, more: Partial<PostOptions> = {}) =>
  createPost({ url, allowPrivate: true, timeoutMs: 60_000, ...more });

describe("a post to a receiver", () => {
  it("sends the body with its headers, and resolves with the answer", async () => {
    const got: unknown[] = [];
    await using at = await receiver(async (request, response) => {
      got.push(request.method, request.url, request.headers["content-type"], await text(request));
      response.writeHead(202, { "retry-after": "7" }).end("thanks");
    });
    const reply = await to(at.url)('{"text":"é"}', { "content-type": "application/json" });
    expect(got).toEqual(["POST", "/hook?key=hidden", "application/json", '{"text":"é"}']);
    expect(reply).toMatchObject({ status: 202, text: "thanks", headers: { "retry-after": "7" } });
  });

  it("follows no redirect", async () => {
    let asked = 0;
    await using at = await receiver((_request, response) => {
      asked += 1;
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    expect([(await to(at.url)("{}", {})).status, asked]).toEqual([307, 1]);
  });

  it("keeps the first 20,000 bytes of an answer without an end, and closes the connection", async () => {
    const closed = Promise.withResolvers<void>();
    await using at = await receiver((_request, response) => {
      response.once("close", () => closed.resolve());
      const more = (): void => void (response.write("x".repeat(1000)) && setImmediate(more));
      response.on("drain", more);
      more();
    });
    expect((await to(at.url)("{}", {})).text).toBe("x".repeat(20_000));
    await closed.promise;
  });

  it("ends in time with a receiver that never answers, and with one that never ends", async () => {
    await using silent = await receiver(() => {});
    await using dripping = await receiver((_request, response) => {
      response.write("x");
      const timer = setInterval(() => response.write("x"), 10);
      response.once("close", () => clearInterval(timer));
    });
    for (const { url } of [silent, dripping])
      await expect(to(url, { timeoutMs: 200 })("{}", {})).rejects.toThrow(/abort/i);
  });

  it("connects to no private address unless it may, and tells no address", async () => {
    let asked = 0;
    await using at = await receiver((_request, response) => {
      asked += 1;
      response.end();
    });
    for (const host of ["127.0.0.1", "localhost", "127.1"]) {
      const url = new URL(at.url);
      url.hostname = host;
      const refusing = to(url, { allowPrivate: false })("{}", {});
      await expect(refusing).rejects.toThrow(PrivateAddressError);
      await expect(refusing).rejects.not.toThrow(/hidden|127|localhost/);
    }
    expect(asked).toBe(0);
  });

  it("rejects if nobody listens, without path and query", async () => {
    const at = await receiver(() => {});
    const { url } = at;
    await at[Symbol.asyncDispose]();
    await expect(to(url)("{}", {})).rejects.toThrow(/ECONNREFUSED/);
    await expect(to(url)("{}", {})).rejects.not.toThrow(/hidden|hook/);
  });
});
