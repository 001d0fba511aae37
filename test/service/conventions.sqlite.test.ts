import { describe, expect, it } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, world } from "../support/world.ts";

const PATH = "/api/skipSegments";
const query = { videoID: VIDEO };

const policy = "default-src 'none'; form-action 'none'; frame-ancestors 'none'";
const ALLOWED = "Content-Type, If-None-Match, x-client-name, X-EXT-VERSION, X-EXT-DIST, X-SKIP-CACHE";

describe("every response", () => {
  it.each([
    ["an answer", "GET", PATH, query, 200],
    ["a refusal", "GET", PATH, {}, 400],
    ["nothing found", "GET", PATH, { videoID: "another1234" }, 404],
    ["an unknown path", "GET", "/api/nothing", {}, 404],
    ["a wrong method", "DELETE", PATH, {}, 405],
    ["a path that cannot be decoded", "GET", "/api/skipSegments/%zz", {}, 400],
  ])("has the CORS headers: %s", async (_name, method, path, parameters, status) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const response = await fetch(`${w.base}${path}?${new URLSearchParams(parameters)}`, { method });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, OPTIONS, DELETE",
      "access-control-allow-headers": ALLOWED,
      "x-content-type-options": "nosniff",
      "content-security-policy": policy,
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers.has("x-powered-by")).toBe(false);
  });
});

it.each([
  "/api/ready",
  "/openapi.json",
  "/metrics",
  "/migrations/status",
  "/admin/config",
  "/_cluster/v1/x",
  "/nothing",
])("%s answers with data, in which a browser runs and embeds nothing", async (path) => {
  await using w = await world();
  expect((await w.send("GET", path)).headers.get("content-security-policy")).toBe(policy);
});

describe("a cross-origin request", () => {
  const preflight = {
    origin: "https://example.org",
    "access-control-request-method": "GET",
    "access-control-request-headers": "x-client-name,x-ext-dist,x-ext-version,x-skip-cache",
  };

  it("may have the headers of extensions, and those allowed by the operator", async () => {
    await using w = await world({ env: { CORS_ALLOW_HEADERS: "X-Player-Version, x-one" } });
    const { status, headers } = await w.send("OPTIONS", PATH, { headers: preflight });
    expect([status, headers.get("access-control-allow-headers")]).toEqual([200, `${ALLOWED}, X-Player-Version, x-one`]);
    const sent = { "x-client-name": "a", "x-ext-version": "5", "x-ext-dist": "b", "x-skip-cache": "true" };
    expect((await w.send("GET", PATH, { query, headers: sent })).status).toBe(404);
  });
});

describe("paths and methods", () => {
  it.each([PATH, `${PATH}/`, PATH.toLowerCase(), "/API/SKIPSEGMENTS/"])("finds %s", async (path) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    expect((await w.send("GET", path, { query })).status).toBe(200);
  });

  it("answers HEAD like GET without the body", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const [get, head] = [await w.send("GET", PATH, { query }), await w.send("HEAD", PATH, { query })];
    expect([head.status, head.text, head.headers.get("etag")]).toEqual([200, "", get.headers.get("etag")]);
  });

  it.each([
    [PATH, "GET, POST, HEAD, OPTIONS"],
    [`${PATH}/5f6b`, "GET, HEAD, OPTIONS"],
  ])("answers OPTIONS of %s with its methods", async (path, allow) => {
    await using w = await world();
    const answer = await w.send("OPTIONS", path, {
      headers: { origin: "https://example.org", "access-control-request-method": "POST" },
    });
    expect([answer.status, answer.headers.get("allow")]).toEqual([200, allow]);
    expect((await w.send("OPTIONS", "/api/nothing")).status).toBe(404);
  });

  it("answers an unsupported method with 405 and the supported ones", async () => {
    await using w = await world();
    const response = await fetch(w.base + PATH, { method: "PUT" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  });

  it("ignores malformed cookies and unknown headers", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const headers = { cookie: '=;;= a b="', "x-client-name": "test" };
    expect((await w.send("GET", PATH, { query, headers })).status).toBe(200);
  });

  it("compresses long responses", async () => {
    await using w = await world();
    await plant(
      w,
      Array.from({ length: 20 }, (_, i) => ({ at: [i * 100, i * 100 + 10] as const })),
    );
    const answer = await w.send("GET", PATH, { query, headers: { "accept-encoding": "gzip" } });
    expect([answer.headers.get("content-encoding"), (answer.json as unknown[]).length]).toEqual(["gzip", 20]);
  });
});

describe("errors", () => {
  it.each([
    [undefined, "text/plain"],
    ["*/*", "text/plain"],
    ["text/html,*/*;q=0.8", "text/plain"],
    ["application/json", "application/problem+json"],
    ["application/problem+json", "application/problem+json"],
    ["text/plain;q=0.5, Application/JSON", "application/problem+json"],
  ])("Accept: %s gets %s", async (accept, type) => {
    await using w = await world();
    const answer = await w.send("GET", PATH, { headers: accept === undefined ? {} : { accept } });
    expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    const reason = "videoID not specified";
    if (type === "text/plain") expect(answer.text).toBe(reason);
    else
      expect(answer.json).toEqual({
        type: "urn:segmark:bad_request",
        title: "Bad request",
        status: 400,
        detail: reason,
        code: "bad_request",
      });
  });

  it("answers a bug with 500, logs its cause once, and does not expose it", async () => {
    await using w = await world();
    await w.storage.knex.schema.renameTable("segments", "segments_gone");
    const answer = await w.send("GET", PATH, { query });
    await w.storage.knex.schema.renameTable("segments_gone", "segments");
    expect([answer.status, answer.text]).toEqual([500, "Something went wrong here. It has been logged."]);
    const causes = w.lines.filter((line) => line.includes("unknown failure"));
    expect(causes).toHaveLength(1);
    expect(causes[0]).toContain(answer.headers.get("x-request-id"));
    expect(causes[0]).toMatch(/segments/);
    expect(causes[0]).not.toContain(videoHash(VIDEO)); // the statement, not its bindings
  });
});

describe("the log", () => {
  it("has one line per request, with the operation and without secrets", async () => {
    await using w = await world();
    const json = { videoID: VIDEO, userID: local("ann"), segments: [{ segment: [1, 10], category: "sponsor" }] };
    await w.send("POST", PATH, { json });
    await w.send("POST", PATH, {
      query: { userID: local("ann"), videoID: VIDEO, category: "nothing", startTime: "1", endTime: "2" },
    });
    const answered = w.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
    expect(answered).toMatchObject([
      { operationId: "postSkipSegments", status: 200 },
      { operationId: "postSkipSegments", status: 400, code: "unknown_category" },
    ]);
  });
});

describe("client addresses", () => {
  it("trusts no header of a caller that is not a trusted proxy", async () => {
    await using w = await world({ config: { trustedProxies: [] } });
    await w.stores.bans.add({ userId: publicIdOf("ann"), at: 1, byUser: "v" });
    const json = { videoID: VIDEO, userID: local("ann"), segments: [{ segment: [1, 10], category: "sponsor" }] };
    await w.send("POST", PATH, { json, ip: "192.0.2.1" });
    // Another forged address is the same socket, so the banned user still sees their own segment.
    expect((await w.send("GET", PATH, { query, ip: "192.0.2.99" })).status).toBe(200);
  });
});
