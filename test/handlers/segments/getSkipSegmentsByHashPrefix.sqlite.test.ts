import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { newSegment, plant, VIDEO } from "../../support/segments.ts";
import { type Sent, type World, world } from "../../support/world.ts";

const HASH = videoHash(VIDEO);
const read = (w: World, prefix: string, query: NonNullable<Sent["query"]> = {}, sent: Sent = {}) =>
  w.send("GET", `/api/skipSegments/${prefix}`, { ...sent, query });
const videosOf = (json: unknown) => (json as { videoID: string }[]).map(({ videoID }) => videoID).sort();

/** Another video whose hash starts as VIDEO's does. */
function neighbour(length: number): string {
  for (let i = 0; ; i++) {
    const videoId = `near${i}`.padEnd(11, "_");
    if (hash("sha256", videoId).startsWith(HASH.slice(0, length))) return videoId;
  }
}

describe("GET /api/skipSegments/{sha256HashPrefix}", () => {
  it.each([4, 5, 8, 31, 32])("finds a video by %i characters of its hash", async (length) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const { status, json } = await read(w, HASH.slice(0, length));
    expect([status, json]).toEqual([
      200,
      [{ videoID: VIDEO, hash: HASH, segments: [expect.objectContaining({ segment: [1, 10] })] }],
    ]);
    expect((await read(w, HASH.slice(0, length).toUpperCase())).status).toBe(200);
  });

  it("returns all videos with the prefix and omits those without a matching segment", async () => {
    await using w = await world();
    const near = neighbour(4);
    await plant(w, [{ at: [1, 10] }, { at: [1, 10], videoId: near }, { at: [20, 30], category: "intro" }]);
    expect(videosOf((await read(w, HASH.slice(0, 4))).json)).toEqual([VIDEO, near].sort());
    expect(videosOf((await read(w, HASH.slice(0, 4), { category: "intro" })).json)).toEqual([VIDEO]);
  });

  it("looks up the reputations of all videos at once", async () => {
    await using w = await world();
    const near = neighbour(4);
    // Two users compete for a spot on each video, so their current reputation may decide.
    const rivals = [VIDEO, near].flatMap((videoId) =>
      [1, 2].map((at) => ({ at: [at, 10] as const, videoId, reputation: at, userId: videoHash(`${videoId} ${at}`) })),
    );
    await plant(w, rivals);
    const queries: string[] = [];
    w.storage.knex.on("query", ({ sql, bindings = [] }: { sql: string; bindings?: readonly unknown[] }) => {
      if (rivals.some(({ userId }) => bindings.includes(userId))) queries.push(sql);
    });
    expect(videosOf((await read(w, HASH.slice(0, 4))).json)).toEqual([VIDEO, near].sort());
    const sums = queries.filter((sql) => /sum\(/i.test(sql));
    expect(sums).toHaveLength(1);
  });

  it("separates platforms", async () => {
    await using w = await world();
    await plant(w, [{ at: [1, 10], service: "Spotify" }]);
    expect((await read(w, HASH.slice(0, 4))).status).toBe(404);
    expect((await read(w, HASH.slice(0, 4), { service: "spotify" })).status).toBe(200);
  });

  it("returns 404 with an empty array when nothing matches, whatever the client accepts", async () => {
    await using w = await world();
    for (const accept of ["*/*", "application/json", "text/plain"]) {
      const answer = await read(w, "0000", {}, { headers: { accept } });
      expect([answer.status, answer.text, answer.headers.get("content-type")]).toEqual([
        404,
        "[]",
        "application/json; charset=utf-8",
      ]);
    }
  });

  it.each(["abc", "xyzw", "5f6", "g000", "0".repeat(33), "5f6b%00", "5f6b'--"])(
    "refuses the prefix %s",
    async (prefix) => {
      await using w = await world();
      const answer = await read(w, prefix, { categories: "x" });
      expect([answer.status, answer.text]).toEqual([400, "Hash prefix does not match format requirements."]);
    },
  );

  it.each([
    ["5", 5],
    ["64", 64],
    ["null", 65],
    ["", 65],
    ["0", 65],
    ["-3", 65],
    ["5.5", 65],
    ["1000", 65],
  ])("with trimUUIDs=%s shortens UUIDs to %i characters", async (trimUUIDs, expected) => {
    await using w = await world();
    await plant(w, [{ at: [1, 10] }]);
    const { json } = await read(w, HASH.slice(0, 5), { trimUUIDs });
    expect((json as { segments: { UUID: string }[] }[])[0]?.segments[0]?.UUID).toHaveLength(expected);
  });

  it("does not shorten UUIDs that would become ambiguous", async () => {
    await using w = await world();
    await plant(w, [
      { at: [1, 10], uuid: `aaaaa${"1".repeat(60)}` },
      { at: [20, 30], uuid: `aaaaa${"2".repeat(60)}` },
    ]);
    const { json } = await read(w, HASH.slice(0, 5), { trimUUIDs: "5" });
    expect((json as { segments: { UUID: string }[] }[])[0]?.segments.map(({ UUID }) => UUID.length)).toEqual([65, 65]);
  });

  it("supports conditional requests for an empty answer, until there is a segment", async () => {
    await using w = await world();
    const prefix = HASH.slice(0, 4);
    const etag = (await read(w, prefix)).headers.get("etag") ?? "";
    expect((await read(w, prefix, {}, { headers: { "if-none-match": etag } })).status).toBe(304);
    await plant(w, [{ at: [1, 10] }]);
    expect((await read(w, prefix, {}, { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  it("returns a submission in the next read", async () => {
    await using w = await world();
    const prefix = HASH.slice(0, 4);
    expect((await read(w, prefix)).status).toBe(404);
    const json = { videoID: VIDEO, userID: "x".repeat(36), segments: [{ segment: [1, 10], category: "sponsor" }] };
    expect((await w.send("POST", "/api/skipSegments", { json })).status).toBe(200);
    expect((await read(w, prefix)).status).toBe(200);
  });

  it("returns writes of another process", async () => {
    await using w = await world();
    const segment = newSegment({ at: [1, 10], videoId: "video1" });
    const prefix = segment.videoHash.slice(0, 32);
    expect((await read(w, prefix)).status).toBe(404);
    // Bypasses the caches of this process, like a write of another process.
    await w.storage.transaction(async (stores) => {
      await stores.videos.lock("YouTube", "video1", segment.videoHash);
      await stores.segments.insert([segment], "0".repeat(64));
    });
    await expect.poll(async () => (await read(w, prefix)).status).toBe(200);
  });
});
