import { describe, expect, inject, it } from "vitest";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, type World, world } from "../support/world.ts";

/** Holds the row of the video, as a slow transaction of another process does. */
async function hold({ storage }: World): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hasIt } = Promise.withResolvers<void>();
  const transaction = storage.transaction(async (stores) => {
    await stores.videos.lock("YouTube", VIDEO, videoHash(VIDEO));
    hasIt();
    await released;
  });
  await held;
  return async () => {
    release();
    await transaction;
  };
}

const submit = (w: World, videoID: string, user: string, ip?: string) =>
  w.send("POST", "/api/skipSegments", {
    json: { videoID, userID: local(user), segments: [{ segment: [10, 20], category: "sponsor" }] },
    ...(ip !== undefined && { ip }),
  });
const vote = (w: World, UUID: string) =>
  w.send("POST", "/api/voteOnSponsorTime", { query: { UUID, userID: local("eve"), type: "1" } });

/** SQLite has one connection, so a transaction that holds a row blocks all others. */
describe.runIf(inject("engine") === "mariadb")("a flood of requests for one blocked video", () => {
  it.each([
    ["submissions", (w: World) => submit(w, VIDEO, "eve"), "Submission already in progress"],
    ["votes", (w: World, uuid: string) => vote(w, uuid), "Vote already in progress"],
  ] as const)("of %s is throttled, and all others are served", async (_what, flood, words) => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 10] }]);
    const release = await hold(w);
    const answers = Array.from({ length: 300 }, () => flood(w, uuid));
    const refusals = Promise.any(
      answers.map(async (answer) => {
        const { status, text, headers } = await answer;
        if (status !== 429) throw new Error(`it was answered with ${status}`);
        return { text, retryAfter: headers.get("retry-after") };
      }),
    );
    expect(await refusals).toEqual({ text: words, retryAfter: "1" });
    // From the database, not from the cache.
    expect((await w.send("GET", "/api/skipSegments", { query: { videoID: "another1234" } })).status).toBe(404);
    expect((await submit(w, "another1234", "bob", "198.51.100.7")).status).toBe(200);
    await release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    for (const status of statuses) expect([200, 409, 429, 503]).toContain(status);
    expect((await flood(w, uuid)).status).not.toBe(503);
  });
});
