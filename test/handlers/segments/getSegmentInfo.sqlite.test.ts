import { describe, expect, it } from "vitest";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { newSegment, plant, VIDEO } from "../../support/segments.ts";
import { type Sent, world } from "../../support/world.ts";

const PATH = "/api/segmentInfo";
const unknown = (digit: string) => digit.repeat(64);

describe("GET /api/segmentInfo", () => {
  it("returns the whole record, whatever its state", async () => {
    await using w = await world();
    const sketch = {
      at: [1, 10.5],
      votes: -5,
      hidden: 1,
      shadowHidden: 1,
      views: 3,
      reputation: 1.5,
      videoDuration: 212.1,
      userAgent: "x/v1",
    } as const;
    const [uuid = ""] = await plant(w, [sketch]);
    expect((await w.send("GET", PATH, { query: { UUID: uuid } })).json).toEqual([
      {
        videoID: VIDEO,
        startTime: 1,
        endTime: 10.5,
        votes: -5,
        locked: 0,
        incorrectVotes: 1,
        UUID: uuid,
        userID: newSegment(sketch).userId,
        timeSubmitted: 1_700_000_000_000,
        views: 3,
        category: "sponsor",
        actionType: "skip",
        service: "YouTube",
        videoDuration: 212.1,
        hidden: 1,
        reputation: 1.5,
        shadowHidden: 1,
        hashedVideoID: videoHash(VIDEO),
        userAgent: "x/v1",
        description: "",
      },
    ]);
  });

  it.each<[string, (uuids: string[]) => NonNullable<Sent["query"]>, number[]]>([
    ["UUID repeated", (uuids) => ({ UUID: uuids }), [0, 1, 2]],
    ["UUIDs as JSON", (uuids) => ({ UUIDs: JSON.stringify(uuids) }), [0, 1, 2]],
    ["both, of which UUIDs is used", ([a = "", b = ""]) => ({ UUID: a, UUIDs: JSON.stringify([b]) }), [1]],
    ["another order", (uuids) => ({ UUIDs: JSON.stringify(uuids.toReversed()) }), [2, 1, 0]],
    ["duplicates", ([a = ""]) => ({ UUID: [a, a] }), [0]],
    ["unknown ones among known ones", ([a = ""]) => ({ UUID: [unknown("0"), a] }), [0]],
    ["malformed ones among known ones", ([a = ""]) => ({ UUIDs: JSON.stringify(["x", 5, null, a]) }), [0]],
    ["more than ten, of which the first ten count", ([a = "", b = ""]) => ({ UUID: [a, ..."123456789", b] }), [0]],
  ])("with %s", async (_name, query, expected) => {
    await using w = await world();
    const uuids = await plant(w, [{ at: [1, 10] }, { at: [20, 30] }, { at: [40, 50] }]);
    const { status, json } = await w.send("GET", PATH, { query: query(uuids) });
    expect([status, (json as { UUID: string }[]).map(({ UUID }) => uuids.indexOf(UUID))]).toEqual([200, expected]);
  });

  it.each<[string, NonNullable<Sent["query"]>, number, string]>([
    ["nothing", {}, 400, "UUIDs parameter does not match format requirements."],
    ["malformed JSON", { UUIDs: "[" }, 400, "UUIDs parameter does not match format requirements."],
    ["a JSON number", { UUIDs: "5" }, 400, "UUIDs parameter does not match format requirements."],
    ["a JSON object", { UUIDs: "{}" }, 400, "UUIDs parameter does not match format requirements."],
    ["an empty list", { UUIDs: "[]" }, 400, "UUIDs parameter does not match format requirements."],
    ["no well-formed UUID", { UUIDs: '["x",5]' }, 400, "Bad Request"],
    ["upper case", { UUID: "A".repeat(64) }, 400, "Bad Request"],
    ["unknown ones", { UUID: [unknown("0"), unknown("1")] }, 404, "Not Found"],
  ])("with %s: %i", async (_name, query, status, start) => {
    await using w = await world();
    const answer = await w.send("GET", PATH, { query });
    expect([answer.status, answer.text.slice(0, start.length)]).toEqual([status, start]);
  });
});
