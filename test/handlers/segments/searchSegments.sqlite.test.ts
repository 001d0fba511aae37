import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { newSegment, plant, type Sketch, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { type Sent, type World, world } from "../../support/world.ts";

type Page = { segmentCount: number; page: number; segments: { UUID: string; startTime: number }[] };
const search = (w: World, query: NonNullable<Sent["query"]> = {}) =>
  w.send("GET", "/api/searchSegments", { query: { videoID: VIDEO, ...query } });
const starts = (json: unknown) => (json as Page).segments.map(({ startTime }) => startTime);

/** Named by their start: 1 is ordinary, 2 locked, 3 retired, 4 removed by votes, 5 shadow hidden and a mute. */
const sketches: Sketch[] = [
  { at: [1, 50], votes: 3, views: 10, timeSubmitted: 5000 },
  { at: [2, 40], locked: 1, votes: 1, views: 100, timeSubmitted: 4000, category: "intro" },
  { at: [3, 30], hidden: 1, votes: 0, views: 0, timeSubmitted: 3000 },
  { at: [4, 20], votes: removedVotes, views: 1, timeSubmitted: 2000, category: "outro" },
  { at: [5, 10], shadowHidden: 1, votes: 2, views: 5, timeSubmitted: 1000, actionType: "mute" },
];

describe("GET /api/searchSegments", () => {
  it("returns segments in any state with their flags", async () => {
    await using w = await world();
    const sketch: Sketch = { at: [1, 10.5], votes: -5, hidden: 1, shadowHidden: 2, views: 3 };
    const [uuid = ""] = await plant(w, [sketch]);
    const answer = await search(w);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        segmentCount: 1,
        page: 0,
        segments: [
          {
            UUID: uuid,
            timeSubmitted: 1_700_000_000_000,
            startTime: 1,
            endTime: 10.5,
            category: "sponsor",
            actionType: "skip",
            votes: -5,
            views: 3,
            locked: 0,
            hidden: 1,
            shadowHidden: 2,
            userID: newSegment(sketch).userId,
            userName: null,
            description: "",
          },
        ],
        vips: [],
        titles: {},
      },
    ]);
  });

  it.each<[NonNullable<Sent["query"]>, number[]]>([
    [{}, [5, 4, 3, 2, 1]],
    [{ sortDir: "desc" }, [1, 2, 3, 4, 5]],
    [{ sortBy: "startTime" }, [1, 2, 3, 4, 5]],
    [{ sortBy: "startTime", sortDir: "desc" }, [5, 4, 3, 2, 1]],
    [{ sortBy: "endTime" }, [5, 4, 3, 2, 1]],
    [{ sortBy: "votes", sortDir: "asc" }, [4, 3, 2, 5, 1]],
    [{ sortBy: "views", sortDir: "desc" }, [2, 1, 5, 4, 3]],
    [{ category: "sponsor" }, [5, 3, 1]],
    [{ category: ["intro", "outro"] }, [4, 2]],
    [{ categories: '["intro"]', category: "sponsor" }, [2]],
    [{ categories: "[]" }, []],
    [{ category: "chapter" }, []],
    [{ actionType: "mute" }, [5]],
    [{ actionTypes: '["skip"]' }, [4, 3, 2, 1]],
    [{ minVotes: "2" }, [5, 1]],
    [{ maxVotes: "0" }, [4, 3]],
    [{ minVotes: "1", maxVotes: "2" }, [5, 2]],
    [{ minViews: "10" }, [2, 1]],
    [{ maxViews: "1" }, [4, 3]],
    [{ locked: "false" }, [5, 4, 3, 1]],
    [{ hidden: "false" }, [5, 4, 2, 1]],
    [{ ignored: "false" }, [2, 1]],
    [{ ignored: "true" }, [5, 4, 3, 2, 1]],
    [{ limit: "2" }, [5, 4]],
    [{ limit: "2", page: "1" }, [3, 2]],
    [{ limit: "2", page: "2" }, [1]],
    [{ limit: "2", page: "9" }, []],
    [{ limit: "0" }, [5, 4, 3, 2, 1]],
    [{ lookForIPs: "1" }, [5, 4, 3, 2, 1]],
  ])("%j", async (query, expected) => {
    await using w = await world();
    await plant(w, sketches);
    const { status, json } = await search(w, query);
    expect([status, starts(json)]).toEqual([200, expected]);
  });

  it("counts the filtered segments, and returns the page number", async () => {
    await using w = await world();
    await plant(w, sketches);
    expect((await search(w, { limit: "2", page: "1", category: "sponsor" })).json).toMatchObject({
      segmentCount: 3,
      page: 1,
    });
  });

  it("returns equal segments in storage order", async () => {
    await using w = await world();
    await plant(
      w,
      Array.from({ length: 30 }, (_, at): Sketch => ({ at: [at, 100] })),
    );
    const pages = await Promise.all([0, 1, 2].map((page) => search(w, { sortBy: "endTime", page: `${page}` })));
    expect(pages.flatMap(({ json }) => starts(json))).toEqual(Array.from({ length: 30 }, (_, at) => at));
  });

  it.each<[string, Sketch[], NonNullable<Sent["query"]>, number]>([
    ["no rows", [], {}, 404],
    ["rows of another platform", [{ at: [1, 2], service: "Spotify" }], {}, 404],
    ["rows that the filters exclude", [{ at: [1, 2] }], { minVotes: "5" }, 200],
  ])("a video with %s", async (_name, rows, query, status) => {
    await using w = await world();
    await plant(w, rows);
    expect((await search(w, query)).status).toBe(status);
  });

  const unchanged = shared(world);
  it.each<[NonNullable<Sent["query"]>, string]>([
    [{ videoID: "" }, "videoID not specified"],
    [{ categories: "x" }, "categories parameter does not match format requirements"],
    [{ actionTypes: "5" }, "actionTypes parameter does not match format requirements"],
  ])("refuses %j", async (query, start) => {
    const w = unchanged();
    const answer = await search(w, query);
    expect([answer.status, answer.text.slice(0, start.length)]).toEqual([400, start]);
  });
});
