import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { jsonOf, onEachAdapter, useShop } from "./shop.ts";

useShop();

const post = (body: RequestInit["body"] | Uint8Array<ArrayBuffer>, type?: string): RequestInit => ({
  method: "POST",
  body: body ?? null,
  headers: type === undefined ? {} : { "content-type": type },
});

onEachAdapter(({ open }) => {
  it("parameters in path, query, headers and cookies are decoded", async () => {
    await using shop = await open();
    const headers = { "x-trace": "abc", cookie: "lang=de; other=1", "user-agent": "test" };
    const response = await shop.send("/items/7?fields=a&fields=b%20c", { headers });
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        path: { id: 7 },
        query: { fields: ["a", "b c"] },
        header: { "X-Trace": "abc" },
        cookie: { lang: "de" },
        userAgent: "test",
      },
    ]);
  });

  it("a request with invalid parameters is refused, naming all of them", async () => {
    await using shop = await open();
    const response = await shop.send("/items/7", { headers: { "x-trace": "longer than ten", cookie: "lang=fr" } });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    const problem = await jsonOf(response);
    expect(problem).toMatchObject({ type: "urn:problem:bad_request", status: 400, code: "bad_request" });
    expect(problem.detail).toMatch(/X-Trace.*lang/s);
    expect(shop.errors).toEqual([]);
  });

  it.each<[string, RequestInit, unknown]>([
    [
      "JSON",
      post('{"name":"axe"}', "application/json"),
      { contentType: "application/json", body: { name: "axe", tags: [] } },
    ],
    ["text", post("é", "text/plain; charset=utf-8"), { contentType: "text/plain", body: "é" }],
    [
      "bytes",
      post(Uint8Array.of(0, 255), "application/octet-stream"),
      { contentType: "application/octet-stream", body: [0, 255] },
    ],
  ])("a body of %s is decoded by its media type", async (_, init, expected) => {
    await using shop = await open();
    const response = await shop.send("/items", init);
    expect([response.status, response.headers.get("location"), await response.json()]).toEqual([
      201,
      "/items/1",
      expected,
    ]);
  });

  it("a body that arrives in chunks is joined", async () => {
    await using shop = await open();
    const body = new ReadableStream({
      start: (controller) => {
        for (const part of ['{"name"', ':"axe"}']) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const init = { ...post(body, "application/json"), duplex: "half" } as RequestInit;
    expect((await shop.send("/items", init)).status).toBe(201);
  });

  it.each<[string, RequestInit, number, string]>([
    ["is missing", post("", "application/json"), 400, "bad_request"],
    ["is not valid", post('{"name":""}', "application/json"), 400, "bad_request"],
    ["is not JSON", post("{", "application/json"), 400, "malformed_json"],
    ["is too long", post("x".repeat(101), "text/plain"), 413, "body_too_large"],
    ["has a media type that is not listed", post("<a/>", "application/xml"), 415, "unsupported_media_type"],
  ])("a body that %s is refused", async (_, init, status, code) => {
    await using shop = await open();
    const response = await shop.send("/items", init);
    expect([response.status, (await jsonOf(response)).code, shop.errors]).toEqual([status, code, []]);
  });

  it("a body that is too long is refused even if its length was not declared", async () => {
    await using shop = await open();
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(60));
        if (sent === 100) controller.close();
      },
    });
    const init = { ...post(body, "application/octet-stream"), duplex: "half" } as RequestInit;
    expect((await shop.send("/items", init)).status).toBe(413);
  });

  it("a body that does not arrive in time is refused", async () => {
    await using shop = await open({ bodyTimeoutMs: 30 });
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
    const init = { ...post(body, "application/octet-stream"), duplex: "half" } as RequestInit;
    const response = await shop.send("/items", init);
    expect([response.status, (await jsonOf(response)).code]).toEqual([408, "request_timeout"]);
  });

  const coded = (body: RequestInit["body"], type: string, coding: string): RequestInit => ({
    method: "POST",
    body: body ?? null,
    headers: { "content-type": type, "content-encoding": coding },
  });
  const packed = gzipSync('{"name":"axe"}');

  it.each<[string, string, RequestInit, string]>([
    ["JSON", "/items", coded(packed, "application/json", "gzip"), "gzip"],
    ["a text", "/items", coded("plain after all", "text/plain", "X-GZip"), "x-gzip"],
    ["bytes", "/items", coded(packed, "application/octet-stream", "identity, br"), "br"],
    ["bytes as they arrive", "/uploads", coded(packed, "application/octet-stream", "zstd"), "zstd"],
    ["what is larger than allowed", "/items", coded("x".repeat(101), "text/plain", "deflate"), "deflate"],
    ["what has a strange coding", "/items", coded("x", "text/plain", "s".repeat(40)), "another coding"],
  ])("a body in a Content-Encoding is refused with the one that is taken: %s", async (_, path, init, named) => {
    await using shop = await open();
    const response = await shop.send(path, init);
    expect([response.status, response.headers.get("accept-encoding"), await jsonOf(response), shop.errors]).toEqual([
      415,
      "identity",
      expect.objectContaining({
        code: "unsupported_media_type",
        detail: `The Content-Encoding must be identity, not ${named}: send the body as it is.`,
      }),
      [],
    ]);
  });

  it.each(["identity", "Identity , identity", "", "UTF-8"])("a body as it is may say so: %j", async (coding) => {
    await using shop = await open();
    expect((await shop.send("/items", coded('{"name":"axe"}', "application/json", coding))).status).toBe(201);
  });

  it.each([
    ["no body", undefined],
    ["a body that nobody reads", packed],
  ])("a Content-Encoding of %s is ignored", async (_, body) => {
    await using shop = await open();
    const headers = { "content-encoding": "gzip" };
    const init = { method: "DELETE", headers, ...(body !== undefined && { body }) };
    expect((await shop.send("/items/1", init)).status).toBe(204);
  });

  it("a body for an operation that takes none is ignored", async () => {
    await using shop = await open();
    expect((await shop.send("/items/1", { method: "DELETE", body: "anything" })).status).toBe(204);
  });
});
