import { describe, expect, it } from "vitest";
import { liftEndedBan } from "../../../src/use-cases/moderation/lift-ban.ts";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type World } from "../../support/world.ts";
import { vote, votesOf } from "../voting/voting.ts";
import { ann, loggedActions, submission, VIP } from "./people.ts";
import { flags, HOUR, T, timed } from "./timed.ts";

const bob = publicIdOf("bob");
const ban = (w: World, more: object = {}, by = VIP) =>
  w.send("POST", "/api/moderation/bans", { json: { userID: ann, ...more }, headers: { "x-user-id": by } });
const shadowBan = (w: World, more: object = {}) =>
  w.send("POST", "/api/shadowBanUser", { query: { userID: ann, adminUserID: VIP, ...more } });
/** What lists of bans and the audit log say. */
const listed = async (w: World) =>
  ((await w.send("GET", "/api/moderation/bans", { headers: { "x-user-id": VIP } })).json as { bans: unknown[] }).bans;
const lastDetail = async ({ stores }: World) => (await stores.auditLog.find({ limit: 1 }))[0]?.detail;

describe("POST /api/moderation/bans", () => {
  it.each<[object, number | null, string]>([
    [{}, null, ""],
    [{ hours: null }, null, ""],
    [{ hours: 1, reason: "Spam" }, T + HOUR, "Spam"],
    [{ hours: 87_600, enabled: true }, T + 87_600 * HOUR, ""],
  ])("with %j, bans until %j with the reason %j", async (order, until, reason) => {
    await using w = await timed();
    await plant(w, [
      { at: [1, 10], userId: ann },
      { at: [20, 30], userId: bob },
    ]);
    const answer = await ban(w, order);
    expect([answer.status, answer.json]).toEqual([200, { userID: ann, banned: true, until, undo: expect.any(Number) }]);
    expect(await flags(w)).toEqual([1, 0]);
    const by = { by: publicIdOf("vip"), byName: null };
    expect(await listed(w)).toEqual([{ userID: ann, userName: null, since: T, until, ...by, reason }]);
    expect(await loggedActions(w)).toEqual(["vip ban ann"]);
    expect(await lastDetail(w)).toEqual({ unHideOldSubmissions: true, shadowHidden: 1, until, reason, before: null });
  });

  it("leaves earlier submissions as they are if asked to, and hides later ones", async () => {
    await using w = await timed();
    await plant(w, [{ at: [1, 10], userId: ann }]);
    await ban(w, { hours: 1, hideSubmissions: false });
    await w.send("POST", "/api/skipSegments", submission("ann", [20, 30]));
    expect(await flags(w)).toEqual([0, 1]);
  });

  it("sets the new end and reason of somebody who is banned, which is still the ban of who began it", async () => {
    await using w = await timed();
    await w.stores.vips.add(publicIdOf("cid"), 1);
    await ban(w, { hours: 1, reason: "Spam" });
    w.clock.now = T + 1000;
    expect((await ban(w, { hours: 2, reason: "More spam" }, local("cid"))).json).toMatchObject({
      until: T + 1000 + 2 * HOUR,
    });
    const standing = { userID: ann, since: T, by: publicIdOf("vip") };
    expect(await listed(w)).toMatchObject([{ ...standing, until: T + 1000 + 2 * HOUR, reason: "More spam" }]);
    expect((await ban(w, { hideSubmissions: false })).json).toMatchObject({ userID: ann, banned: true, until: null });
    expect(await lastDetail(w)).toMatchObject({ before: { until: T + 1000 + 2 * HOUR, reason: "More spam" } });
    expect(await listed(w)).toMatchObject([{ ...standing, until: null, reason: "" }]);
    expect(await loggedActions(w)).toEqual(["vip ban ann", "cid ban ann", "vip ban ann"]);
  });

  it.each([
    [{}, [0, 0]],
    [{ hideSubmissions: true }, [0, 0]],
    [{ hideSubmissions: false }, [1, 1]],
  ])("lifts a ban with %j", async (more, expected) => {
    await using w = await timed();
    await plant(w, [{ at: [1, 10], userId: ann }]);
    await ban(w, { hours: 5, reason: "Spam" });
    await w.send("POST", "/api/skipSegments", submission("ann", [20, 30]));
    const answer = await ban(w, { enabled: false, ...more });
    expect([answer.status, answer.json]).toEqual([200, { userID: ann, banned: false, until: null, undo: null }]);
    expect([await flags(w), await listed(w)]).toEqual([expected, []]);
    expect(await loggedActions(w)).toEqual(["vip ban ann", "vip unban ann"]);
  });

  it("hides earlier segments of some categories from everybody, and bans addresses with all who used them", async () => {
    await using w = await timed();
    await w.send("POST", "/api/skipSegments", { ...submission("ann", [1, 10]), ip: "192.0.2.50" });
    await w.send("POST", "/api/skipSegments", { ...submission("bob", [20, 30]), ip: "192.0.2.50" });
    await plant(w, [{ at: [40, 50], userId: ann, category: "intro" }]);
    await ban(w, { hours: 1, reason: "Spam", type: 2, categories: ["sponsor"], addresses: true });
    expect(await flags(w)).toEqual([2, 2, 0]);
    expect(await w.stores.bans.of(bob)).toMatchObject({ until: T + HOUR, reason: "Spam" });
    await ban(w, { enabled: false, addresses: true });
    expect([await flags(w), await w.storage.knex("banned_ips")]).toEqual([[0, 2, 0], []]);
  });

  it("leaves banned addresses banned", async () => {
    await using w = await timed();
    await w.send("POST", "/api/skipSegments", { ...submission("ann", [1, 10]), ip: "192.0.2.50" });
    await shadowBan(w, { lookForIPs2: "true" });
    await ban(w, { enabled: false });
    await w.send("POST", "/api/skipSegments", { ...submission("bob", [20, 30]), ip: "192.0.2.50" });
    expect(await flags(w)).toEqual([0, 1]);
  });

  const unchanged = shared(timed);
  it.each<[object, string, number, string]>([
    [{ enabled: false }, VIP, 400, "This user is not banned."],
    [{ userID: "" }, VIP, 400, "userID"],
    [{ userID: local("ann") }, VIP, 400, "userID"],
    [{ userID: null }, VIP, 400, "userID"],
    [{ hours: 0 }, VIP, 400, "hours"],
    [{ hours: 1.5 }, VIP, 400, "hours"],
    [{ hours: 87_601 }, VIP, 400, "hours"],
    [{ reason: "x".repeat(2001) }, VIP, 400, "reason"],
    [{ enabled: "never" }, VIP, 400, "enabled"],
    [{ type: 3 }, VIP, 400, "type"],
    [{ categories: [] }, VIP, 400, "categories"],
    [{}, "", 400, "X-User-ID"],
    [{}, local("bob"), 403, "Only a VIP may do this."],
    [{}, publicIdOf("vip"), 403, "Only a VIP may do this."],
    [{ reason: "x".repeat(2_000_000) }, VIP, 413, ""],
  ])("refuses %.100j: %s %i", async (order, by, status, text) => {
    const w = unchanged();
    const answer = await ban(w, order, by);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    expect([await w.stores.bans.of(ann), await loggedActions(w)]).toEqual([undefined, []]);
  });
});

describe("a ban with an end", () => {
  it("applies everywhere until the millisecond before its end, and nowhere from then on, before anything lifted it", async () => {
    await using w = await timed({ env: { NAME_IGNORES_BANNED: "true" } });
    await w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "before" } });
    await plant(w, [
      { at: [1, 10], userId: ann, votes: 5, views: 9 },
      { at: [500, 510], userId: bob, votes: 5, views: 9 },
    ]);
    const [uuid = ""] = await plant(w, [{ at: [900, 910], userId: bob, videoId: "another1234" }]);
    await w.stores.totals.markStale([ann, bob]);
    await ban(w, { hours: 1, hideSubmissions: false });

    let tries = 0;
    const state = async () => {
      const n = ++tries;
      await w.send(
        "POST",
        "/api/skipSegments",
        submission("ann", [n * 100, n * 100 + 10], { videoID: `video${n}abcde` }),
      );
      const hidden = await w.storage.knex("segments").where("video_id", `video${n}abcde`).pluck("shadow_hidden");
      const votes = await votesOf(w, uuid);
      await vote(w, "ann", { UUID: uuid, type: n === 1 ? "1" : "0" });
      await w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: `try ${n}` } });
      const query = { publicUserID: ann, values: '["banned","userName","segmentCount"]' };
      const info = (await w.send("GET", "/api/userInfo", { query })).json as Record<string, unknown>;
      const top = (await w.send("GET", "/api/getTopUsers", { query: { sortType: "1" } })).json as {
        userNames: string[];
      };
      return {
        banned: info.banned,
        hidden,
        isHeard: (await votesOf(w, uuid)) !== votes,
        userName: info.userName,
        leaders: top.userNames.length,
        inStore: await w.stores.bans.has(ann, w.clock.now),
      };
    };

    w.clock.now = T + HOUR - 1;
    const before = { banned: true, hidden: [1], isHeard: false, leaders: 1, inStore: true };
    expect(await state()).toMatchObject(before);
    w.clock.now = T + HOUR;
    // The leaderboard of a minute ago is still served, as ever.
    const after = { banned: false, hidden: [0], isHeard: true, userName: "try 2", inStore: false };
    expect(await state()).toMatchObject(after);
    w.clock.now = T + HOUR + 120_000;
    expect(await state()).toMatchObject({ leaders: 2 });
    expect([await listed(w), await loggedActions(w)]).toEqual([[], ["vip ban ann"]]);
  });

  it("counts hidden work for its user only while it applies", async () => {
    await using w = await timed();
    await plant(w, [{ at: [1, 10], userId: ann, shadowHidden: 1, views: 60 }]);
    await ban(w, { hours: 1 });
    const count = async () => {
      const query = { publicUserID: ann, fetchCategoryStats: "true" };
      const { json } = await w.send("GET", "/api/userStats", { query });
      const { overallStats, categoryCount } = json as Record<string, Record<string, number>>;
      return [overallStats?.segmentCount, categoryCount?.sponsor];
    };
    w.clock.now = T + HOUR - 1;
    expect(await count()).toEqual([1, 1]);
    w.clock.now = T + HOUR;
    expect(await count()).toEqual([0, 0]); // it is shown, and counts, as soon as the ban is lifted
    await liftEndedBan(ann, w.services);
    expect(await count()).toEqual([1, 1]);
  });

  it("cannot be lifted by hand any more once it has ended", async () => {
    await using w = await timed();
    await ban(w, { hours: 1 });
    w.clock.now = T + HOUR;
    expect([(await ban(w, { enabled: false })).status, (await shadowBan(w, { enabled: "false" })).status]).toEqual([
      400, 400,
    ]);
  });

  it("becomes one for good when shadowBanUser bans again, with or without earlier submissions", async () => {
    for (const unHideOldSubmissions of ["true", "false"]) {
      await using w = await timed();
      await ban(w, { hours: 1, reason: "Spam" });
      expect((await shadowBan(w, { unHideOldSubmissions })).status).toBe(200);
      expect(await listed(w)).toMatchObject([{ until: null, reason: "Spam" }]);
      expect((await shadowBan(w, { unHideOldSubmissions: "false" })).status).toBe(409);
      w.clock.now = T + HOUR;
      expect([await liftEndedBan(ann, w.services), await w.stores.bans.has(ann, w.clock.now)]).toEqual([false, true]);
    }
  });

  it.each([
    ["banUser", (w: World) => ban(w, { hideSubmissions: false, hours: 2, reason: "again" })],
    ["shadowBanUser", (w: World) => shadowBan(w, { unHideOldSubmissions: "false" })],
  ])(
    "is lifted first when %s bans again after its end, so that only what the new one hides is hidden",
    async (_name, again) => {
      await using w = await timed();
      await plant(w, [{ at: [1, 10], userId: ann }]);
      await ban(w, { hours: 1, reason: "Spam" });
      w.clock.now = T + HOUR;
      expect((await again(w)).status).toBe(200);
      expect(await flags(w)).toEqual([0]);
      expect(await listed(w)).toMatchObject([{ since: T + HOUR, by: publicIdOf("vip") }]);
      expect(await loggedActions(w)).toEqual(["vip ban ann", "vip unban ann", "vip ban ann"]);
    },
  );

  it("does not protect from a banned address after its end", async () => {
    await using w = await timed();
    await ban(w, { hours: 1 });
    await w.stores.bans.addIp(await w.services.ipHashOf("192.0.2.50"));
    w.clock.now = T + HOUR;
    await w.send("POST", "/api/skipSegments", { ...submission("ann", [1, 10], { videoID: VIDEO }), ip: "192.0.2.50" });
    expect(await flags(w)).toEqual([1]);
    expect(await listed(w)).toMatchObject([{ userID: ann, since: T + HOUR, until: null, by: ann }]);
    expect(await liftEndedBan(ann, w.services)).toBe(false);
  });
});
