import { describe, expect, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { videoPlatform } from "../../support/video-platform.ts";
import { local, type World, world } from "../../support/world.ts";
import { homeOf, lockCategory, makeVip, vote } from "../voting/voting.ts";

/**
 * Two processes that ask one platform, on which videos are 100 s long. The first remembers that: ann has submitted
 * through it.
 */
async function processes() {
  const platform = await videoPlatform();
  platform.setLength(100);
  const config = { durationUrl: platform.url, submitResponse: "segments" } as const;
  const first = await world({ config });
  const second = await world({ config, beside: first });
  expect(await submit(first, "ann", [1, 10], 100)).toBe(200);
  /** Afterwards the videos are 200 s long, and what is submitted is newer than what the first process remembers. */
  const edit = async () => {
    const then = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(then + 1);
    platform.setLength(200);
  };
  return {
    platform,
    first,
    second,
    edit,
    [Symbol.asyncDispose]: async () => {
      await second[Symbol.asyncDispose]();
      await first[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

async function submit(w: World, name: string, segment: readonly [number, number], videoDuration?: number) {
  const json = { videoID: VIDEO, userID: local(name), videoDuration, segments: [{ segment, category: "sponsor" }] };
  return (await w.send("POST", "/api/skipSegments", { json, ip: homeOf(name) })).status;
}

const rowsOf = async ({ stores }: World) => {
  const rows = await stores.segments.onVideo("YouTube", VIDEO);
  return rows.map(({ startTime, hidden, videoDuration }) => [startTime, hidden, videoDuration]);
};
const uuidAt = async ({ stores }: World, start: number): Promise<string> =>
  (await stores.segments.onVideo("YouTube", VIDEO)).find(({ startTime }) => startTime === start)?.uuid ?? "";

describe("a video that is edited while its duration is remembered", () => {
  it("keeps segments of the new cut when another process, which remembers the old one, gets a submission without a duration", async () => {
    await using p = await processes();
    await p.edit();
    expect(await submit(p.second, "bob", [50, 60], 200)).toBe(200);
    expect(await submit(p.second, "joe", [150, 160], 200)).toBe(200);
    await lockCategory(p.first, "intro", "skip");
    expect(await submit(p.first, "eve", [70, 80])).toBe(200);
    expect(await rowsOf(p.first)).toEqual([
      [1, 1, 100],
      [50, 0, 200],
      [70, 0, 200],
      [150, 0, 200],
    ]);
    expect(await p.first.stores.locks.onVideo("YouTube", VIDEO)).toHaveLength(1);
    expect(p.platform.requests()).toBe(3);
  });

  it("keeps them when that process gets a downvote or a VIP's upvote", async () => {
    await using p = await processes();
    await makeVip(p.first, "vip");
    await p.edit();
    expect(await submit(p.second, "bob", [50, 60], 200)).toBe(200);
    expect(await submit(p.second, "joe", [150, 160], 200)).toBe(200);
    await lockCategory(p.first, "intro", "skip");
    const [one, other] = [await uuidAt(p.first, 50), await uuidAt(p.first, 150)];
    expect((await vote(p.first, "eve", { UUID: other, type: "0" })).status).toBe(200);
    expect((await vote(p.first, "vip", { UUID: one, type: "1" })).status).toBe(200);
    expect(await rowsOf(p.first)).toEqual([
      [1, 1, 100],
      [50, 0, 200],
      [150, 0, 200],
    ]);
    expect(await p.first.stores.locks.onVideo("YouTube", VIDEO)).toHaveLength(1);
  });

  it.each<[string, (w: World, uuid: string) => Promise<unknown>, number]>([
    ["a submission", (w) => submit(w, "eve", [70, 80]), 3],
    ["a downvote", (w, uuid) => vote(w, "eve", { UUID: uuid, type: "0" }), 2],
  ])("keeps an old segment whose duration was corrected meanwhile when that process gets %s", async (_, act, rows) => {
    await using p = await processes();
    await vote(p.first, "ann", { UUID: await uuidAt(p.first, 1), type: "0" }); // the only one that agrees
    await p.edit();
    const [uuid = ""] = await plant(p.first, [{ at: [50, 60], videoDuration: 200, timeSubmitted: 1 }]);
    await act(p.first, uuid);
    const stored = await rowsOf(p.first);
    expect(stored).toHaveLength(rows);
    expect(stored[1]).toEqual([50, 0, 200]);
  });

  it("takes submissions to the new cut at once, and hides the old one", async () => {
    await using p = await processes();
    await p.edit();
    expect(await submit(p.first, "bob", [50, 60], 200)).toBe(200);
    expect(await submit(p.first, "joe", [150, 160], 200)).toBe(200);
    expect(await submit(p.first, "eve", [0, 90], 200)).toBe(200);
    expect(await rowsOf(p.first)).toEqual([
      [0, 0, 200],
      [1, 1, 100],
      [50, 0, 200],
      [150, 0, 200],
    ]);
    expect(p.platform.requests()).toBe(2);
  });

  it("takes a segment behind the old end of a client that says no duration", async () => {
    await using p = await processes();
    await p.edit();
    expect(await submit(p.first, "bob", [150, 160])).toBe(200);
    expect(await rowsOf(p.first)).toEqual([
      [1, 1, 100],
      [150, 0, 200],
    ]);
    expect(p.platform.requests()).toBe(2);
  });

  it("is asked for again only once in a moment, whatever clients say of its duration", async () => {
    await using p = await processes();
    for (const [at, name] of ["bob", "joe", "eve"].entries())
      expect(await submit(p.first, name, [20 + at * 10, 25 + at * 10], 300)).toBe(200);
    expect(p.platform.requests()).toBe(2);
    expect(await rowsOf(p.first)).toEqual([1, 20, 30, 40].map((start) => [start, 0, 100]));
  });
});
