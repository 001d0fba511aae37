import { describe, expect, it } from "vitest";
import { createSegmentCache } from "../../src/caches/segment-cache.ts";
import { videoHash } from "../../src/domain/segments/ids.ts";
import type { VideoSegments } from "../../src/domain/segments/segment.ts";
import { readableRow } from "../domain/row.ts";

const HASH = videoHash("dQw4w9WgXcQ");
const video: VideoSegments = { videoId: "dQw4w9WgXcQ", videoHash: HASH, segments: [readableRow()] };

/** A cache over a database whose answers the test delays. */
function heldCache(maxBytes = 10_000) {
  const pending: ((videos: readonly VideoSegments[]) => void)[] = [];
  const cache = createSegmentCache(() => new Promise((resolve) => pending.push(resolve)), maxBytes);
  return { cache, pending };
}

describe("the segment cache", () => {
  it("queries once for concurrent readers, then serves cache hits", async () => {
    const { cache, pending } = heldCache();
    const readers = [cache.get("YouTube", "5f6b"), cache.get("YouTube", "5f6b")];
    pending[0]?.([video]);
    expect(await Promise.all(readers)).toEqual([[video], [video]]);
    expect(await cache.get("YouTube", "5f6b")).toEqual([video]);
    expect(pending).toHaveLength(1);
    expect(cache.stats()).toEqual({ hits: 1, misses: 2, bytes: expect.any(Number) });
  });

  it.each([HASH.slice(0, 4), HASH.slice(0, 17), HASH.slice(0, 32), HASH])(
    "invalidates %s when its video changed",
    async (prefix) => {
      const { cache, pending } = heldCache();
      const before = cache.get("YouTube", prefix);
      pending[0]?.([]);
      await before;
      cache.forget("YouTube", HASH);
      const after = cache.get("YouTube", prefix);
      pending[1]?.([video]);
      expect(await after).toEqual([video]);
    },
  );

  it("keeps what the change does not affect", async () => {
    const { cache, pending } = heldCache();
    const reads = [cache.get("Spotify", HASH.slice(0, 4)), cache.get("YouTube", "0000")];
    for (const answer of pending) answer([video]);
    await Promise.all(reads);
    cache.forget("YouTube", HASH);
    await Promise.all([cache.get("Spotify", HASH.slice(0, 4)), cache.get("YouTube", "0000")]);
    expect(pending).toHaveLength(2);
  });

  it("does not cache what was read before a change and arrives after it", async () => {
    const { cache, pending } = heldCache();
    const old = cache.get("YouTube", HASH);
    cache.forget("YouTube", HASH);
    const fresh = cache.get("YouTube", HASH); // does not join the old query either
    pending[1]?.([video]);
    pending[0]?.([]);
    expect([await old, await fresh]).toEqual([[], [video]]);
    expect(await cache.get("YouTube", HASH)).toEqual([video]);
  });

  it("queries again after a failure", async () => {
    let fails = true;
    const cache = createSegmentCache(
      () => (fails ? Promise.reject(new Error("gone")) : Promise.resolve([video])),
      10_000,
    );
    await expect(cache.get("YouTube", "5f6b")).rejects.toThrow("gone");
    fails = false;
    expect(await cache.get("YouTube", "5f6b")).toEqual([video]);
  });

  it("stays within its memory limit", async () => {
    const cache = createSegmentCache(() => Promise.resolve([video, video, video]), 20_000);
    for (let i = 0; i < 50; i++) await cache.get("YouTube", `${1000 + i}`);
    expect(cache.stats().bytes).toBeGreaterThan(10_000);
    expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
  });

  it("can be switched off", async () => {
    const cache = createSegmentCache(() => Promise.resolve([video]), 0);
    await cache.get("YouTube", "5f6b");
    await cache.get("YouTube", "5f6b");
    expect(cache.stats()).toEqual({ hits: 0, misses: 2, bytes: 0 });
  });
});
