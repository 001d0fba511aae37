import { describe, expect, it } from "vitest";
import { isHost, queryOf, readTarget } from "../../src/runtime/target.ts";

describe("a request target", () => {
  it.each([
    // method, target, path with query, host
    ["GET", "/a?b=%zz", "/a?b=%zz", undefined],
    ["GET", "//a b", "//a b", undefined],
    ["GET", "//API/a?b", "/API/a?b", undefined],
    ["GET", "http://example.org//api/a", "/api/a", "example.org"],
    ["GET", "///api/a", "///api/a", undefined],
    ["GET", "/api//a", "/api//a", undefined],
    ["GET", "//admin/config?//api/", "//admin/config?//api/", undefined],
    ["GET", "//api", "//api", undefined],
    ["GET", "http://example.org/a?b", "/a?b", "example.org"],
    ["GET", "HTTPS://example.org:8443", "/", "example.org:8443"],
    ["GET", "http://[::1]:80?b#c", "/?b", "[::1]:80"],
    // a URL parser would turn the first into /b and throw for the second
    ["GET", "http://example.org/a/../b", "/a/../b", "example.org"],
    ["GET", "http://1.2.3.4.5/a", "/a", "1.2.3.4.5"],
  ])("%s %s requests %s", (method, target, path, authority) => {
    expect(readTarget(method, target)).toEqual({ path, authority });
  });

  it("may be * only for OPTIONS", () => {
    expect([readTarget("OPTIONS", "*"), readTarget("GET", "*")]).toEqual(["server", undefined]);
  });

  it.each([
    "",
    "a",
    "?a",
    "#",
    "**",
    "localhost:80",
    "ftp://example.org/",
    "file:///a",
    "http:///a",
    "http://",
    "http://:80/",
    "http://a b/",
    "http://user:password@example.org/",
    "http://example.org:port/",
    "http://[::1/",
  ])("is not %j", (target) => {
    expect(readTarget("GET", target)).toBeUndefined();
  });

  it.each([
    ["/a", ""],
    ["/a?", ""],
    ["/a?b=c?d", "b=c?d"],
    ["/a?b#c?d", "b"],
    ["/a#b?c", ""],
  ])("%s has the query %j", (target, query) => {
    expect(queryOf(target)).toBe(query);
  });
});

it.each(["", "x", "localhost:8080", "[::1]", "[::1]:80", "192.0.2.1:", "a_b.example", "%41"])(
  "%j is a host",
  (host) => {
    expect(isHost(host)).toBe(true);
  },
);

it.each(["a b", "a/b", "a,b.example:80:80", "x:123456", "[::1", "user@x", "ä", "a%zz", "x?", "\u0000"])(
  "%j is not a host",
  (host) => {
    expect(isHost(host)).toBe(false);
  },
);
