import { describe, expect, it } from "vitest";
import { videoHash } from "../../src/domain/ids.ts";
import type { TracedSegment } from "../../src/domain/segment.ts";
import { createSegmentCache } from "../../src/storage/segment-cache.ts";
import { newSegment } from "../support/segments.ts";

const HASH = videoHash("dQw4w9WgXcQ");
const row: TracedSegment = {
  ...newSegment({ at: [1, 10] }),
  id: 1,
  votes: 0,
  views: 0,
  hidden: 0,
  originIpHash: undefined,
};

/** A cache over a database whose answers the test holds back until it wants them. */
function heldCache(maxRows = 100) {
  const asked: ((rows: readonly TracedSegment[]) => void)[] = [];
  const cache = createSegmentCache(() => new Promise((resolve) => asked.push(resolve)), maxRows);
  return { cache, asked };
}

describe("the cache of rows", () => {
  it("asks once for readers who come together, and not again", async () => {
    const { cache, asked } = heldCache();
    const readers = [cache.get("YouTube", "5f6b"), cache.get("YouTube", "5f6b")];
    asked[0]?.([row]);
    expect(await Promise.all(readers)).toEqual([[row], [row]]);
    expect(await cache.get("YouTube", "5f6b")).toEqual([row]);
    expect(asked).toHaveLength(1);
    expect(cache.stats()).toEqual({ hits: 1, misses: 2, rows: 2 });
  });

  it.each([HASH.slice(0, 4), HASH.slice(0, 17), HASH.slice(0, 32), HASH])(
    "forgets %s when its video changed",
    async (prefix) => {
      const { cache, asked } = heldCache();
      const before = cache.get("YouTube", prefix);
      asked[0]?.([]);
      await before;
      cache.forget("YouTube", HASH);
      const after = cache.get("YouTube", prefix);
      asked[1]?.([row]);
      expect(await after).toEqual([row]);
    },
  );

  it("keeps what the change does not touch", async () => {
    const { cache, asked } = heldCache();
    const reads = [cache.get("Spotify", HASH.slice(0, 4)), cache.get("YouTube", "0000")];
    for (const answer of asked) answer([row]);
    await Promise.all(reads);
    cache.forget("YouTube", HASH);
    await Promise.all([cache.get("Spotify", HASH.slice(0, 4)), cache.get("YouTube", "0000")]);
    expect(asked).toHaveLength(2);
  });

  it("does not keep what was read before a change and arrives after it", async () => {
    const { cache, asked } = heldCache();
    const old = cache.get("YouTube", HASH);
    cache.forget("YouTube", HASH);
    const fresh = cache.get("YouTube", HASH); // does not join the old query either
    asked[1]?.([row]);
    asked[0]?.([]);
    expect([await old, await fresh]).toEqual([[], [row]]);
    expect(await cache.get("YouTube", HASH)).toEqual([row]);
  });

  it("asks again after a failure", async () => {
    let fails = true;
    const cache = createSegmentCache(() => (fails ? Promise.reject(new Error("gone")) : Promise.resolve([row])), 100);
    await expect(cache.get("YouTube", "5f6b")).rejects.toThrow("gone");
    fails = false;
    expect(await cache.get("YouTube", "5f6b")).toEqual([row]);
  });

  it("holds no more rows than it may", async () => {
    const cache = createSegmentCache(() => Promise.resolve([row, row, row]), 20);
    for (let i = 0; i < 50; i++) await cache.get("YouTube", `${1000 + i}`);
    expect(cache.stats().rows).toBeLessThanOrEqual(20);
  });

  it("can be switched off", async () => {
    const cache = createSegmentCache(() => Promise.resolve([row]), 0);
    await cache.get("YouTube", "5f6b");
    await cache.get("YouTube", "5f6b");
    expect(cache.stats()).toEqual({ hits: 0, misses: 2, rows: 0 });
  });
});
