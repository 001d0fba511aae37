import { describe, expect, it } from "vitest";
import { basisOf, basisSetting } from "../../../src/storage/statistics/totals.ts";
import { local, publicIdOf, type Sent, type World } from "../../support/world.ts";
import { ban, counted, nameUser, plantFor } from "./counted.ts";

const PATH = "/api/getTopUsers";
const top = async ({ send }: World, query: Sent["query"] = { sortType: "0" }): Promise<unknown> =>
  (await send("GET", PATH, { query })).json;
const nobody = { userNames: [], viewCounts: [], totalSubmissions: [], minutesSaved: [] };

/** Three users, each of whom comes first in something. */
async function three(w: World): Promise<void> {
  await plantFor(w, "ann", [{ at: [0, 600], views: 10 }]);
  await plantFor(w, "bob", [{ at: [0, 1], views: 60 }]);
  await plantFor(w, "cid", [{ at: [2, 3] }, { at: [4, 5], category: "intro" }, { at: [6, 7], views: 1 }]);
  for (const name of ["ann", "bob", "cid"]) await nameUser(w, name, name);
}

describe("GET /api/getTopUsers", () => {
  it.each([
    ["minutes saved", "0", ["ann", "bob", "cid"]],
    ["views", "1", ["bob", "ann", "cid"]],
    ["submissions", "2", ["cid", expect.any(String), expect.any(String)]],
  ])("sorts by %s", async (_name, sortType, expected) => {
    await using w = await counted();
    await three(w);
    expect(await top(w, { sortType })).toMatchObject({ userNames: expected });
  });

  it("returns parallel arrays, empty if there are no users", async () => {
    await using w = await counted();
    expect(await top(w)).toEqual(nobody);
    await three(w);
    expect(await top(w)).toEqual({
      userNames: ["ann", "bob", "cid"],
      viewCounts: [10, 60, 1],
      totalSubmissions: [1, 1, 3],
      minutesSaved: [100, 1, expect.closeTo(1 / 60, 12)],
    });
  });

  it.each<[string, NonNullable<Sent["query"]>, number]>([
    ["no sortType", {}, 400],
    ["an empty sortType", { sortType: "" }, 400],
    ["an unknown sortType", { sortType: "3" }, 400],
    ["a negative sortType", { sortType: "-1" }, 400],
    ["a word as sortType", { sortType: "minutes" }, 400],
    ["a fraction as sortType", { sortType: "1.5" }, 400],
    ["two sortTypes", { sortType: ["0", "1"] }, 400],
    ["an additional unknown parameter", { sortType: "2", more: "x" }, 200],
    ["an invalid categoryStats", { sortType: "2", categoryStats: "perhaps" }, 200],
  ])("with %s: %o gives %i", async (_name, query, status) => {
    await using w = await counted();
    expect((await w.send("GET", PATH, { query })).status).toBe(status);
  });

  it("adds the segments by category on request", async () => {
    await using w = await counted();
    await three(w);
    const answer = await top(w, { sortType: "2", categoryStats: "true" });
    expect(answer).toMatchObject({ userNames: ["cid", expect.anything(), expect.anything()] });
    expect(answer).toHaveProperty("categoryStats.0", [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(answer).toHaveProperty("categoryStats.length", 3);
    expect(await top(w, { sortType: "2", categoryStats: "false" })).not.toHaveProperty("categoryStats");
  });

  it("distinguishes users with the same name", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [1, 2] }]);
    await plantFor(w, "bob", [{ at: [3, 4] }]);
    await nameUser(w, "ann", "twin");
    await nameUser(w, "bob", "twin");
    expect(await top(w)).toMatchObject({ userNames: ["twin", "twin"], totalSubmissions: [1, 1] });
  });

  it("shows the public id of users without a name", async () => {
    await using w = await counted();
    await plantFor(w, "ann", [{ at: [1, 2] }]);
    expect(await top(w)).toMatchObject({ userNames: [publicIdOf("ann")] });
  });

  it("omits users while they are banned", async () => {
    await using w = await counted();
    await three(w);
    await ban(w, "ann");
    expect(await top(w)).toMatchObject({ userNames: ["bob", "cid"] });
    await w.stores.bans.remove(publicIdOf("ann"));
    expect(await top(w)).toMatchObject({ userNames: ["ann", "bob", "cid"] });
  });

  it("requires the configured number of votes", async () => {
    await using w = await counted({ statistics: { minVotes: 3 } });
    await plantFor(w, "ann", [
      { at: [1, 2], votes: 1 },
      { at: [3, 4], votes: 2 },
      { at: [5, 6], votes: -5 },
    ]);
    await plantFor(w, "bob", [{ at: [1, 2], votes: 2 }]);
    expect(await top(w)).toMatchObject({ userNames: [publicIdOf("ann")], totalSubmissions: [2] });
  });

  it("shows at most a hundred users", async () => {
    await using w = await counted();
    const rows = Array.from({ length: 103 }, (_, at) => ({
      user_id: String(at).padStart(64, "0"),
      ...{ liked_segments: at, liked_views: 0, liked_votes: 0, liked_minutes: 0 },
      ...{ counted_segments: 0, counted_views: 0, counted_minutes: 0, open_days: 0 },
    }));
    await w.storage.knex("user_totals").insert(rows.slice(0, 50));
    await w.storage.knex("user_totals").insert(rows.slice(50));
    // adopting the basis marks all users, and these have no segments
    await w.stores.settings.set(basisSetting, basisOf(600));
    const answer = await top(w, { sortType: "2" });
    expect(answer).toHaveProperty("userNames.length", 100);
    expect(answer).toHaveProperty("totalSubmissions.0", 102);
  });

  it("follows submissions, views and votes", async () => {
    await using w = await counted();
    const segments = [{ segment: [1, 61], category: "sponsor" }];
    const json = { videoID: "dQw4w9WgXcQ", userID: local("ann"), userAgent: "test/v1", segments };
    expect((await w.send("POST", "/api/skipSegments", { json })).status).toBe(200);
    expect(await top(w)).toMatchObject({ totalSubmissions: [1], viewCounts: [0] });
    const [{ uuid } = { uuid: "" }] = await w.storage.knex("segments").select("uuid");
    await w.send("POST", "/api/viewedVideoSponsorTime", { query: { UUID: uuid } });
    expect(await top(w)).toMatchObject({ viewCounts: [1], minutesSaved: [1] });
    const vote = { UUID: uuid, userID: local("bob"), type: "0" };
    await w.send("POST", "/api/voteOnSponsorTime", { query: vote, ip: "198.51.100.7" });
    expect(await top(w)).toEqual(nobody);
  });

  it("returns the same answer to 20 concurrent requests", async () => {
    await using w = await counted();
    await three(w);
    const answers = await Promise.all(Array.from({ length: 20 }, () => top(w)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ userNames: ["ann", "bob", "cid"] });
  });

  it("caches an answer for the configured time only", async () => {
    let now = 1_800_000_000_000;
    await using w = await counted({ statistics: { cacheSeconds: 60 }, now: () => now });
    expect(await top(w)).toEqual(nobody);
    await plantFor(w, "ann", [{ at: [1, 2] }]);
    now += 59_000;
    expect(await top(w)).toEqual(nobody);
    now += 1000;
    expect(await top(w)).toMatchObject({ totalSubmissions: [1] });
  });
});
