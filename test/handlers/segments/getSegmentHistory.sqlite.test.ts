import { describe, expect, it } from "vitest";
import { sha256 } from "../../support/rows.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";
import { moderated, VIP } from "../moderation/people.ts";

const pathOf = (uuid: string): string => `/api/segments/${uuid}/history`;
const historyOf = async (w: World, uuid: string): Promise<Record<string, unknown>> =>
  (await w.send("GET", pathOf(uuid))).json as Record<string, unknown>;
const noon = Date.parse("2026-07-25T12:00:00Z");
const DAY = 86_400_000;

/** Votes on the segment, each of a user and with an address of its own. */
async function voted(w: World, uuid: string, votes: readonly Readonly<{ increment: number; time: number }>[]) {
  const { id } = await w.storage.knex("segments").where({ uuid }).first("id");
  const rows = votes.map((vote, at) => ({
    ...vote,
    segment_id: id,
    user_id: sha256(`${at}`),
    original_type: 1,
    ip_hash: sha256(`home ${at}`),
  }));
  await w.storage.knex.batchInsert("votes", rows, 100);
}

describe("GET /api/segments/{UUID}/history", () => {
  it("has the segment, and nothing else of one that nobody touched", async () => {
    await using w = await world();
    const userId = publicIdOf("ann");
    await w.storage.knex("users").insert({ user_id: userId, user_name: "ann", updated: 1 });
    const [UUID = ""] = await plant(w, [{ at: [1, 9], userId, views: 3, hidden: 1 }]);
    const answer = await w.send("GET", pathOf(UUID));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    const found = {
      UUID,
      videoID: VIDEO,
      startTime: 1,
      endTime: 9,
      views: 3,
      hidden: 1,
      userID: userId,
      userName: "ann",
    };
    const segment = expect.objectContaining(found);
    expect(answer.json).toEqual({ segment, votes: [], categoryVotes: [], changes: [] });
  });

  it("counts votes by day in UTC, oldest first, without those that were taken back", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 9] }]);
    const midnight = noon + DAY / 2;
    await voted(w, uuid, [
      { increment: 1, time: noon },
      { increment: -1, time: midnight },
      { increment: 1, time: midnight - 1 },
      { increment: -1000, time: noon },
      { increment: 0, time: noon - DAY },
      { increment: 1, time: noon - 2 * DAY },
    ]);
    expect((await historyOf(w, uuid))["votes"]).toEqual([
      { day: "2026-07-23", up: 1, down: 0 },
      { day: "2026-07-25", up: 2, down: 1 },
      { day: "2026-07-26", up: 0, down: 1 },
    ]);
  });

  it("counts all of a thousand votes", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 9] }]);
    const votes = Array.from({ length: 1003 }, (_, at) => ({ increment: at % 3 === 0 ? -1 : 1, time: noon }));
    await voted(w, uuid, votes);
    expect((await historyOf(w, uuid))["votes"]).toEqual([{ day: "2026-07-25", up: 668, down: 335 }]);
  });

  it("follows votes on the segment and on its category, and does not say whose they are", async () => {
    await using w = await world({ now: () => noon });
    const [uuid = ""] = await plant(w, [{ at: [1, 9] }, { at: [20, 30], userId: publicIdOf("bob") }]);
    const vote = { UUID: uuid, userID: local("bob") };
    expect((await w.send("POST", "/api/voteOnSponsorTime", { query: { ...vote, type: "1" } })).status).toBe(200);
    await w.send("POST", "/api/voteOnSponsorTime", { query: { ...vote, category: "selfpromo" } });
    const history = await historyOf(w, uuid);
    expect(history["votes"]).toEqual([{ day: "2026-07-25", up: 1, down: 0 }]);
    expect(history["categoryVotes"]).toContainEqual({ category: "selfpromo", votes: 1 });
    expect(JSON.stringify(history)).not.toContain(publicIdOf("bob"));
  });

  it("has what moderators did to the video since, newest first, and does not say who", async () => {
    let now = noon;
    await using w = await moderated({ now: () => now });
    const [uuid = ""] = await plant(w, [{ at: [10, 20], timeSubmitted: noon }]);
    const shift = { videoID: VIDEO, userID: VIP, startTime: 1, endTime: 3 };
    const changes = [
      ["POST", "/api/segmentShift", { json: shift }],
      ["POST", "/api/lockCategories", { json: { videoID: VIDEO, userID: VIP, categories: ["intro"] } }],
      ["POST", "/api/purgeAllSegments", { json: { videoID: VIDEO, userID: VIP } }],
      ["POST", "/api/purgeAllSegments", { json: { videoID: VIDEO, userID: VIP, service: "Spotify" } }],
      ["POST", "/api/purgeAllSegments", { json: { videoID: "another", userID: VIP } }],
    ] as const;
    await w.stores.auditLog.add({ at: noon - 1, actor: "x", action: "purge", videoId: VIDEO });
    for (const [method, path, sent] of changes) {
      now += 1000;
      expect((await w.send(method, path, sent)).status).toBe(200);
    }
    const history = await historyOf(w, uuid);
    expect(history["changes"]).toEqual([
      { time: noon + 3000, change: "purge", detail: {} },
      { time: noon + 1000, change: "shift", detail: { startTime: 1, endTime: 3 } },
    ]);
    expect(history["segment"]).toMatchObject({ startTime: 8, endTime: 18, hidden: 1 });
    expect(JSON.stringify(history)).not.toContain(publicIdOf("vip"));
  });

  it("has at most 100 changes", async () => {
    await using w = await world();
    const [uuid = ""] = await plant(w, [{ at: [1, 9], timeSubmitted: 1 }]);
    for (let at = 1; at <= 103; at++)
      await w.stores.auditLog.add({ at, actor: "x", action: "purge", service: "YouTube", videoId: VIDEO });
    const changes = (await historyOf(w, uuid))["changes"] as { time: number }[];
    expect([changes.length, changes[0]?.time, changes.at(-1)?.time]).toEqual([100, 103, 4]);
  });

  const unchanged = shared(async () => {
    const w = await world();
    await plant(w, [{ at: [1, 9], uuid: `5ef1${"0".repeat(61)}` }]);
    return w;
  });
  it.each([
    ["an unknown id", "0".repeat(65), 404],
    ["the beginning of an id", "5ef1", 404],
    ["a blank", "a%20b", 400],
    ["too much", "a".repeat(129), 400],
  ])("refuses %s", async (_name, uuid, status) => {
    const w = unchanged();
    expect((await w.send("GET", pathOf(uuid))).status).toBe(status);
  });
});
