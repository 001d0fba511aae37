import { describe, expect, inject, it } from "vitest";
import { indexesUsed } from "../../support/plan.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World } from "../../support/world.ts";
import { ann, VIP } from "./people.ts";
import { T, timed } from "./timed.ts";

type Page = Readonly<{ bans: readonly Readonly<{ userID: string }>[]; next: string | null }>;
const ask = (w: World, query: NonNullable<Sent["query"]> = {}, by = VIP) =>
  w.send("GET", "/api/moderation/bans", { query, headers: { "x-user-id": by } });
const userOf = (n: number) => n.toString(16).padStart(64, "0");
const put = (w: World, n: number, since: number, until: number | null = null) =>
  w.stores.bans.put({ userId: userOf(n), byUser: publicIdOf("vip"), since, until, reason: "", hidPast: true });

describe("GET /api/moderation/bans", () => {
  it("lists bans, newest first, those of before this version too", async () => {
    await using w = await timed();
    await w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "Ann" } });
    await w.storage.knex("banned_users").insert({ user_id: ann, since: 1, by_user: "someone" });
    await w.stores.bans.add({ userId: userOf(1), byUser: userOf(1), at: 2 });
    await put(w, 2, 3, T + 1);
    const answer = await ask(w);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    const by = publicIdOf("vip");
    expect(answer.json).toEqual({
      bans: [
        { userID: userOf(2), userName: null, since: 3, until: T + 1, by, byName: null, reason: "" },
        { userID: userOf(1), userName: null, since: 2, until: null, by: userOf(1), byName: null, reason: "" },
        { userID: ann, userName: "Ann", since: 1, until: null, by: "someone", byName: null, reason: "" },
      ],
      next: null,
    });
  });

  it.each([1, 3, 50])(
    "returns pages of %i that neither repeat nor omit a ban, though some began together",
    async (limit) => {
      await using w = await timed();
      for (let n = 0; n < 12; n++) await put(w, n, Math.floor(n / 5), n % 4 === 3 ? T : null); // every fourth has ended
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = (await ask(w, { limit: String(limit), ...(cursor !== null && { cursor }) })).json as Page;
        expect(page.bans.length).toBeLessThanOrEqual(limit);
        seen.push(...page.bans.map(({ userID }) => userID));
        cursor = page.next;
      } while (cursor !== null);
      expect(seen).toEqual([10, 9, 8, 6, 5, 4, 2, 1, 0].map(userOf));
    },
  );

  const unchanged = shared(timed);
  it.each<[Record<string, string>, string, number, string]>([
    [{ cursor: "x" }, VIP, 400, "No valid cursor"],
    [{ cursor: "1." }, VIP, 400, "No valid cursor"],
    [{ cursor: `01.${ann}` }, VIP, 400, "No valid cursor"],
    [{ cursor: `1.${ann}a` }, VIP, 400, "No valid cursor"],
    [{ limit: "101" }, VIP, 400, "No valid limit"],
    [{}, "", 400, "X-User-ID"],
    [{}, local("ann"), 403, "Only a VIP"],
    [{ userID: VIP }, publicIdOf("vip"), 403, "Only a VIP"],
  ])("refuses %j of %s: %i", async (query, by, status, text) => {
    const w = unchanged();
    const answer = await ask(w, query, by);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
  });

  it("reads bans by index", async () => {
    await using w = await timed();
    const { knex } = w.storage;
    const rows = Array.from({ length: 3000 }, (_, n) => ({ user_id: userOf(n), since: n, by_user: ann }));
    for (let from = 0; from < rows.length; from += 300) await knex("banned_users").insert(rows.slice(from, from + 300));
    await knex.raw(inject("engine") === "sqlite" ? "analyze" : "analyze table banned_users");
    for (const place of [undefined, { since: 2000, userId: ann }]) {
      const plan = await indexesUsed(w.storage, () => w.stores.bans.list(place, 51));
      expect(plan).toMatch(/banned_users_by_time/);
    }
  });
});
