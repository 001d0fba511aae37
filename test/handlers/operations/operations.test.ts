import { describe, expect, it } from "vitest";
import { world } from "../../support/world.ts";

describe("operational endpoints", () => {
  it("GET /api/status describes the process", async () => {
    await using w = await world();
    const { status, json } = await w.send("GET", "/api/status");
    expect([status, json]).toMatchObject([
      200,
      { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), connections: expect.any(Number) },
    ]);
    expect((json as { db: number }).db).toBeGreaterThan(0);
  });

  it("GET /api/ready says yes while the database answers", async () => {
    await using w = await world();
    expect(await w.send("GET", "/api/ready")).toMatchObject({ status: 200, text: "" });
  });

  it("GET /metrics counts answers by operation", async () => {
    await using w = await world();
    await w.send("GET", "/api/skipSegments");
    const { status, text, headers } = await w.send("GET", "/metrics");
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text).toContain('segmark_answers_total{operation="getSkipSegments",status="400",code="bad_request"} 1');
    expect(text).toContain("segmark_hash_queue 0");
  });
});
