import { describe, expect, it } from "vitest";
import { accessFault } from "../../src/runtime/access.ts";

type Headers = Readonly<Record<string, string>>;
const at = "127.0.0.1:8080";
const faultOf = (value: string | undefined, headers: Headers, socketAddress: string | undefined = "127.0.0.1") =>
  accessFault({ socketAddress, headers: { host: at, ...headers } }, { setting: "API_TOKEN", value });

describe("with the token none", () => {
  it.each<[string, Headers]>([
    ["127.0.0.1", {}],
    ["127.9.9.9", {}],
    ["::1", {}],
    ["::ffff:127.0.0.1", {}],
    ["127.0.0.1", { host: "localhost" }],
    ["127.0.0.1", { host: "LOCALHOST:8080" }],
    ["::1", { host: "[::1]:8080" }],
    ["127.0.0.1", { origin: "http://127.0.0.1:8080", "sec-fetch-site": "same-origin" }],
    ["127.0.0.1", { authorization: "Bearer of-whatever-kind" }],
  ])("%s may call with %j", (address, headers) => expect(faultOf("none", headers, address)).toBeUndefined());

  it.each<[string | undefined, Headers]>([
    ["192.0.2.1", {}],
    ["::ffff:192.0.2.1", {}],
    ["2001:db8::1", {}],
    ["128.0.0.1", {}],
    ["", {}],
    [undefined, {}],
    ["127.0.0.1", { "x-forwarded-for": "127.0.0.1" }],
    ["127.0.0.1", { "x-forwarded-for": "" }],
    ["127.0.0.1", { forwarded: "for=127.0.0.1" }],
    ["127.0.0.1", { via: "1.1 here" }],
    // A web page can make its own name resolve to this machine, and is then same-site with the service there.
    ["127.0.0.1", { host: "pages.example:8080" }],
    ["127.0.0.1", { host: "localhost.pages.example" }],
    ["127.0.0.1", { host: "" }],
    ["127.0.0.1", { host: "[::1" }],
  ])("%s may not call with %j", (address, headers) => {
    expect(accessFault({ socketAddress: address, headers: { host: at, ...headers } }, token("none"))).toMatchObject({
      code: "not_local",
      reason: expect.stringContaining("With API_TOKEN=none"),
    });
  });
});

const token = (value: string | undefined) => ({ setting: "API_TOKEN", value });

it("without a token nobody is served", () => {
  expect(faultOf(undefined, { authorization: "Bearer none" })).toMatchObject({
    code: "unauthorized",
    reason: "API_TOKEN is not set, so all requests are rejected.",
  });
});

describe("with a token", () => {
  const right = "a-token-of-16-characters+/=";

  it.each(["Bearer", "bearer", "BEARER "])("callers that send it are accepted from anywhere: %s", (scheme) => {
    const headers = { authorization: `${scheme} ${right}`, "x-forwarded-for": "192.0.2.1", host: "api.example" };
    expect(faultOf(right, headers, "192.0.2.1")).toBeUndefined();
  });

  it.each<Headers>([
    {},
    { authorization: "" },
    { authorization: "Bearer" },
    { authorization: "Bearer " },
    { authorization: right },
    { authorization: `Basic ${right}` },
    { authorization: `Bearer ${right}x` },
    { authorization: `Bearer ${right.slice(0, -1)}` },
    { authorization: `Bearer ${right} ${right}` },
    { authorization: `Bearer ${right.toUpperCase()}` },
  ])("all other callers are refused, even on this machine: %j", (headers) => {
    const fault = faultOf(right, headers);
    expect(fault?.code).toBe("unauthorized");
    expect(fault?.reason).not.toContain(right);
  });
});

it.each<Headers>([
  { origin: "https://pages.example" },
  { origin: "http://localhost:8080" }, // another name for the same machine is another site
  { origin: "http://127.0.0.1:9999" },
  { origin: "null" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" }, // another port or a sibling name
  { "sec-fetch-site": "same-origin, none" },
  { "sec-fetch-site": "" },
  { origin: "http://127.0.0.1:8080", "sec-fetch-site": "cross-site" },
])("cross-site requests of browsers are refused, with or without a token: %j", (headers) => {
  const authorization = "Bearer a-token-of-16-characters";
  expect(faultOf("none", headers)?.code).toBe("cross_site");
  expect(faultOf("a-token-of-16-characters", { ...headers, authorization })?.code).toBe("cross_site");
});

describe("an instance with configured host names", () => {
  const hosts = ["0.0.0.0", "api.example", "http://shop.internal:8081/"];
  const given = { authorization: "Bearer a-token-of-16-characters" };
  const faultAt = (host: string, value: string | undefined, localAddress = "::ffff:192.0.2.7") =>
    accessFault(
      { socketAddress: "127.0.0.1", localAddress, headers: { ...given, host } },
      { setting: "API_TOKEN", value, hosts },
    );

  it.each([
    "127.0.0.1:8080",
    "LOCALHOST",
    "[::1]:1",
    "192.0.2.7:8080",
    "api.example",
    "API.example:443",
    "shop.internal",
  ])("accepts requests to %s", (host) => {
    expect(faultAt(host, "none")).toBeUndefined();
    expect(faultAt(host, "a-token-of-16-characters")).toBeUndefined();
  });

  it.each(["", "pages.example", "192.0.2.8", "api.example.pages.example", "[2001:db8::1]", "a b"])(
    "refuses requests to %j, with or without a token",
    (host) => {
      expect(faultAt(host, "none")?.code).toBe("cross_site");
      expect(faultAt(host, "a-token-of-16-characters")?.code).toBe("cross_site");
    },
  );

  it("accepts requests to an IPv6 address", () => {
    expect(faultAt("[2001:db8::7]:8080", "none", "2001:db8::7")).toBeUndefined();
  });
});
