import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/visibility.ts";
import { sha256 } from "../../support/rows.ts";
import { plant, type Sketch, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { type Sent, type World, world } from "../../support/world.ts";

type Member = Readonly<{ UUID: string; votes: number; reputation: number; weight: number; chosen: boolean }>;
type Explained = Readonly<{
  groups: readonly Readonly<{ members: readonly Member[]; decidedBy: string }>[];
  leftOut: readonly Readonly<{ UUID: string; reason: string }>[];
}>;

const PATH = "/api/choice";
const explain = async (w: World, query: NonNullable<Sent["query"]> = {}): Promise<Explained> =>
  (await w.send("GET", PATH, { query: { videoID: VIDEO, ...query } })).json as Explained;

/** Stores segments, and names them in the explanation by their place in the list. */
async function explained(w: World, sketches: readonly Sketch[]) {
  const uuids = await plant(w, sketches);
  const { groups, leftOut } = await explain(w);
  const nameOf = (uuid: string): number => uuids.indexOf(uuid);
  return {
    groups: groups.map(({ members, decidedBy }) => [decidedBy, ...members.map(({ UUID }) => nameOf(UUID))]),
    leftOut: Object.fromEntries(leftOut.map(({ UUID, reason }) => [nameOf(UUID), reason])),
  };
}

const categories = ["sponsor", "intro", "chapter", "poi_highlight"] as const;
const actions = { sponsor: ["skip", "mute", "full"], intro: ["skip"], chapter: ["chapter"], poi_highlight: ["poi"] };
const users = ["ann", "bob", "cid", "eve"] as const;
const kind = fc
  .constantFrom(...categories)
  .chain((category) =>
    fc.constantFrom(...(actions[category] as [string])).map((action_type) => ({ category, action_type })),
  );

/**
 * Rows of few values, so that spots, weights, flags and times often coincide. Whose votes are bad has a bad reputation.
 */
const anyRow = fc.record({
  kind,
  start: fc.integer({ min: 0, max: 30 }),
  length: fc.integer({ min: 1, max: 15 }),
  votes: fc.integer({ min: -3, max: 4 }),
  user: fc.constantFrom(...users),
  locked: fc.constantFrom(0, 0, 0, 1),
  hidden: fc.constantFrom(0, 0, 0, 0, 1),
  shadow_hidden: fc.constantFrom(0, 0, 0, 0, 1, 2),
  reputation: fc.constantFrom(0, 0, 1.5, 5, 27),
  time_submitted: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_003 }),
});
const videos = fc.array(fc.array(anyRow, { minLength: 1, maxLength: 20 }), { minLength: 30, maxLength: 30 });

describe("GET /api/choice", () => {
  it("names each segment with its weight, the chosen one first", async () => {
    await using w = await world();
    const [low, high] = await plant(w, [
      { at: [10, 20], votes: 0 },
      { at: [11, 20], votes: 2, reputation: 1.5 },
    ]);
    const answer = await w.send("GET", PATH, { query: { videoID: VIDEO } });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(answer.json).toEqual({
      groups: [
        {
          members: [
            { UUID: high, votes: 2, reputation: 1.5, weight: 3.5, chosen: true },
            { UUID: low, votes: 0, reputation: 0, weight: 0, chosen: false },
          ],
          decidedBy: "weight",
        },
      ],
      leftOut: [],
    });
  });

  it.each<[string, Sketch[], Awaited<ReturnType<typeof explained>>]>([
    ["a segment alone", [{ at: [1, 9] }], { groups: [["only", 0]], leftOut: {} }],
    ["a locked one alone", [{ at: [1, 9], locked: 1 }], { groups: [["only", 0]], leftOut: {} }],
    ["a label alone", [{ at: [0, 0], actionType: "full" }], { groups: [["only", 0]], leftOut: {} }],
    [
      "a locked one against a better one",
      [
        { at: [1, 9], votes: 5 },
        { at: [1, 10], locked: 1 },
      ],
      { groups: [["lock", 1]], leftOut: { 0: "notLocked" } },
    ],
    [
      "two locked ones against another",
      [
        { at: [1, 9], votes: 5 },
        { at: [1, 10], locked: 1 },
        { at: [1, 11], locked: 1, votes: 1 },
      ],
      { groups: [["weight", 2, 1]], leftOut: { 0: "notLocked" } },
    ],
    [
      "what nobody sees",
      [
        { at: [1, 9], hidden: 1, votes: removedVotes },
        { at: [1, 9.5], votes: removedVotes, shadowHidden: 1 },
        { at: [1, 10], shadowHidden: 1 },
        { at: [1, 11], shadowHidden: 2 },
      ],
      { groups: [], leftOut: { 0: "hidden", 1: "votedAway", 2: "shadowHidden", 3: "shadowHidden" } },
    ],
    [
      "spots in the order of time, then labels and highlights, of which a video has one each",
      [
        { at: [0, 0], actionType: "full" },
        { at: [30, 30], actionType: "poi", category: "poi_highlight" },
        { at: [20, 29] },
        { at: [5, 5], actionType: "poi", category: "poi_highlight", votes: 1 },
        { at: [10, 19] },
        { at: [0, 0], actionType: "full", category: "selfpromo", locked: 1 },
      ],
      {
        groups: [
          ["only", 4],
          ["only", 2],
          ["lock", 5],
          ["weight", 3, 1],
        ],
        leftOut: { 0: "notLocked" },
      },
    ],
  ])("explains %s", async (_name, sketches, expected) => {
    await using w = await world();
    expect(await explained(w, sketches)).toEqual(expected);
  });

  it("counts the current reputation of a submitter when it has become worse", async () => {
    await using w = await world();
    const bad = { userId: sha256("bad"), votes: -1, views: 9 } as const;
    const [once, other] = await plant(w, [
      { at: [10, 20], userId: bad.userId, reputation: 10 },
      { at: [10, 21], votes: 1 },
      ...Array.from({ length: 9 }, (_, at) => ({ at: [at, at + 1] as const, ...bad, videoId: `other-${at}` })),
    ]);
    const [group] = (await explain(w)).groups;
    expect(group?.members).toEqual([
      { UUID: other, votes: 1, reputation: 0, weight: 1, chosen: true },
      { UUID: once, votes: 0, reputation: -2.5, weight: -2.5, chosen: false },
    ]);
  });

  it("says of every segment of a video exactly what getSkipSegments makes of it", async () => {
    await using w = await world();
    const [sample = []] = fc.sample(videos, 1);
    const rows = sample.flatMap((video, of) =>
      video.map(({ kind, start, length, user, ...row }, at) => ({
        ...row,
        ...kind,
        uuid: sha256(`${of} ${at}`),
        service: "YouTube",
        video_id: `video-${of}`,
        video_hash: sha256(`video-${of}`),
        start_time: kind.action_type === "full" ? 0 : start,
        end_time: kind.action_type === "full" ? 0 : kind.action_type === "poi" ? start : start + length,
        user_id: sha256(user),
        votes: user === "eve" ? Math.min(row.votes, -1) : row.votes,
        views: 9,
      })),
    );
    await w.storage.knex.batchInsert("segments", rows, 40);
    w.forgetReads();

    const query = { categories: JSON.stringify(categories), actionTypes: '["skip","mute","full","poi","chapter"]' };
    for (const [videoID, own] of Map.groupBy(rows, (row) => row.video_id)) {
      const { groups, leftOut } = await explain(w, { videoID });
      const skips = await w.send("GET", "/api/skipSegments", { query: { videoID, ...query } });
      const shown = skips.status === 404 ? [] : (skips.json as { UUID: string }[]).map(({ UUID }) => UUID);
      const chosen = groups.flatMap(({ members }) => members.filter((member) => member.chosen));
      const story = JSON.stringify(own);
      expect(
        chosen.map(({ UUID }) => UUID),
        story,
      ).toEqual(shown);
      const all = [...groups.flatMap(({ members }) => members), ...leftOut].map(({ UUID }) => UUID);
      expect(all.toSorted(), story).toEqual(own.map(({ uuid }) => uuid).toSorted());
      for (const { members } of groups)
        expect(members[0]?.weight, story).toBe(Math.max(...members.map((m) => m.weight)));
    }
  });

  it("distinguishes platforms", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 9], service: "Spotify" }]);
    expect((await explain(w, { service: "spotify" })).groups).toHaveLength(1);
    expect((await w.send("GET", PATH, { query: { videoID: VIDEO } })).status).toBe(404);
  });

  it("lists at most 1000 segments, those in groups first", async () => {
    await using w = await world();
    const row = { service: "YouTube", video_id: VIDEO, video_hash: sha256(VIDEO), user_id: "x", time_submitted: 1 };
    const rows = Array.from({ length: 1300 }, (_, at) => ({
      ...row,
      ...{ uuid: `row-${at}`, start_time: at * 10, end_time: at * 10 + 5, category: "sponsor", action_type: "skip" },
      hidden: at < 400 ? 1 : 0,
    }));
    await w.storage.knex.batchInsert("segments", rows, 40);
    const { groups, leftOut } = await explain(w);
    expect([groups.length, leftOut.length]).toEqual([900, 100]);
  });

  const unchanged = shared(world);
  it.each([
    ["no video", {}, "videoID not specified"],
    ["an empty id", { videoID: "" }, "videoID not specified"],
    ["an id that is too long", { videoID: "x".repeat(256) }, expect.stringContaining("videoID")],
  ])("refuses %s", async (_name, query, reason) => {
    const w = unchanged();
    const { status, text } = await w.send("GET", PATH, { query });
    expect([status, text]).toEqual([400, reason]);
  });
});
