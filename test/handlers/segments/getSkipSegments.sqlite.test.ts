import { describe, expect, it } from "vitest";
import { minShownVotes, removedVotes } from "../../../src/domain/segments/shown.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { type Sent, type World, world } from "../../support/world.ts";

const read = (w: World, query: NonNullable<Sent["query"]> = {}, sent: Sent = {}) =>
  w.send("GET", "/api/skipSegments", { ...sent, query: { videoID: VIDEO, ...query } });
const times = (json: unknown) => (json as { segment: number[] }[]).map(({ segment }) => segment.join("-"));

describe("GET /api/skipSegments", () => {
  it("returns every field that players read, as compact JSON", async () => {
    await using w = await world();
    const [uuid] = await plant(w, [{ at: [10.123, 20], votes: 3, locked: 1, videoDuration: 212.1 }]);
    const answer = await read(w);
    expect(answer.text).toBe(
      `[{"category":"sponsor","actionType":"skip","segment":[10.123,20],"UUID":"${uuid}","videoDuration":212.1,"locked":1,"votes":3,"description":""}]`,
    );
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("returns a skip when skips are requested, although a mute of the same weight is older", async () => {
    await using w = await world();
    const [mute, skip] = await plant(w, [
      { at: [10, 20], actionType: "mute", timeSubmitted: 1 },
      { at: [10, 20], timeSubmitted: 2 },
    ]);
    const shown = async (actionType: string[]) => {
      const answer = await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO, actionType } });
      return (answer.json as { UUID: string }[]).map(({ UUID }) => UUID);
    };
    expect(await shown(["skip"])).toEqual([skip]);
    expect(await shown(["mute"])).toEqual([mute]);
    expect(await shown(["skip", "mute"])).toEqual([mute]);
  });

  // The worked example of the reference: A to G, see the table of the rules in test/domain.
  const example = [
    { at: [0, 10], votes: 0 },
    { at: [1, 10], votes: 2 },
    { at: [2, 9], votes: 5, actionType: "mute" },
    { at: [9, 30], category: "intro" },
    { at: [30, 40], votes: minShownVotes },
    { at: [60, 60], category: "poi_highlight", actionType: "poi" },
    { at: [80, 80], votes: 4, category: "poi_highlight", actionType: "poi" },
  ] as const;
  it.each<[string, NonNullable<Sent["query"]>, string[]]>([
    ["nothing, which means sponsors to skip", {}, ["30-40"]],
    [
      "category repeated and actions",
      { category: ["sponsor", "intro"], actionType: ["skip", "mute"] },
      ["2-9", "9-30", "30-40"],
    ],
    [
      "categories as JSON",
      { categories: '["sponsor","intro"]', actionTypes: '["skip","mute"]' },
      ["2-9", "9-30", "30-40"],
    ],
    ["both forms, of which JSON wins", { category: "intro", categories: '["sponsor"]' }, ["30-40"]],
    ["an empty categories, which counts as absent", { categories: "", category: "intro" }, ["9-30"]],
    ["unknown names beside known ones", { categories: '["sponsor","nobody_knows"]' }, ["30-40"]],
    ["list elements that are not names", { categories: '["sponsor",5,null,"a,b"]' }, ["30-40"]],
    ["a highlight, from an old client", { categories: '["poi_highlight"]' }, ["80-80"]],
    ["unknown parameters", { trimUUIDs: "null", "category[]": "intro", x: "y" }, ["30-40"]],
    ["the platform in lower case", { service: "youtube" }, ["30-40"]],
    ["an unknown platform", { service: "nowhere" }, ["30-40"]],
  ])("requesting %s", async (_name, query, expected) => {
    await using w = await world();
    await plant(w, example);
    expect(times((await read(w, query)).json)).toEqual(expected);
  });

  it.each<[string, NonNullable<Sent["query"]>, number, string]>([
    ["no video", { videoID: "" }, 400, "videoID not specified"],
    ["two videos", { videoID: [VIDEO, "another1234"] }, 400, ""],
    [
      "categories that are not JSON",
      { categories: "sponsor" },
      400,
      "categories parameter does not match format requirements",
    ],
    [
      "categories that are not a list",
      { categories: '{"a":1}' },
      400,
      "categories parameter does not match format requirements",
    ],
    ["no valid category name", { categories: "[5]" }, 400, "No valid categories provided."],
    ["a comma list", { category: "sponsor,intro" }, 400, "No valid categories provided."],
    [
      "action types that are not JSON",
      { actionTypes: "[" },
      400,
      "actionTypes parameter does not match format requirements",
    ],
    ["no valid action type", { actionTypes: "[]" }, 404, "Not Found"],
    ["an unused category", { category: "filler" }, 404, "Not Found"],
    ["an unknown video", { videoID: "another1234" }, 404, "Not Found"],
    ["the video id in lower case", { videoID: VIDEO.toLowerCase() }, 404, "Not Found"],
    ["another platform", { service: "Spotify" }, 404, "Not Found"],
    ["a video id with a NUL", { videoID: "a\0b" }, 400, "videoID not specified"],
  ])("with %s: %i", async (_name, query, status, start) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const answer = await read(w, query);
    expect([answer.status, answer.text.slice(0, start.length)]).toEqual([status, start]);
  });

  it("names every invalid list", async () => {
    await using w = await world();
    const { text } = await read(w, { categories: "x", actionTypes: "x", requiredSegments: "x" });
    expect(text.match(/\w+(?= parameter)/g)).toEqual(["categories", "actionTypes", "requiredSegments"]);
  });

  it.each([
    ["too few votes", { votes: removedVotes }],
    ["hidden", { hidden: 1 }],
    ["hidden from everybody", { shadowHidden: 2 }],
  ] as const)("omits a segment with %s unless it is required", async (_name, state) => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10], ...state }]);
    expect((await read(w)).status).toBe(404);
    for (const query of [
      { requiredSegment: uuid },
      { requiredSegment: uuid.slice(0, 4) },
      { requiredSegments: JSON.stringify([uuid]) },
    ]) {
      expect(times((await read(w, query)).json)).toEqual(["1-10"]);
    }
    for (const tooShort of ["", uuid.slice(0, 3), "%", "____"]) {
      expect((await read(w, { requiredSegments: JSON.stringify([tooShort]) })).status).toBe(404);
    }
  });

  it("keeps personal answers out of caches", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10], shadowHidden: 2 }]);
    const answer = await read(w, { requiredSegment: uuid });
    expect([answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual(["private, no-store", null]);
  });

  it("supports conditional requests", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const first = await read(w);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const again = await read(w, {}, { headers: { "if-none-match": etag, "accept-encoding": "identity" } });
    expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    // The same ETag does not match on another request.
    expect((await read(w, { category: "intro" }, { headers: { "if-none-match": etag } })).status).toBe(404);
    await plant(w, [{ at: [50, 60] }]);
    expect((await read(w, {}, { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  it("chooses the better of two, by the current reputation of the users", async () => {
    await using w = await world();
    const fallen = "f".repeat(64);
    await plant(w, [
      { at: [1, 10], userId: fallen, reputation: 20 },
      { at: [1, 11], reputation: 1, userId: "e".repeat(64) },
    ]);
    expect(times((await read(w)).json)).toEqual(["1-10"]);
    // Six segments that many saw and voted down leave the user with a reputation below zero.
    await plant(
      w,
      [1, 2, 3, 4, 5, 6].map((i) => ({
        at: [i * 100, i * 100 + 9],
        userId: fallen,
        votes: removedVotes,
        views: 9,
        videoId: `other-vid-${i}`,
      })),
    );
    expect(times((await read(w)).json)).toEqual(["1-11"]);
  });
});
