import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Segment } from "../../../src/domain/segments/segment.ts";
import { type ReputationFacts, reputationEpoch } from "../../../src/domain/users/reputation.ts";
import { testStorage } from "../../support/database.ts";
import { address, newRow, sha256, user } from "../../support/rows.ts";

const day = 86_400_000;
const now = reputationEpoch + 100 * day;
const users = ["ann", "bob", "eve"].map(user);

type Lock = Readonly<{ service: string; videoId: string; category: string }>;

/** The counts in words of the rule, over everything that is stored. */
function counted(all: readonly Segment[], locks: readonly Lock[], userId: string): ReputationFacts {
  const own = all.filter((row) => row.userId === userId && row.actionType !== "full");
  const sameSpot = (a: Lock, b: Lock): boolean =>
    a.service === b.service && a.videoId === b.videoId && a.category === b.category;
  const downvoted = own.filter((row) => row.votes < 0 && row.views > 5);
  const since = own.filter((row) => row.timeSubmitted > reputationEpoch);
  const older = (days: number): number =>
    since.filter((row) => row.votes > 0 && row.timeSubmitted < now - days * day).length;
  const won = own.filter((row) => {
    if (
      row.votes <= 0 ||
      !locks.some((lock) => sameSpot(lock.category === "all" ? { ...lock, category: row.category } : lock, row))
    )
      return false;
    return row.locked === 1 || !all.some((o) => sameSpot(o, row) && (o.votes > row.votes || o.locked > row.locked));
  });
  return {
    total: own.length,
    downvoted: downvoted.length,
    downvotedWithoutOther: downvoted.filter((row) => !own.some((o) => sameSpot(o, row) && o.votes > 0)).length,
    votesSinceEpoch: since.reduce((sum, row) => sum + row.votes, 0),
    locked: own.filter((row) => row.locked === 1).length,
    established7: older(7) > 3 ? 4 : 0, // more matter no more, and fewer do not
    established45: older(45) > 2 ? 3 : 0,
    locksWon: won.length,
  };
}

const segment = fc.record({
  service: fc.constantFrom("YouTube", "Spotify"),
  videoId: fc.constantFrom("v1", "V1"),
  category: fc.constantFrom("sponsor", "intro"),
  actionType: fc.constantFrom("skip", "mute", "full"),
  userId: fc.constantFrom(...users),
  votes: fc.integer({ min: -3, max: 4 }),
  views: fc.constantFrom(0, 5, 6, 100),
  locked: fc.constantFrom(0, 1),
  timeSubmitted: fc.constantFrom(
    reputationEpoch - day,
    reputationEpoch,
    reputationEpoch + 1,
    now - 45 * day,
    now - 45 * day - 1,
    now - 7 * day,
    now - 7 * day - 1,
    now,
  ),
} as const);
const lock = fc.record({
  service: fc.constantFrom("YouTube", "Spotify"),
  videoId: fc.constantFrom("v1", "V1"),
  category: fc.constantFrom("sponsor", "intro", "all"),
  actionType: fc.constantFrom("skip", "mute"),
});

describe("the facts of reputation", () => {
  it("equal the result of counting by hand", async () => {
    await using storage = await testStorage();
    const { stores, knex } = storage;
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 25 }),
        fc.array(lock, { maxLength: 3 }),
        async (segments, locks) => {
          for (const table of ["segments", "segment_origin", "category_locks"]) await knex(table).delete();
          const stored: Segment[] = [];
          for (const [at, { votes, views, ...rest }] of segments.entries()) {
            const row = newRow({ ...rest, uuid: `uuid-${at}` });
            stored.push({ ...row, id: at, votes, views, hidden: 0 });
          }
          await stores.segments.insert(
            stored.map(({ id: _id, votes: _votes, views: _views, hidden: _hidden, ...row }) => row),
            address("home"),
          );
          for (const { uuid, votes, views } of stored) await knex("segments").where({ uuid }).update({ votes, views });
          for (const one of locks)
            await stores.locks.set({ ...one, videoHash: sha256(one.videoId), reason: "", userId: user("vip"), at: 1 });

          const facts = await stores.reputation.recount([...users, users[0] ?? ""], now);
          const found = [...facts].map(([id, { until: _, ...counts }]) => [id, counts]);
          expect(found).toEqual(users.map((id) => [id, counted(stored, locks, id)]));
        },
      ),
      { numRuns: 40 },
    );
  });

  it("are zero for users who never submitted, and empty for no users", async () => {
    await using storage = await testStorage();
    const facts = await storage.stores.reputation.facts([user("new")], now);
    expect([...facts.keys()]).toEqual([user("new")]);
    const { until, ...counts } = facts.get(user("new")) ?? { until: 0, missing: 1 };
    expect(Object.values(counts)).toEqual(Array.from({ length: 8 }, () => 0));
    expect(until).toBe(Number.POSITIVE_INFINITY);
    expect(await storage.stores.reputation.facts([], now)).toEqual(new Map());
  });
});

describe("the counts for chapters", () => {
  it("include all rows, labels of whole videos as well", async () => {
    await using storage = await testStorage();
    const rows = [newRow({ actionType: "full" }), newRow(), newRow(), newRow({ userId: user("bob") })];
    await storage.stores.segments.insert(rows, address("home"));
    await storage.knex("segments").where("uuid", rows[0]?.uuid).update({ votes: -1, views: 6 });
    await storage.knex("segments").where("uuid", rows[1]?.uuid).update({ votes: -1, views: 5 });
    expect(await storage.stores.reputation.submissions(user("ann"))).toEqual({ submissions: 3, downvoted: 1 });
    expect(await storage.stores.reputation.submissions(user("new"))).toEqual({ submissions: 0, downvoted: 0 });
  });
});
