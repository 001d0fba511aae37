import { describe, expect, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/visibility.ts";
import type { Sketch } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { publicIdOf, type Sent, type World } from "../../support/world.ts";
import { ban, counted, nameUser, plantFor } from "./counted.ts";

const PATH = "/api/leaderboard";
type Ranked = Readonly<{ userID: string; userName: string | null }>;
const ask = async (w: World, query: NonNullable<Sent["query"]> = {}): Promise<readonly Ranked[]> =>
  ((await w.send("GET", PATH, { query })).json as { users: Ranked[] }).users;
const people = ["ann", "bob", "cid", "dan"];
const namesOf = (users: readonly Ranked[]) =>
  users.map(({ userID }) => people.find((name) => publicIdOf(name) === userID));

const DAY = 86_400_000;
const now = Date.parse("2026-07-25T12:00:00Z");
const periods = ["all", "30d", "7d"] as const;
const recent = (): Promise<World> => counted({ now: () => now });
/** A segment of the last days. */
const at = (start: number, end: number, more: object = {}): Sketch => ({
  at: [start, end],
  timeSubmitted: now - DAY,
  ...more,
});

/** Three users, each of whom comes first in something. */
async function three(w: World): Promise<void> {
  await plantFor(w, "ann", [at(0, 600, { views: 10 })]);
  await plantFor(w, "bob", [at(0, 1, { views: 60 })]);
  await plantFor(w, "cid", [at(2, 3), at(4, 5, { category: "intro" }), at(6, 7, { views: 1 })]);
}

describe.each(periods)("GET /api/leaderboard with the period %s", (period) => {
  it.each([
    [{}, ["ann", "bob", "cid"]],
    [{ sort: "minutesSaved" }, ["ann", "bob", "cid"]],
    [{ sort: "views" }, ["bob", "ann", "cid"]],
    [{ sort: "segments" }, ["cid", expect.any(String), expect.any(String)]],
    [{ sort: "segments", category: "intro" }, ["cid"]],
    [{ category: "outro" }, []],
  ])("sorted as %j asks has %j", async (query, expected) => {
    await using w = await recent();
    await three(w);
    expect(namesOf(await ask(w, { period, ...query }))).toEqual(expected);
  });

  it("has the public id, the name and the sums", async () => {
    await using w = await recent();
    await three(w);
    await nameUser(w, "ann", "anna");
    expect((await ask(w, { period })).slice(0, 2)).toEqual([
      { userID: publicIdOf("ann"), userName: "anna", segments: 1, views: 10, minutesSaved: 100 },
      { userID: publicIdOf("bob"), userName: null, segments: 1, views: 60, minutesSaved: 1 },
    ]);
  });

  it("counts what getTopUsers counts: not what votes removed or a ban hides, chapters without time, and views up to the cap", async () => {
    await using w = await recent();
    await plantFor(w, "ann", [
      at(0, 60, { views: 1 }),
      at(100, 160, { views: 10, votes: -1 }),
      at(200, 260, { views: 10, shadowHidden: 1 }),
      at(300, 360, { views: 2, hidden: 1 }),
      at(400, 4000, { views: 1 }),
      at(5000, 5060, { views: 5, actionType: "chapter", category: "chapter" }),
    ]);
    await plantFor(w, "bob", [at(0, 600, { views: 1000, votes: removedVotes })]);
    expect(await ask(w, { period })).toEqual([
      { userID: publicIdOf("ann"), userName: null, segments: 4, views: 9, minutesSaved: 1 + 2 + 10 },
    ]);
    const top = (await w.send("GET", "/api/getTopUsers", { query: { sortType: "0" } })).json;
    expect(top).toMatchObject({ viewCounts: [9], totalSubmissions: [4], minutesSaved: [13] });
  });

  it("omits users while they are banned", async () => {
    await using w = await recent();
    await three(w);
    await ban(w, "ann");
    expect(namesOf(await ask(w, { period }))).toEqual(["bob", "cid"]);
    await w.stores.bans.remove(publicIdOf("ann"));
    expect(namesOf(await ask(w, { period }))).toEqual(["ann", "bob", "cid"]);
  });

  it("requires the configured number of votes", async () => {
    await using w = await counted({ now: () => now, statistics: { minVotes: 3 } });
    await plantFor(w, "ann", [at(1, 2, { votes: 1 }), at(3, 4, { votes: 2 }), at(5, 6, { votes: -5 })]);
    await plantFor(w, "bob", [at(1, 2, { votes: 2 })]);
    expect(namesOf(await ask(w, { period }))).toEqual(["ann"]);
  });

  it("has at most a hundred users, those with equal sums in the order of their ids", async () => {
    await using w = await recent();
    const rows = Array.from({ length: 230 }, (_, n) => ({
      ...{ uuid: `row-${n}`, service: "YouTube", video_id: `${n}`, video_hash: "0".repeat(64), category: "sponsor" },
      ...{ start_time: 0, end_time: 1, action_type: "skip" },
      // Read in an order that is neither that of the ids nor its reverse.
      time_submitted: now - 1 - ((n * 7) % 230),
      views: n < 50 ? 5 : 0,
      user_id: String(n).padStart(64, "0"),
    }));
    await w.storage.knex.batchInsert("segments", rows, 40);
    await w.stores.totals.markStale(rows.map((row) => row.user_id));
    const expected = [...rows.slice(0, 50).reverse(), ...rows.slice(180).reverse()].map((row) => row.user_id);
    expect((await ask(w, { period, sort: "views" })).map(({ userID }) => userID)).toEqual(expected);
  });

  it("is computed once for 20 concurrent requests, and cached", async () => {
    let time = now;
    await using w = await counted({ statistics: { cacheSeconds: 60 }, now: () => time });
    await three(w);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(w, { period })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await plantFor(w, "dan", [at(8, 9)]);
    time += 59_000;
    expect(namesOf(await ask(w, { period }))).toEqual(["ann", "bob", "cid"]);
    time += 600_000;
    expect(namesOf(await ask(w, { period }))).toEqual(["ann", "bob", "cid", "dan"]);
  });
});

describe("GET /api/leaderboard", () => {
  it("counts submissions of the period only", async () => {
    await using w = await recent();
    await plantFor(w, "ann", [at(1, 2, { timeSubmitted: now - 7 * DAY })]);
    await plantFor(w, "bob", [at(1, 2, { timeSubmitted: now - 7 * DAY - 60_000 })]);
    await plantFor(w, "cid", [at(1, 2, { timeSubmitted: now - 30 * DAY - 60_000 })]);
    await plantFor(w, "dan", [at(1, 2, { timeSubmitted: now })]);
    const found = await Promise.all(periods.map(async (period) => namesOf(await ask(w, { period })).sort()));
    expect(found).toEqual([
      ["ann", "bob", "cid", "dan"],
      ["ann", "bob", "dan"],
      ["ann", "dan"],
    ]);
  });

  it("sums up thousands of segments, of which many were submitted together", async () => {
    await using w = await recent();
    const rows = Array.from({ length: 1111 }, (_, n) => ({
      ...{ uuid: `row-${n}`, service: "YouTube", video_id: `${n}`, video_hash: "0".repeat(64), category: "sponsor" },
      ...{ start_time: 0, end_time: 1, action_type: "skip", user_id: publicIdOf("ann") },
      time_submitted: now - Math.floor(n / 450),
    }));
    await w.storage.knex.batchInsert("segments", rows, 40);
    expect(await ask(w, { period: "7d" })).toMatchObject([{ segments: 1111 }]);
  });

  const unchanged = shared(recent);
  it.each<[Record<string, string>, RegExp]>([
    [{ period: "1d" }, /^No valid period\./],
    [{ sort: "votes" }, /^No valid sort\./],
    [{ category: "weather" }, /^Category doesn't exist\./],
    [{ category: "constructor", period: "7d" }, /^Category doesn't exist\./],
  ])("refuses %j", async (query, reason) => {
    const w = unchanged();
    const { status, text } = await w.send("GET", PATH, { query });
    expect([status, text]).toEqual([400, expect.stringMatching(reason)]);
  });
});
