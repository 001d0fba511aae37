import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { type Sent, type World, world } from "../../support/world.ts";

const PATH = "/api/viewedVideoSponsorTime";
const views = async ({ storage }: World): Promise<number[]> =>
  (await storage.knex("segments").orderBy("id").select("views")).map(({ views }) => Number(views));

describe("POST and GET /api/viewedVideoSponsorTime", () => {
  it.each<[string, string, string, Sent]>([
    ["POST without a body", "POST", PATH, {}],
    [
      "POST with an empty body labelled JSON",
      "POST",
      PATH,
      { body: "", headers: { "content-type": "application/json" } },
    ],
    ["POST with {}", "POST", PATH, { json: {} }],
    ["POST with a trailing slash", "POST", `${PATH}/`, {}],
    ["GET", "GET", PATH, {}],
    ["GET in lower case", "GET", PATH.toLowerCase(), {}],
  ])("counts a view: %s", async (_name, method, path, sent) => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }, { at: [20, 30] }]);
    const answer = await w.send(method, path, { ...sent, query: { UUID: uuid } });
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(await views(w)).toEqual([1, 0]);
  });

  it.each([5, 10, 65])("finds the segment of a video by %i characters of its UUID", async (length) => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }, { at: [20, 30], videoId: "another1234" }]);
    const query = { UUID: uuid.slice(0, length), videoID: VIDEO };
    expect((await w.send("POST", PATH, { query })).status).toBe(200);
    expect(await views(w)).toEqual([1, 0]);
  });

  it("counts one segment when a shortened UUID fits several", async () => {
    await using w = await world();
    await plant(w, [
      { at: [1, 10], uuid: `aaaaa${"1".repeat(60)}` },
      { at: [20, 30], uuid: `aaaaa${"2".repeat(60)}` },
    ]);
    await w.send("POST", PATH, { query: { UUID: "aaaaa", videoID: VIDEO } });
    expect(await views(w)).toEqual([1, 0]);
  });

  it.each<[string, NonNullable<Sent["query"]>, number]>([
    ["an unknown UUID", { UUID: "f".repeat(65) }, 200],
    ["a wildcard", { UUID: "%", videoID: VIDEO }, 400],
    ["wildcards of full length", { UUID: "%%%%%", videoID: VIDEO }, 200],
    ["underscores", { UUID: "_".repeat(65) }, 200],
    ["a shortened UUID without its video", { UUID: "abcde" }, 200],
    ["three characters", { UUID: "abc", videoID: VIDEO }, 400],
    ["no UUID", {}, 400],
    ["an empty UUID", { UUID: "" }, 400],
    ["two UUIDs", { UUID: ["a".repeat(65), "b".repeat(65)] }, 400],
    ["10,000 characters", { UUID: "a".repeat(10_000) }, 400],
    ["a NUL", { UUID: "a\0b" }, 400],
    ["letters no UUID has", { UUID: "ü".repeat(10) }, 400],
  ])("with %s: %i, and nothing is counted", async (_name, query, status) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    expect((await w.send("POST", PATH, { query })).status).toBe(status);
    expect(await views(w)).toEqual([0]);
  });

  it("loses no view of 40 at once", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    await Promise.all(Array.from({ length: 40 }, () => w.send("POST", PATH, { query: { UUID: uuid } })));
    expect(await views(w)).toEqual([40]);
  });
});
