import { expect, it } from "vitest";
import { jsonOf, onEachAdapter, useShop } from "./shop.ts";

useShop();

const basic = (text: string): string => `Basic ${Buffer.from(text).toString("base64")}`;
const key = { "x-api-key": "k" };
const token = { authorization: "Bearer t" };

onEachAdapter(({ open }) => {
  it.each<[string, Record<string, string>, unknown]>([
    ["header", key, { headerKey: { name: "header" } }],
    ["query?api_key=k", {}, { queryKey: { name: "query" } }],
    ["cookie", { cookie: "session=k" }, { cookieKey: { name: "cookie" } }],
    ["basic", { authorization: basic("ann:p:w") }, { password: { name: "ann" } }],
    ["bearer", { authorization: "bearer t" }, { token: { name: "token" } }],
    ["scopes", { authorization: "Bearer wide" }, { oauth: { scopes: ["items:write"] } }],
    ["both", { ...key, ...token }, { headerKey: { name: "header" }, token: { name: "token" } }],
    ["either", key, { headerKey: { name: "header" } }],
    ["either", token, { token: { name: "token" } }],
    ["optional", token, { token: { name: "token" } }],
    ["optional", {}, {}],
  ])("/secrets/%s with %j is accepted as this caller", async (path, headers, identity) => {
    await using shop = await open();
    const response = await shop.send(`/secrets/${path}`, { headers });
    expect([response.status, await response.json()]).toEqual([200, identity]);
  });

  it.each<[string, Record<string, string>, number, string | null]>([
    ["header", {}, 401, "ApiKey"],
    ["header", { "x-api-key": "other" }, 401, "ApiKey"],
    ["query?api_key=", {}, 401, "ApiKey"],
    ["cookie", { cookie: "session=" }, 401, "ApiKey"],
    ["basic", {}, 401, 'Basic realm="api", charset="UTF-8"'],
    ["basic", { authorization: basic("ann:wrong") }, 401, 'Basic realm="api", charset="UTF-8"'],
    ["basic", { authorization: "Basic !" }, 401, 'Basic realm="api", charset="UTF-8"'],
    ["bearer", { authorization: "Bearer" }, 401, "Bearer"],
    ["bearer", { authorization: basic("t:t") }, 401, "Bearer"],
    ["scopes", { authorization: "Bearer narrow" }, 403, null],
    ["both", key, 401, "Bearer"],
    ["both", token, 401, "Bearer"],
    ["either", {}, 401, "Bearer"],
  ])("/secrets/%s with %j is refused", async (path, headers, status, challenge) => {
    await using shop = await open();
    const response = await shop.send(`/secrets/${path}`, { headers });
    const { code } = await jsonOf(response);
    expect([response.status, code]).toEqual([status, status === 401 ? "unauthorized" : "forbidden"]);
    expect(response.headers.get("www-authenticate")).toBe(challenge);
    expect(shop.errors).toEqual([]);
  });

  it.each<[token: string, status: number, challenge: string]>([
    ["expired", 401, 'Bearer error="invalid_token", error_description="It has expired."'],
    ["reader", 403, 'Bearer error="insufficient_scope", scope="items:write"'],
  ])("a check says what it refuses: the token %s gets %i %s", async (sent, status, challenge) => {
    await using shop = await open();
    const response = await shop.send("/secrets/scopes", { headers: { authorization: `Bearer ${sent}` } });
    expect([response.status, response.headers.get("www-authenticate"), shop.errors]).toEqual([status, challenge, []]);
  });

  it("a check that throws is a bug, and denies access", async () => {
    await using shop = await open();
    expect((await shop.send("/secrets/header", { headers: { "x-api-key": "broken" } })).status).toBe(500);
    expect(shop.errors).toEqual([expect.objectContaining({ message: "The table of keys is gone." })]);
  });
});
