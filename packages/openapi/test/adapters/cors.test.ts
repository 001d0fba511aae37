import { describe, expect, it } from "vitest";
import type { CorsOptions } from "../../src/runtime/cors.ts";
import { onEachAdapter, useShop } from "./shop.ts";

useShop();

const page = "https://app.example";
const other = "https://other.example";

const corsOf = ({ status, headers }: Response) => ({
  status,
  ...Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-"))),
  vary: headers.get("vary")?.toLowerCase().includes("origin") === true ? "origin" : "",
});
const from = (origin: string, headers: Record<string, string> = {}): RequestInit => ({
  headers: { origin, ...headers },
});
const asking = (method: string, origin = page): RequestInit => ({
  method: "OPTIONS",
  headers: { origin, "access-control-request-method": method, "access-control-request-headers": "content-type" },
});

onEachAdapter(({ open }) => {
  it("without cors nothing is sent, and OPTIONS lists the methods", async () => {
    await using shop = await open();
    expect(corsOf(await shop.send("/items/1", from(page)))).toEqual({ status: 200, vary: "" });
    const preflight = await shop.send("/items/1", asking("DELETE"));
    expect([corsOf(preflight), preflight.headers.get("allow")]).toEqual([
      { status: 200, vary: "" },
      "DELETE, GET, HEAD, OPTIONS",
    ]);
  });

  const cors: CorsOptions = { origins: [page], credentials: true, exposed: ["ETag", "X-Count"], maxAgeSeconds: 600 };
  const allowed = {
    "access-control-allow-origin": page,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "ETag, X-Count",
    vary: "origin",
  };

  it.each<[what: string, path: string, init: RequestInit, status: number]>([
    ["an answer", "/items/1", {}, 200],
    ["invalid", "/items/x", {}, 400],
    ["without credentials", "/secrets/header", {}, 401],
    ["an unknown path", "/none", {}, 404],
    ["a path that cannot be decoded", "/items/%zz", {}, 400],
    ["another method", "/items/1", { method: "PATCH" }, 405],
    ["a stream", "/streams/bytes", {}, 200],
  ])("a page of a listed origin may read %s, others not", async (_, path, init, status) => {
    await using shop = await open({ cors });
    const sent = async (origin?: string) => {
      const response = await shop.send(path, { ...init, ...(origin !== undefined && from(origin)) });
      await response.arrayBuffer();
      return corsOf(response);
    };
    expect(await sent(page)).toEqual({ status, ...allowed });
    for (const foreign of [other, "null", `${page}:8443`, undefined])
      expect(await sent(foreign)).toEqual({ status, vary: "origin" });
  });

  it("a bug is answered with the headers, too", async () => {
    const getShop = () => {
      throw new Error("broken");
    };
    await using shop = await open({ cors, handlers: { getShop } });
    expect(corsOf(await shop.send("/shops/1", from(page)))).toEqual({ status: 500, ...allowed });
  });

  it("an answer that the client has is 304 with the headers", async () => {
    await using shop = await open({ cors });
    const headers = { "accept-encoding": "identity" };
    const etag = (await shop.send("/items/1", { headers })).headers.get("etag") ?? "";
    expect(corsOf(await shop.send("/items/1", from(page, { ...headers, "if-none-match": etag })))).toEqual({
      status: 304,
      ...allowed,
    });
  });

  it("any page may read with *, and no response differs by origin", async () => {
    await using shop = await open({ cors: { origins: "*" } });
    for (const init of [from(page), from(other), {}])
      expect(corsOf(await shop.send("/items/1", init))).toEqual({
        status: 200,
        "access-control-allow-origin": "*",
        vary: "",
      });
  });

  it("a function decides; one that fails allows nothing", async () => {
    const origins = (origin: string): boolean => {
      if (origin === other) throw new Error("no list");
      return origin.endsWith(".example");
    };
    await using shop = await open({ cors: { origins } });
    expect(corsOf(await shop.send("/items/1", from(page)))).toMatchObject({ "access-control-allow-origin": page });
    expect(corsOf(await shop.send("/items/1", from(other)))).toEqual({ status: 200, vary: "origin" });
  });

  it("headers of a handler replace those of cors, and Vary has both", async () => {
    const getItem = () => ({
      status: 200,
      headers: { "access-control-allow-origin": other, vary: "x-tenant" },
      body: {},
    });
    await using shop = await open({ cors, handlers: { getItem } });
    const response = await shop.send("/items/1", from(page));
    expect(corsOf(response)).toMatchObject({ "access-control-allow-origin": other, vary: "origin" });
    expect(response.headers.get("vary")?.toLowerCase()).toContain("x-tenant");
  });

  describe("a preflight", () => {
    const preflight = {
      status: 204,
      "access-control-allow-origin": page,
      "access-control-allow-credentials": "true",
      "access-control-max-age": "600",
      vary: "origin",
    };

    it.each<[what: string, path: string, method: string, expected: object]>([
      [
        "header parameters",
        "/items/1",
        "GET",
        { "access-control-allow-methods": "DELETE, GET, HEAD", "access-control-allow-headers": "X-Trace, X-Client" },
      ],
      [
        "a body",
        "/items",
        "POST",
        { "access-control-allow-methods": "POST", "access-control-allow-headers": "Content-Type, X-Client" },
      ],
      [
        "an API key",
        "/secrets/header",
        "GET",
        { "access-control-allow-methods": "GET, HEAD", "access-control-allow-headers": "X-Api-Key, X-Client" },
      ],
      [
        "a token",
        "/secrets/bearer",
        "GET",
        { "access-control-allow-methods": "GET, HEAD", "access-control-allow-headers": "Authorization, X-Client" },
      ],
      [
        "a method that the path does not have",
        "/items",
        "PUT",
        { "access-control-allow-methods": "POST", "access-control-allow-headers": "X-Client" },
      ],
    ])("is answered from the document: %s", async (_, path, method, expected) => {
      await using shop = await open({ cors: { ...cors, headers: ["X-Client"] } });
      const response = await shop.send(path, asking(method));
      expect([corsOf(response), await response.text()]).toEqual([
        { ...preflight, "access-control-expose-headers": "ETag, X-Count", ...expected },
        "",
      ]);
    });

    it("of another origin is answered with nothing that it may do", async () => {
      await using shop = await open({ cors });
      expect(corsOf(await shop.send("/items/1", asking("DELETE", other)))).toEqual({ status: 204, vary: "origin" });
    });

    it("of an unknown path is refused", async () => {
      await using shop = await open({ cors });
      expect(corsOf(await shop.send("/none", asking("GET")))).toEqual({ status: 404, ...allowed });
    });

    it("is none without Origin and the method that is asked for", async () => {
      await using shop = await open({ cors });
      const response = await shop.send("/items/1", { method: "OPTIONS", ...from(page) });
      expect([response.status, await response.text()]).toEqual([200, "DELETE, GET, HEAD, OPTIONS"]);
    });
  });

  it.each<[what: string, cors: CorsOptions, message: RegExp]>([
    ["credentials with *", { origins: "*", credentials: true }, /cors\.credentials is true.*List the origins/],
    ["* in a list", { origins: ["*"] }, /cors\.origins has "\*"/],
    ["a path", { origins: [`${page}/`] }, /cors\.origins has "https:\/\/app\.example\/"/],
    ["no scheme", { origins: ["app.example"] }, /cors\.origins has "app\.example"/],
    [
      "an unknown option",
      { origins: "*", maxAgeSecond: 1 } as CorsOptions,
      /Unknown option maxAgeSecond; did you mean maxAgeSeconds/,
    ],
    ["a fraction of a second", { origins: "*", maxAgeSeconds: 0.5 }, /cors\.maxAgeSeconds is 0\.5/],
  ])("does not start with %s", async (_, wrong, message) => {
    await expect(open({ cors: wrong })).rejects.toThrow(message);
  });
});
