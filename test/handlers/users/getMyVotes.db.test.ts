import { describe, expect, inject, it } from "vitest";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { indexesUsed } from "../../support/plan.ts";
import { plant } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World, world } from "../../support/world.ts";
import { plantOne, vote } from "../voting/voting.ts";

type Vote = Readonly<{ kind: string; time: number; segment: Readonly<{ UUID: string }> }>;
type Page = Readonly<{ votes: readonly Vote[]; next: string | null }>;

const ask = (w: World, query: NonNullable<Sent["query"]> = {}, name = "bob") =>
  w.send("GET", "/api/me/votes", { query, headers: { "x-user-id": local(name) } });
const pageOf = async (w: World, query: NonNullable<Sent["query"]> = {}) => (await ask(w, query)).json as Page;

/** A world whose clock goes on by a millisecond whenever it is read. */
function ticking() {
  let at = 1_785_000_000_000;
  return world({ now: () => at++ });
}

/** So many votes of bob, at times that many of them share. */
async function withVotes(w: World, votes: number, more: object = {}) {
  await plant(
    w,
    Array.from({ length: votes }, (_, n) => ({ at: [n, n + 1], userId: publicIdOf("ann"), videoId: `video-${n % 7}` })),
  );
  const ids: number[] = await w.storage.knex("segments").orderBy("id").pluck("id");
  const user = { user_id: publicIdOf("bob"), ip_hash: "0".repeat(64) };
  const rows = ids.map((id, n) => ({ ...user, segment_id: id, time: 1000 + Math.floor(n / 9) }));
  await w.storage.knex("votes").insert(rows.map((row) => ({ ...row, increment: -1, original_type: 0, ...more })));
  const categories = rows.filter((_, n) => n % 2 === 0).map((row) => ({ ...row, category: "intro", weight: 1 }));
  await w.storage.knex("category_votes").insert(categories);
  return { total: rows.length + categories.length };
}

const firstId = async ({ storage }: World): Promise<number> =>
  (await storage.knex("segments").orderBy("id").first("id")).id;

describe("GET /api/me/votes", () => {
  it("lists votes on segments and on their categories with the segment, newest first", async () => {
    await using w = await ticking();
    await w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "Ann" } });
    const one = await plantOne(w);
    const two = await plantOne(w, { at: [30, 40], videoId: "another1234" });
    await vote(w, "bob", { UUID: one, type: "1" });
    await vote(w, "bob", { UUID: two, type: "0" });
    await vote(w, "bob", { UUID: one, category: "intro" });
    await vote(w, "eve", { UUID: one, type: "0" });

    const answer = await ask(w);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    const segment = { service: "YouTube", userID: publicIdOf("ann"), userName: "Ann", shadowHidden: 0, hidden: 0 };
    const first = { ...segment, UUID: one, videoID: "dQw4w9WgXcQ", startTime: 10, endTime: 20, votes: 0 };
    const second = { ...segment, UUID: two, videoID: "another1234", startTime: 30, endTime: 40, votes: -1 };
    expect(answer.json).toMatchObject({
      votes: [
        { kind: "categoryVote", type: null, category: "intro", counted: 1, segment: first },
        { kind: "vote", type: 0, category: null, counted: -1, segment: second },
        { kind: "vote", type: 1, category: null, counted: 1, segment: first },
      ],
      next: null,
    });
    const times = (answer.json as Page).votes.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it("leaves out what was taken back, and moves what was changed to the front", async () => {
    await using w = await ticking();
    const uuids = [await plantOne(w), await plantOne(w, { at: [30, 40] }), await plantOne(w, { at: [50, 60] })];
    for (const UUID of uuids) await vote(w, "bob", { UUID, type: "1" });
    await vote(w, "bob", { UUID: uuids[1] ?? "", type: "20" });
    await vote(w, "bob", { UUID: uuids[0] ?? "", type: "0" });
    const { votes } = await pageOf(w);
    expect(votes).toMatchObject([
      { type: 0, segment: { UUID: uuids[0] } },
      { type: 1, segment: { UUID: uuids[2] } },
    ]);
  });

  it("has a downvote that did not change the total, because it stands", async () => {
    await using w = await ticking();
    const UUID = await plantOne(w, { userId: publicIdOf("bob"), votes: removedVotes });
    await vote(w, "bob", { UUID, type: "0" });
    expect((await pageOf(w)).votes).toMatchObject([{ type: 0, counted: 0 }]);
  });

  it.each([1, 7, 50, 100])(
    "returns pages of %i that neither repeat nor omit a vote, though many share a time",
    async (limit) => {
      await using w = await ticking();
      const { total } = await withVotes(w, 40);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await pageOf(w, { limit: String(limit), ...(cursor !== null && { cursor }) });
        expect(page.votes.length).toBeLessThanOrEqual(limit);
        seen.push(...page.votes.map(({ kind, segment }) => `${kind} ${segment.UUID}`));
        cursor = page.next;
      } while (cursor !== null);
      expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    },
  );

  it("looks at so many votes a page, and says that more follow, if most were taken back", async () => {
    await using w = await ticking();
    await withVotes(w, 90, { increment: 0, original_type: 20 });
    await w.storage.knex("category_votes").delete();
    const { knex } = w.storage;
    await knex("votes")
      .where("segment_id", await firstId(w))
      .update({ original_type: 1, increment: 1 });
    const first = await pageOf(w, { limit: "10" });
    expect([first.votes, typeof first.next]).toEqual([[], "string"]);
    const second = await pageOf(w, { limit: "10", cursor: String(first.next) });
    expect([second.votes.length, second.next]).toEqual([1, null]);
  });

  it("lists those on one segment only, if asked so", async () => {
    await using w = await ticking();
    const [one, two] = [await plantOne(w), await plantOne(w, { at: [30, 40] })];
    for (const UUID of [one, two]) await vote(w, "bob", { UUID, type: "1" });
    await vote(w, "bob", { UUID: one, category: "intro" });
    await vote(w, "eve", { UUID: one, type: "0" });
    const on = async (UUID: string, name = "bob") => (await ask(w, { UUID }, name)).json;
    expect(await on(one)).toMatchObject({
      votes: [
        { kind: "categoryVote", category: "intro", segment: { UUID: one } },
        { kind: "vote", type: 1, segment: { UUID: one } },
      ],
      next: null,
    });
    expect(await on(two, "eve")).toEqual({ votes: [], next: null });
    expect(await on("0".repeat(64))).toEqual({ votes: [], next: null });
    await vote(w, "bob", { UUID: two, type: "20" });
    expect(await on(two)).toEqual({ votes: [], next: null });
  });

  it("has nothing of a user without votes", async () => {
    await using w = await ticking();
    expect(await pageOf(w)).toEqual({ votes: [], next: null });
  });

  const unchanged = shared(ticking);
  it.each([
    [{ cursor: "x" }, /^No valid cursor\./],
    [{ cursor: "1785000000000.12" }, /^No valid cursor\./],
    [{ cursor: "a b" }, /^No valid cursor\./],
    [{ limit: "0" }, /^No valid limit\./],
    [{ limit: "101" }, /^No valid limit\./],
  ])("refuses %j", async (query, reason) => {
    const w = unchanged();
    const answer = await ask(w, query);
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(reason)]);
  });

  it("finds the votes of a user by index", async () => {
    await using w = await ticking();
    await withVotes(w, 60);
    const { knex } = w.storage;
    const first = await firstId(w);
    const others = Array.from({ length: 900 }, (_, n) => ({
      segment_id: first + n,
      user_id: publicIdOf("eve"),
      ip_hash: "",
      time: n,
    }));
    for (let from = 0; from < others.length; from += 100) {
      const some = others.slice(from, from + 100);
      await knex("votes").insert(some.map((row) => ({ ...row, increment: 1, original_type: 1 })));
      await knex("category_votes").insert(some.map((row) => ({ ...row, category: "intro", weight: 1 })));
    }
    await knex.raw(inject("engine") === "sqlite" ? "analyze" : "analyze table votes, category_votes");
    const place = { at: 1003, segmentId: first + 800, kind: "vote" } as const;
    const plan = await indexesUsed(w.storage, () => w.stores.ownVotes.after(publicIdOf("bob"), place, 10));
    expect(plan.match(/_by_user_time/g)?.length).toBe(4);
  });
});
