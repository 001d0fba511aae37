import { dialectOf } from "@segmark/database/dialect";
import { describe, expect, it, vi } from "vitest";
import { recentPing } from "../../../src/caches/recent-ping.ts";
import { Problem } from "../../../src/errors.ts";
import { asOperator } from "../../support/operator.ts";
import { world } from "../../support/world.ts";

describe("operational endpoints", () => {
  it("GET /api/status shows everyone that the process is alive, without details", async () => {
    await using w = await world();
    const { status, json } = await w.send("GET", "/api/status");
    expect([status, json]).toEqual([200, { startTime: expect.any(Number), processTime: expect.any(Number) }]);
  });

  it("GET /api/status queries the database once per second", async () => {
    await using w = await world();
    await w.send("GET", "/api/status");
    const probes = vi.fn();
    w.storage.knex.on("query", ({ sql }: { sql: string }) => sql === dialectOf(w.storage.knex).probe && probes());
    await Promise.all(Array.from({ length: 40 }, () => w.send("GET", "/api/status")));
    expect(probes.mock.calls.length).toBeLessThan(5);
    const before = Date.now();
    await expect.poll(async () => (await w.send("GET", "/api/status")) && probes.mock.calls.length > 0).toBe(true);
    expect(await w.send("GET", "/api/status")).toMatchObject({
      json: { startTime: expect.toSatisfy((time: number) => time >= before), processTime: expect.any(Number) },
    });
  });

  it("GET /api/status queries again immediately after a failure", async () => {
    let fails = true;
    const databaseMs = recentPing(async () => {
      if (fails) throw new Problem("storage_unavailable");
    });
    await expect(databaseMs()).rejects.toThrow(Problem);
    fails = false;
    expect(await databaseMs()).toEqual(expect.any(Number));
  });

  it("GET /api/ready succeeds while the database responds", async () => {
    await using w = await world();
    expect(await w.send("GET", "/api/ready")).toMatchObject({ status: 200, text: "" });
  });

  it("GET /metrics counts answers by operation", async () => {
    await using w = await world();
    await w.send("GET", "/api/skipSegments");
    const { status, text, headers } = await w.send("GET", "/metrics", { ip: "direct" });
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text).toContain('segmark_answers_total{operation="getSkipSegments",status="400",code="bad_request"} 1');
    for (const line of [
      /^segmark_hash_queue 0$/m,
      /^segmark_info\{version="\d+\.\d+\.\d+"\} 1$/m,
      /^segmark_connections \d+$/m,
      /^segmark_database_connections_used \d+$/m,
      /^segmark_database_queue 0$/m,
      /^segmark_change_feed_age_seconds \d+\.\d+$/m,
    ])
      expect(text).toMatch(line);
    expect(text).toMatch(/^segmark_schema_steps [1-9]\d*$/m);
  });
});

describe("access to the metrics", () => {
  const bearer = (authorization: string) => ({ headers: { authorization } });
  const foreign = { "sec-fetch-site": "cross-site" };

  it.each([
    ["is granted with the token, from anywhere", {}, {}, 200],
    ["is denied without the token, to this machine too", {}, { ip: "direct", ...bearer("") }, 401],
    ["is denied with another token", {}, { ip: "direct", ...bearer(`${asOperator.authorization}.`) }, 401],
    ["is denied to pages of other sites", {}, { headers: foreign }, 403],
    [
      "is granted to callers on this machine with none",
      { OPERATOR_TOKEN: "none" },
      { ip: "direct", ...bearer("") },
      200,
    ],
    ["is denied for forwarded requests with none", { OPERATOR_TOKEN: "none" }, {}, 403],
    [
      "is granted to everyone when they are public",
      { METRICS: "public" },
      { headers: { ...foreign, authorization: "" } },
      200,
    ],
  ])("%s", async (_who, env, sent, expected) => {
    await using w = await world({ env });
    const { status, text } = await w.send("GET", "/metrics", sent);
    expect(status).toBe(expected);
    expect(text.includes("segmark_answers_total")).toBe(expected === 200);
  });
});
