import { expect, it } from "vitest";
import { Problem } from "../../src/index.ts";
import { jsonOf, onEachAdapter, useShop } from "./shop.ts";

useShop();

onEachAdapter(({ open }) => {
  it.each<[string, number, string | null, string]>([
    ["/replies/200", 200, "application/json; charset=utf-8", '[{"name":"axe"}]'],
    ["/replies/202", 202, "text/plain; charset=utf-8", "a 202"],
    ["/replies/404", 404, "application/json; charset=utf-8", '{"status":404}'],
    ["/replies/409", 409, "application/vnd.shop+json; charset=utf-8", '{"status":409}'],
    ["/files/a.csv", 200, "text/csv; charset=utf-8", "a,b"],
    ["/files/a.txt", 200, "application/json; charset=utf-8", '{"name":"a","ext":"txt"}'],
    ["/items/newest", 302, null, ""],
  ])("%s has the status, type and body of its reply", async (path, status, type, body) => {
    await using shop = await open();
    const response = await shop.send(path);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      status,
      type,
      body,
    ]);
    if (body !== "") expect(response.headers.get("content-length")).toBe(String(body.length));
  });

  it("a problem that is not listed is a bug, which is reported with its code", async () => {
    const cause = new Problem<string>("sold_uot", "There is none left.");
    const reply = () => {
      throw cause;
    };
    await using shop = await open({ handlers: { reply } });
    expect((await shop.send("/replies/200")).status).toBe(500);
    const message = "Neither x-problems nor the option problems has the problem sold_uot.";
    expect(shop.errors).toEqual([expect.objectContaining({ message, cause })]);
  });

  it("bytes are sent unchanged", async () => {
    await using shop = await open();
    const response = await shop.send("/files/a.bin");
    expect([response.headers.get("content-type"), [...new Uint8Array(await response.arrayBuffer())]]).toEqual([
      "application/octet-stream",
      [0, 128, 255],
    ]);
  });

  it("a redirect has its Location", async () => {
    await using shop = await open();
    expect((await shop.send("/items/newest")).headers.get("location")).toBe("/items/7");
  });

  it("a status without a body has neither a type nor a length", async () => {
    await using shop = await open();
    const { status, headers } = await shop.send("/items/1", { method: "DELETE" });
    expect([status, headers.get("content-type"), headers.get("content-length")]).toEqual([204, null, null]);
  });

  it("several cookies stay separate, and other lists are joined", async () => {
    await using shop = await open();
    const { status, headers } = await shop.send("/cookies");
    expect(status).toBe(418);
    expect(headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2"]);
    expect(headers.get("x-many")?.replace(" ", "")).toBe("1,2");
  });

  it("a header set by a handler replaces that of the pipeline", async () => {
    const getCookies = () => ({ status: 200, headers: { "Cache-Control": "max-age=60" }, body: {} });
    await using shop = await open({ handlers: { getCookies } });
    expect((await shop.send("/cookies")).headers.get("cache-control")).toBe("max-age=60");
  });

  it("headers of a handler are also sent when its response is cacheable", async () => {
    const getItem = () => ({ status: 200, headers: { "x-from": "handler" }, body: {} });
    await using shop = await open({ handlers: { getItem } });
    const newest = await shop.send("/files/a.txt");
    expect((await shop.send("/items/1")).headers.get("x-from")).toBe("handler");
    expect(newest.headers.get("x-from")).toBeNull();
  });

  it.each<[string, string | undefined, number, string | null]>([
    ["/formats/plain", undefined, 200, "application/json; charset=utf-8"],
    ["/formats/plain", "text/*", 200, "text/csv; charset=utf-8"],
    ["/formats/plain", "application/json;q=0.1, text/csv;q=0.2", 200, "text/csv; charset=utf-8"],
    ["/formats/plain", "image/*", 406, "application/problem+json; charset=utf-8"],
    ["/formats/other-header", "text/csv", 200, "text/csv; charset=utf-8"],
  ])("%s with Accept: %s gets %i %s", async (path, accept, status, type) => {
    await using shop = await open();
    const response = await shop.send(path, { headers: accept === undefined ? {} : { accept } });
    expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
    const vary = response.headers.get("vary")?.toLowerCase().split(/, */) ?? [];
    if (status === 200) expect(vary).toContain("accept");
    if (path === "/formats/other-header") expect(vary).toContain("origin");
  });

  it("a client that has cached a reply gets 304", async () => {
    await using shop = await open();
    const identity = { "accept-encoding": "identity" };
    const first = await shop.send("/items/7", { headers: identity });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const second = await shop.send("/items/7", { headers: { ...identity, "if-none-match": etag } });
    expect([second.status, await second.text(), second.headers.get("etag")]).toEqual([304, "", etag]);
  });

  it.each<[string, () => { status: number; type?: string; body?: unknown; headers?: Record<string, unknown> }, RegExp]>(
    [
      ["a status that is not listed", () => ({ status: 418 }), /replied 418, which the specification does not list/],
      [
        "a media type that is not listed",
        () => ({ status: 200, type: "text/html", body: "" }),
        /replied 200 with text\/html/,
      ],
      [
        "a body where the specification has none",
        () => ({ status: 204, body: {} }),
        /which the specification does not list/,
      ],
      ["a status that does not exist", () => ({ status: 42 }), /not a valid response status/],
      ["a header that cannot be sent", () => ({ status: 200, headers: { "x-a": "b\r\nx-c: d" }, body: {} }), /x-a/],
      ["a header without a name", () => ({ status: 200, headers: { "x a": "b" }, body: {} }), /"x a"/],
    ],
  )("%s in a reply is a bug", async (_, getFile, message) => {
    await using shop = await open({ handlers: { getFile } });
    const response = await shop.send("/files/a.txt");
    expect([response.status, await jsonOf(response)]).toEqual([500, expect.objectContaining({ code: "internal" })]);
    expect(shop.errors).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
  });

  it("a failing handler is reported once, without details for the client", async () => {
    const error = new Error("password=hunter2");
    const getFile = async () => {
      throw error;
    };
    await using shop = await open({ handlers: { getFile } });
    const response = await shop.send("/files/a.txt");
    const text = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([
      500,
      "application/problem+json; charset=utf-8",
    ]);
    expect(text).not.toMatch(/hunter2|Error|\.ts/);
    expect(shop.errors).toEqual([error]);
    expect(shop.exchanges).toMatchObject([{ operationId: "getFile", status: 500, code: "internal" }]);
  });

  it("an operation that is not implemented gets 501", async () => {
    await using shop = await open();
    const response = await shop.send("/unwritten");
    expect([response.status, (await jsonOf(response)).code, shop.errors]).toEqual([501, "not_implemented", []]);
  });
});
