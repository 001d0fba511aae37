import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { world } from "../../support/world.ts";

const PATH = "/api/segmentID";
const uuid = `c0ffee${"1".repeat(59)}`;

describe("GET /api/segmentID", () => {
  it.each<[string, Record<string, string>, number, string]>([
    ["four characters", { UUID: "c0ff", videoID: VIDEO }, 200, uuid],
    ["all of them", { UUID: uuid, videoID: VIDEO }, 200, uuid],
    ["what fits two: the oldest", { UUID: "c0ffe", videoID: VIDEO }, 200, uuid],
    ["another beginning", { UUID: "c0ffef", videoID: VIDEO }, 200, `c0ffef${"1".repeat(59)}`],
    ["another video", { UUID: "c0ffee", videoID: "another1234" }, 404, "Not Found"],
    ["another case", { UUID: "C0FFEE", videoID: VIDEO }, 404, "Not Found"],
    ["wildcards", { UUID: "%%%%", videoID: VIDEO }, 404, "Not Found"],
    ["three characters", { UUID: "c0f", videoID: VIDEO }, 400, "No valid UUID"],
    ["no UUID", { videoID: VIDEO }, 400, "No UUID provided"],
    ["no video", { UUID: "c0ffee" }, 400, "videoID not specified"],
  ])("of %s", async (_name, query, status, start) => {
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
