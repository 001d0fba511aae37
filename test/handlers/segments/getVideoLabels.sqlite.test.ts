import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { plant, type Sketch, VIDEO } from "../../support/segments.ts";
import { local, type Sent, type World, world } from "../../support/world.ts";

const read = (w: World, query: NonNullable<Sent["query"]> = {}, sent: Sent = {}) =>
  w.send("GET", "/api/videoLabels", { ...sent, query: { videoID: VIDEO, ...query } });
const label = (category: string, more: Partial<Sketch> = {}): Sketch => ({
  at: [0, 0],
  actionType: "full",
  category,
  ...more,
});
const early: Sketch = { at: [1, 10] };
const withStart = { hasStartSegment: "true" };

describe("GET /api/videoLabels", () => {
  it.each<[string, Sketch[], NonNullable<Sent["query"]>, number, unknown]>([
    ["returns a label", [label("selfpromo")], {}, 200, [{ category: "selfpromo" }]],
    [
      "returns a label and that no segment starts early, on request",
      [label("sponsor")],
      withStart,
      200,
      [["sponsor"], false],
    ],
    [
      "returns a label and that a segment starts early, on request",
      [label("sponsor"), early],
      withStart,
      200,
      [["sponsor"], true],
    ],
    ["returns an early segment without a label", [early], withStart, 200, [[], true]],
    ["does not find an early segment that was not requested", [early], {}, 404, undefined],
    ["ignores values of hasStartSegment other than true", [early], { hasStartSegment: "1" }, 404, undefined],
    [
      "does not find a label of a removed segment",
      [label("sponsor", { votes: removedVotes })],
      withStart,
      404,
      undefined,
    ],
    ["does not find a label on another platform", [label("sponsor", { service: "Spotify" })], {}, 404, undefined],
    [
      "returns a label on the requested platform",
      [label("sponsor", { service: "Spotify" })],
      { service: "spotify" },
      200,
      [{ category: "sponsor" }],
    ],
  ])("%s", async (_name, sketches, query, status, expected) => {
    await using w = await world();
    await plant(w, sketches);
    const answer = await read(w, query);
    const [categories, hasStartSegment] = Array.isArray(expected) ? expected : [];
    const body = Array.isArray(categories)
      ? { segments: categories.map((category: string) => ({ category })), hasStartSegment }
      : expected;
    expect([answer.status, answer.json]).toEqual([status, body]);
  });

  it("refuses a request without a video", async () => {
    await using w = await world();
    const answer = await w.send("GET", "/api/videoLabels");
    expect([answer.status, answer.text]).toEqual([400, "videoID not specified"]);
  });

  it("supports conditional requests, until a label is submitted", async () => {
    await using w = await world();
    await plant(w, [label("selfpromo")]);
    const etag = (await read(w)).headers.get("etag") ?? "";
    expect((await read(w, {}, { headers: { "if-none-match": etag } })).status).toBe(304);
    const segments = [{ segment: [0, 0], category: "sponsor", actionType: "full" }];
    const json = { videoID: VIDEO, userID: local("ann"), segments };
    expect((await w.send("POST", "/api/skipSegments", { json })).status).toBe(200);
    expect((await read(w, {}, { headers: { "if-none-match": etag } })).json).toEqual([{ category: "sponsor" }]);
  });

  it("queries the database once, however often a thumbnail is shown", async () => {
    await using w = await world();
    await plant(w, [label("sponsor")]);
    await read(w);
    const statements: string[] = [];
    w.storage.knex.on("query", ({ sql }: { sql: string }) => void statements.push(sql));
    await read(w);
    await read(w, withStart);
    await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO } });
    expect(statements.filter((sql) => sql.includes("segments"))).toEqual([]);
  });
});
