import { describe, expect, it } from "vitest";
import { followChanges } from "../../src/caches/change-feed.ts";
import type { FeedPositions } from "../../src/storage/segments/feed-lanes.ts";

type Change = readonly [videoHash: string, lane: number, position: number];

/** A feed over lanes that the test fills. */
async function feed() {
  let positions: FeedPositions = new Map([[3, 7]]);
  let changes: readonly Change[] = [];
  let fails = false;
  let looks = 0;
  const reported: string[] = [];
  const toldUsers: string[] = [];
  const queried: FeedPositions[] = [];
  const followed = await followChanges({
    source: {
      feedPositions: async () => {
        looks++;
        if (fails) throw new Error("gone");
        return positions;
      },
      changedAfter: async (known, most) => {
        queried.push(known);
        const behind = changes.filter(([, lane, position]) => position > (known.get(lane) ?? Number.POSITIVE_INFINITY));
        const entries = behind.slice(0, most).map(([name, lane, position]) => ({ name, lane, position }));
        return {
          videos: entries.map(({ name, ...place }) => ({ service: "YouTube", videoHash: name, ...place })),
          users: entries.map(({ name, ...place }) => ({ userId: `user of ${name}`, ...place })),
        };
      },
    },
    onChange: ({ videos, users }) => {
      for (const { videoHash } of videos) reported.push(videoHash);
      toldUsers.push(...users);
    },
    onGap: () => reported.push("gap"),
    onError: () => reported.push("error"),
    interval: 5,
  });
  const looked = async () => {
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThan(before + 1);
  };
  return {
    reported,
    toldUsers,
    wrote: followed.wrote,
    queried,
    looked,
    looks: () => looks,
    set: (now: readonly (readonly [number, number])[], ...next: readonly Change[]) => {
      changes = next;
      positions = new Map(now);
    },
    fail: (now: boolean) => {
      fails = now;
    },
    [Symbol.asyncDispose]: () => followed[Symbol.asyncDispose](),
  };
}

describe("the change feed", () => {
  it("reports changes after the known position of a lane, once", async () => {
    await using f = await feed();
    f.set([[3, 9]], ["a", 3, 8], ["b", 3, 9], ["old", 3, 7]);
    await f.looked();
    await f.looked();
    f.set([[3, 10]], ["a", 3, 10], ["b", 3, 9]);
    await f.looked();
    expect(f.reported).toEqual(["a", "b", "a"]);
  });

  it("reports users whose reputation changed, but not writes of this process", async () => {
    await using f = await feed();
    f.wrote({ lane: 3, position: 8 });
    f.set([[3, 9]], ["own", 3, 8], ["foreign", 3, 9]);
    await f.looked();
    expect(f.reported).toEqual(["foreign"]);
    expect(f.toldUsers).toEqual(["user of foreign"]);
  });

  it("queries videos only for lanes that have advanced", async () => {
    await using f = await feed();
    await f.looked();
    expect(f.queried).toEqual([]);
    f.set([
      [3, 7],
      [5, 2],
    ]);
    await f.looked();
    expect(f.queried[0]).toEqual(new Map([[5, 0]]));
  });

  it("reports what was committed between its two queries with the next poll", async () => {
    await using f = await feed();
    f.set([[3, 8]], ["a", 3, 8], ["b", 3, 9]);
    await f.looked();
    expect(f.reported).toEqual(["a", "b"]);
    f.set([[3, 9]], ["a", 3, 8], ["b", 3, 9]);
    await f.looked();
    expect(f.reported).toEqual(["a", "b", "b"]);
  });

  it.each<[string, readonly (readonly [number, number])[]]>([
    ["is behind", [[3, 5]]],
    ["has lost a lane", []],
  ])("forgets everything when a database reports that %s, and continues from there", async (_, now) => {
    await using f = await feed();
    f.set(now);
    await f.looked();
    expect(f.reported).toEqual(["gap"]);
    f.set([[3, 6]], ["a", 3, 6]);
    await f.looked();
    expect(f.reported).toEqual(["gap", "a"]);
  });

  it("forgets everything after very many changes", async () => {
    await using f = await feed();
    f.set([[3, 6000]], ...Array.from({ length: 5993 }, (_, at): Change => [`${at}`, 3, at + 8]));
    await f.looked();
    expect(f.reported[0]).toBe("gap");
    expect(f.reported.length).toBeLessThan(5100);
  });

  it("continues where it was after a database outage", async () => {
    await using f = await feed();
    f.fail(true);
    await f.looked();
    f.set([[3, 8]], ["a", 3, 8]);
    f.fail(false);
    await f.looked();
    expect(f.reported.filter((one) => one !== "error")).toEqual(["a"]);
    expect(f.reported).toContain("error");
  });

  it("stops polling when disposed", async () => {
    const f = await feed();
    await f.looked();
    await f[Symbol.asyncDispose]();
    const looks = f.looks();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(f.looks()).toBe(looks);
  });
});
