import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { world } from "../../support/world.ts";

const PATH = "/api/segmentID";
const uuid = `c0ffee${"1".repeat(59)}`;

describe("GET /api/segmentID", () => {
  it.each<[string, Record<string, string>, number, string]>([
    ["four characters", { UUID: "c0ff", videoID: VIDEO }, 200, uuid],
    ["the full UUID", { UUID: uuid, videoID: VIDEO }, 200, uuid],
    ["a prefix of two UUIDs, of which the oldest is returned", { UUID: "c0ffe", videoID: VIDEO }, 200, uuid],
    ["a prefix of the other UUID", { UUID: "c0ffef", videoID: VIDEO }, 200, `c0ffef${"1".repeat(59)}`],
    ["another video", { UUID: "c0ffee", videoID: "another1234" }, 404, "Not Found"],
    ["a prefix in upper case", { UUID: "C0FFEE", videoID: VIDEO }, 404, "Not Found"],
    ["wildcards", { UUID: "%%%%", videoID: VIDEO }, 404, "Not Found"],
    ["three characters", { UUID: "c0f", videoID: VIDEO }, 400, "No valid UUID"],
    ["no UUID", { videoID: VIDEO }, 400, "No UUID provided"],
    ["no video", { UUID: "c0ffee" }, 400, "videoID not specified"],
  ])("for %s, with %j: %i", async (_name, query, status, start) => {
    await using w = await world();
    await plant(w, [
      { at: [1, 10], uuid },
      { at: [20, 30], uuid: `c0ffef${"1".repeat(59)}` },
    ]);
    const answer = await w.send("GET", PATH, { query });
    expect([answer.status, answer.text.slice(0, start.length)]).toEqual([status, start]);
    if (status === 200) expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });
});
