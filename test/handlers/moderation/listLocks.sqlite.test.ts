import { describe, expect, it } from "vitest";
import { videoHash } from "../../../src/domain/segments/ids.ts";
import { VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { publicIdOf, type Sent, type World, world } from "../../support/world.ts";
import { ann, moderated, VIP } from "./people.ts";

type Lock = Readonly<{ videoID: string; category: string; actionType: string }>;
type Page = Readonly<{ locks: readonly Lock[]; next: string | null }>;

const ask = async (w: World, query: NonNullable<Sent["query"]> = {}): Promise<Page> =>
  (await w.send("GET", "/api/locks", { query })).json as Page;
const namesOf = ({ locks }: Page) => locks.map((lock) => `${lock.videoID} ${lock.category} ${lock.actionType}`);

const keep = (w: World, videoId: string, at: number, more: object = {}) =>
  w.stores.locks.set({
    service: "YouTube",
    videoId,
    videoHash: videoHash(videoId),
    category: "sponsor",
    actionType: "skip",
    reason: "",
    userId: ann,
    at,
    ...more,
  });

describe("GET /api/locks", () => {
  it("lists what moderators locked, with who did it and why", async () => {
    const now = 1_785_000_000_000;
    await using w = await world({ now: () => now });
    await w.stores.vips.add(publicIdOf("vip"), 1);
    await w.storage.knex("users").insert({ user_id: publicIdOf("vip"), user_name: "vera", updated: 1 });
    const json = { videoID: VIDEO, userID: VIP, categories: ["sponsor"], actionTypes: ["skip"], reason: "complete" };
    expect((await w.send("POST", "/api/lockCategories", { json })).status).toBe(200);
    const answer = await w.send("GET", "/api/locks");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    const lock = { service: "YouTube", videoID: VIDEO, category: "sponsor", actionType: "skip", reason: "complete" };
    const locks = [{ ...lock, time: now, userID: publicIdOf("vip"), userName: "vera" }];
    expect(answer.json).toEqual({ locks, next: null });
  });

  it("lists the newest first, of all or of one user", async () => {
    await using w = await moderated();
    await keep(w, "old", 1000);
    await keep(w, "new", 3000, { userId: publicIdOf("bob") });
    await keep(w, "between", 2000, { service: "Spotify" });
    expect(namesOf(await ask(w))).toEqual(["new sponsor skip", "between sponsor skip", "old sponsor skip"]);
    expect(namesOf(await ask(w, { user: ann }))).toEqual(["between sponsor skip", "old sponsor skip"]);
    expect(await ask(w, { user: publicIdOf("nobody") })).toEqual({ locks: [], next: null });
    expect((await ask(w)).locks[0]).toMatchObject({ userName: null });
  });

  it.each<Record<string, string>>([{}, { user: ann }])(
    "with %j has pages that neither repeat nor omit a lock, though many were set at once",
    async (query) => {
      await using w = await moderated();
      const videos = ["short", "x".repeat(255), "ö".repeat(255), "🎬.,;\"'\\"];
      for (const videoId of videos)
        for (const service of ["YouTube", "Spotify"])
          for (const category of ["sponsor", "intro", "all"])
            for (const actionType of ["skip", "mute"]) await keep(w, videoId, 5, { service, category, actionType });
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: Page = await ask(w, { ...query, limit: "12", ...(cursor !== undefined && { cursor }) });
        expect(page.locks).toHaveLength(12);
        seen.push(...page.locks.map((lock) => JSON.stringify(lock)));
        cursor = page.next;
        await keep(w, `late-${seen.length}`, 9);
      }
      expect([seen.length, new Set(seen).size]).toEqual([48, 48]);
    },
  );

  it("has 50 locks on a page by default, and at most 100", async () => {
    await using w = await moderated();
    for (let at = 0; at < 102; at++) await keep(w, `video-${at}`, at);
    expect([(await ask(w)).locks.length, (await ask(w, { limit: "100" })).locks.length]).toEqual([50, 100]);
  });

  const encoded = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");
  const unchanged = shared(moderated);
  it.each<[Record<string, string>, RegExp]>([
    [{ cursor: "x" }, /^No valid cursor\./],
    [{ cursor: "1785000000000.12" }, /^No valid cursor\./],
    [{ cursor: encoded([1, "a", "b", "c"]) }, /^No valid cursor\./],
    [{ cursor: encoded([1, "a", "b", "c", "d", "e"]) }, /^No valid cursor\./],
    [{ cursor: encoded([1, "a", "b", "c", 4]) }, /^No valid cursor\./],
    [{ cursor: encoded(["1", "a", "b", "c", "d"]) }, /^No valid cursor\./],
    [{ cursor: encoded([0.5, "a", "b", "c", "d"]) }, /^No valid cursor\./],
    [{ cursor: `${encoded([1, "a", "b", "c", "d"])}==` }, /^No valid cursor\./],
    [{ cursor: encoded({ length: 5 }) }, /^No valid cursor\./],
    [{ limit: "0" }, /^No valid limit\./],
    [{ limit: "101" }, /^No valid limit\./],
    [{ user: "ann" }, /^No valid user\./],
  ])("refuses %j", async (query, reason) => {
    const w = unchanged();
    const { status, text } = await w.send("GET", "/api/locks", { query });
    expect([status, text]).toEqual([400, expect.stringMatching(reason)]);
  });
});
