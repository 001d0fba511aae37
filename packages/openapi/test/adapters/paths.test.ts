import { expect, it } from "vitest";
import { jsonOf, onEachAdapter, useShop } from "./shop.ts";

useShop();

onEachAdapter(({ open }) => {
  it.each([
    ["/items/7", "getItem"],
    ["/items/7/", "getItem"],
    ["/ITEMS/7", "getItem"],
    ["/%69tems/%37", "getItem"],
    ["/other/../items/./7", "getItem"],
    ["/items/newest", "newestItem"],
    ["/items/NEWEST", "newestItem"],
    ["/files/a.csv", "getFile"],
    ["/files/a.b.c", "getFile"],
    ["/items/7/more", "unmatched"],
    ["/items//7", "unmatched"],
    ["/files/csv", "unmatched"],
    ["/files/.csv", "unmatched"],
    ["/", "unmatched"],
  ])("GET %s is routed to %s", async (path, operationId) => {
    await using shop = await open();
    const response = await shop.send(path);
    await response.arrayBuffer();
    await expect.poll(() => shop.exchanges).toMatchObject([{ operationId, method: "get", status: response.status }]);
    expect(response.status === 404).toBe(operationId === "unmatched");
  });

  it.each([
    ["that of the document", { documentPath: "/v1" }, "/v1", [404, 200, 404, 404, 404]],
    ["another", { documentPath: "/v1", basePath: "/api/v2" }, "/api/v2", [404, 404, 200, 404, 404]],
    ["none", { documentPath: "/v1", basePath: "" }, "", [200, 404, 404, 404, 404]],
  ])("the base path is %s", async (_, options, basePath, served) => {
    await using shop = await open(options);
    const statuses: number[] = [];
    for (const path of ["/items/7", "/v1/items/7", "/api/v2/items/7", "/v1", "/v11/items/7"])
      statuses.push((await shop.send(path)).status);
    expect(statuses).toEqual(served);
    expect(await (await shop.send(`${basePath}/files/a.b.c`)).json()).toEqual({ name: "a.b", ext: "c" });
    const refused = await shop.send(`${basePath}/items/7`, { method: "PUT" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, expect.stringContaining("GET")]);
    expect((await shop.send(`${basePath.toUpperCase()}/ITEMS/7`)).status).toBe(200);
  });

  it.each(["v1", "/v1/", "/", "/{version}"])("a base path that is none is refused: %s", async (basePath) => {
    await expect(async () => open({ basePath })).rejects.toThrow(/basePath is ".*"\. Give a path such as "\/api"/);
  });

  it("several parameters in one segment are separated and percent-decoded", async () => {
    await using shop = await open();
    expect(await (await shop.send("/files/a%2Fb.c.%C3%A9")).json()).toEqual({ name: "a/b.c", ext: "é" });
  });

  it("parameter names need not be identifiers, and templates may end with a slash", async () => {
    await using shop = await open();
    for (const method of ["GET", "PUT"])
      for (const path of ["/shops/a-1", "/shops/a-1/"])
        expect(await (await shop.send(path, { method })).json()).toEqual({ "shop-id": "a-1" });
    expect((await shop.send("/shops/a-1", { method: "DELETE" })).headers.get("allow")).toBe("GET, PUT, HEAD, OPTIONS");
  });

  it("a path that is not percent-encoded UTF-8 is refused", async () => {
    await using shop = await open();
    expect((await shop.send("/files/%ff.txt")).status).toBe(400);
  });

  it("HEAD is handled like GET, without a body", async () => {
    await using shop = await open();
    const [get, head] = [await shop.send("/items/7"), await shop.send("/items/7", { method: "HEAD" })];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const name of ["content-type", "content-length", "etag", "cache-control"])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it.each([
    ["HEAD", "/probes/a", "headProbe"],
    ["HEAD", "/PROBES/%61/", "headProbe"],
    ["GET", "/probes/a", "getProbe"],
    ["HEAD", "/probes/newest", "newestProbe"], // the path comes before the method
    ["HEAD", "/pulse", "headPulse"],
  ])("%s %s is routed to %s", async (method, path, operationId) => {
    await using shop = await open();
    const response = await shop.send(path, { method, headers: { authorization: "Bearer t" } });
    expect([response.ok, (await response.text()) === ""]).toEqual([true, method === "HEAD"]);
    await expect
      .poll(() => shop.exchanges)
      .toMatchObject([{ operationId, method: method.toLowerCase(), status: response.status }]);
  });

  it("a HEAD operation sets the headers that GET would have", async () => {
    await using shop = await open();
    const { status, headers } = await shop.send("/probes/a", { method: "HEAD" });
    expect(status).toBe(200);
    expect(["content-type", "content-length", "x-probe"].map((name) => headers.get(name))).toEqual([
      "application/json",
      "1234",
      "1",
    ]);
  });

  it("a HEAD request is refused like any other", async () => {
    await using shop = await open();
    expect((await shop.send("/pulse", { method: "HEAD" })).status).toBe(401);
    const long = await shop.send("/probes/longer-than-ten", { method: "HEAD" });
    expect([long.status, await long.text()]).toEqual([400, ""]);
    const wrong = await shop.send("/pulse");
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "HEAD, OPTIONS"]);
    expect((await shop.send("/probes/a", { method: "OPTIONS" })).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });

  it("a method that a path does not have gets 405 with the methods it has", async () => {
    await using shop = await open();
    const response = await shop.send("/items/7", { method: "PUT" });
    expect([response.status, response.headers.get("allow"), (await jsonOf(response)).code]).toEqual([
      405,
      "DELETE, GET, HEAD, OPTIONS",
      "method_not_allowed",
    ]);
  });

  it("OPTIONS lists the methods of a path", async () => {
    await using shop = await open();
    const response = await shop.send("/items", { method: "OPTIONS" });
    expect([response.status, response.headers.get("allow"), await response.text()]).toEqual([
      200,
      "POST, OPTIONS",
      "POST, OPTIONS",
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await shop.send("/nowhere", { method: "OPTIONS" })).status).toBe(404);
  });

  it("a path without an operation gets 404", async () => {
    await using shop = await open();
    const response = await shop.send("/nowhere/else?key=secret");
    expect([response.status, await jsonOf(response)]).toEqual([
      404,
      expect.objectContaining({ type: "urn:problem:not_found", detail: "There is no path /nowhere/else here." }),
    ]);
    await expect.poll(() => shop.exchanges).toMatchObject([{ operationId: "unmatched", path: "/nowhere/else" }]);
  });

  it.each(["/items/7", "/items"])(
    "a request for a path of an operation is reported without its path: PUT %s",
    async (path) => {
      await using shop = await open();
      await (await shop.send(path, { method: "PUT" })).arrayBuffer();
      await expect.poll(() => shop.exchanges).toHaveLength(1);
      expect(shop.exchanges[0]).not.toHaveProperty("path");
    },
  );

  it("every response has an id and the headers of the application", async () => {
    await using shop = await open({ headers: { "x-shop": "1" } });
    for (const path of ["/items/7", "/nowhere", "/streams/bytes", "/unwritten"]) {
      const { headers } = await shop.send(path);
      expect([headers.get("x-shop"), headers.get("x-content-type-options")]).toEqual(["1", "nosniff"]);
      expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    }
  });
});
