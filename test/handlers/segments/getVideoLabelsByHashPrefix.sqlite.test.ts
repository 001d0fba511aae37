import { describe, expect, it } from "vitest";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { plant, type Sketch, VIDEO } from "../../support/segments.ts";
import { world } from "../../support/world.ts";

const label = (category: string): Sketch => ({ at: [0, 0], actionType: "full", category });
const early: Sketch = { at: [1, 10] };
const withStart = { hasStartSegment: "true" };

describe("GET /api/videoLabels/{sha256HashPrefix}", () => {
  const prefix = videoHash(VIDEO).slice(0, 4);

  it("returns videos with a label, and with an early segment on request", async () => {
    await using w = await world();
    await plant(w, [label("sponsor"), early]);
    expect((await w.send("GET", `/api/videoLabels/${prefix}`)).json).toEqual([
      { videoID: VIDEO, segments: [{ category: "sponsor" }] },
    ]);
    expect((await w.send("GET", `/api/videoLabels/${prefix.toUpperCase()}`, { query: withStart })).json).toEqual([
      { videoID: VIDEO, segments: [{ category: "sponsor" }], hasStartSegment: true },
    ]);
  });

  it("omits videos without a label, and returns 404 with an empty array if none is left", async () => {
    await using w = await world();
    await plant(w, [early]);
    const answer = await w.send("GET", `/api/videoLabels/${prefix}`);
    expect([answer.status, answer.text]).toEqual([404, "[]"]);
    expect((await w.send("GET", `/api/videoLabels/${prefix}`, { query: withStart })).json).toEqual([
      { videoID: VIDEO, segments: [], hasStartSegment: true },
    ]);
  });

  it("supports conditional requests", async () => {
    await using w = await world();
    await plant(w, [label("sponsor")]);
    const etag = (await w.send("GET", `/api/videoLabels/${prefix}`)).headers.get("etag") ?? "";
    const again = await w.send("GET", `/api/videoLabels/${prefix}`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  it.each(["abc", "g000", "0".repeat(33)])("refuses the prefix %s", async (bad) => {
    await using w = await world();
    const answer = await w.send("GET", `/api/videoLabels/${bad}`);
    expect([answer.status, answer.text]).toEqual([400, "Hash prefix does not match format requirements."]);
  });
});
