import { describe, expect, it } from "vitest";
import { stepsOf } from "../../../../test/support/steps.ts";
import { createRouter } from "../../src/runtime/router.ts";

const routerOf = (...routes: readonly string[]) =>
  createRouter(
    routes.map((route) => {
      const [method = "", path = ""] = route.split(" ");
      return { method, path, route };
    }),
  );

const routes = [
  "get /",
  "get /a",
  "get /a/{x}",
  "post /a/b",
  "get /a/{x}/c",
  "get /{any}/b/d",
  "get /files/{name}.{ext}",
  "get /files/{name}.tar.{ext}",
  "get /files/report-{id}",
  "get /files/{id}",
  "get /users/{user-id}/{__proto__}",
  "get /Straße/{x}",
  "get /list/",
  "delete /a/{other}",
  "get /calls/{id}:cancel",
];

describe("a path", () => {
  it.each<[string, string, string, Record<string, string>]>([
    ["GET", "/", "get /", {}],
    ["GET", "/a", "get /a", {}],
    ["GET", "/a/", "get /a", {}],
    ["GET", "/A/7", "get /a/{x}", { x: "7" }],
    ["GET", "/a/b", "get /a/{x}", { x: "b" }], // only POST has this path
    ["POST", "/a/b", "post /a/b", {}],
    ["DELETE", "/a/b", "delete /a/{other}", { other: "b" }],
    ["HEAD", "/a/7", "get /a/{x}", { x: "7" }],
    ["GET", "/a/b/d", "get /{any}/b/d", { any: "a" }], // after /a/{x}/c has turned out not to fit
    ["GET", "/files/a.txt", "get /files/{name}.{ext}", { name: "a", ext: "txt" }],
    ["GET", "/files/a.tar.gz", "get /files/{name}.tar.{ext}", { name: "a", ext: "gz" }],
    ["GET", "/files/REPORT-Q1", "get /files/report-{id}", { id: "Q1" }],
    ["GET", "/files/report-", "get /files/{id}", { id: "report-" }],
    ["GET", "/files/.txt", "get /files/{id}", { id: ".txt" }],
    ["GET", "/users/1/2", "get /users/{user-id}/{__proto__}", { "user-id": "1", ["__proto__"]: "2" }],
    ["GET", "/stra%C3%9Fe/%2F", "get /Straße/{x}", { x: "/" }],
    ["GET", "/list", "get /list/", {}],
    ["GET", "/x/../a/./7", "get /a/{x}", { x: "7" }],
    ["GET", "/x/%2e%2e/a/7", "get /a/{x}", { x: "7" }],
    ["GET", "/../../a", "get /a", {}],
    ["GET", "\\a\\7", "get /a/{x}", { x: "7" }],
    ["GET", "/calls/9:cancel", "get /calls/{id}:cancel", { id: "9" }],
  ])("%s %s is routed to %s", (method, path, route, parameters) => {
    expect(routerOf(...routes)(method, path)).toEqual({ route, path: parameters });
  });

  it.each([
    ["PUT", "/a", "GET, HEAD, OPTIONS"],
    ["PUT", "/a/7", "GET, DELETE, HEAD, OPTIONS"],
    ["PUT", "/a/b", "POST, OPTIONS"],
    ["get", "/a", "GET, HEAD, OPTIONS"],
    ["GET", "/b", undefined],
    ["GET", "/a//c", undefined],
    ["GET", "/users/1/", undefined],
  ])("%s %s has no route, and its path has the methods %s", (method, path, allow) => {
    expect(routerOf(...routes)(method, path)).toEqual({ allow });
  });
});

describe("paths that differ in their query", () => {
  const router = routerOf(
    "get /a?action=start",
    "get /a?action=stop",
    "get /a?action=stop&force",
    "get /a",
    "get /b/{id}?full=true",
    "get /b/{other}",
    "get /c?acl",
  );
  it.each([
    ["GET", "/a?action=start", "get /a?action=start"],
    ["HEAD", "/a?x=1&action=stop", "get /a?action=stop"],
    ["GET", "/a?force=&action=stop", "get /a?action=stop&force"],
    ["GET", "/a?action=start&action=stop", "get /a?action=start"],
    ["GET", "/a?action=other#action=stop", "get /a"],
    ["GET", "/a", "get /a"],
    ["GET", "/b/1?full=true", "get /b/{id}?full=true"],
    ["GET", "/b/1?full=false", "get /b/{other}"],
    ["GET", "/c?acl=", "get /c?acl"],
  ])("%s %s is routed to %s", (method, target, route) => {
    expect(router(method, target.replace(/\?.*/, ""), target)).toMatchObject({ route });
  });

  it("have no route if the query is that of none, and their methods all the same", () => {
    expect(router("GET", "/c", "/c?other")).toEqual({ allow: undefined });
    expect(router("POST", "/c", "/c?acl")).toEqual({ allow: "GET, HEAD, OPTIONS" });
  });

  it("are refused at startup if the query is the same", () => {
    expect(() => routerOf("get /a?b=1&c", "get /A?c&b=1")).toThrow("are the same path");
  });
});

it("two operations with the same method and path are refused at startup, with their names", () => {
  expect(() => routerOf("get /a/{x}", "GET /A/{y}/")).toThrow("GET /A/{y}/ and GET /a/{x} are the same path");
});

it("a declared operation takes precedence for HEAD and OPTIONS", () => {
  const router = routerOf("get /a", "head /a", "options /a");
  expect(router("HEAD", "/a")).toMatchObject({ route: "head /a" });
  expect(router("OPTIONS", "/a")).toMatchObject({ route: "options /a" });
  expect(router("PUT", "/a")).toEqual({ allow: "GET, HEAD, OPTIONS" });
});

it("matching a path takes as many steps as there are operations, however many ways there are to split it", () => {
  const router = routerOf("get /{a}.{b}.{c}.{d}/x", "get /{a}-{b}-{c}/y");
  const [, short = 0, long] = [10, 10, 32_000].map((length) =>
    stepsOf(() => router("GET", `/${".-".repeat(length)}/z`)),
  );
  expect(long).toBeLessThan(2 * short);
});
