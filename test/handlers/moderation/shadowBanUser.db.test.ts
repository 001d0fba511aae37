import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { plant, VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World, world } from "../../support/world.ts";
import { ann, loggedActions, moderated, submission, submissionUnderWay, VIP } from "./people.ts";
import { HOUR, T, timed } from "./timed.ts";

const POST = ["POST", "/api/shadowBanUser"] as const;
const bob = publicIdOf("bob");
const ban = (w: World, more: object = {}) => w.send(...POST, { query: { userID: ann, adminUserID: VIP, ...more } });
/** The shadow flags in the order of start times, of one user or of all. */
const flags = async ({ storage }: World, userId?: string): Promise<number[]> =>
  (
    await storage
      .knex("segments")
      .where(userId === undefined ? {} : { user_id: userId })
      .orderBy("start_time")
      .select("shadow_hidden")
  ).map(({ shadow_hidden }) => shadow_hidden);
const read = (w: World, ip = "192.0.2.77", videoID = VIDEO) =>
  w.send("GET", "/api/skipSegments", { query: { videoID }, ip });

describe("POST /api/shadowBanUser, table of effects", () => {
  it.each<[boolean, boolean, boolean, number, boolean, number]>([
    // banned, enabled, unHide; reply, banned then, flag of past segments (0 before when not banned, 1 when banned)
    [false, true, true, 200, true, 1],
    [false, true, false, 200, true, 0],
    [true, true, true, 200, true, 1],
    [true, true, false, 409, true, 1],
    [true, false, true, 200, false, 0],
    [true, false, false, 200, false, 1],
    [false, false, true, 400, false, 0],
    [false, false, false, 400, false, 0],
  ])("banned: %s, enabled: %s, unHideOldSubmissions: %s", async (before, enabled, past, status, after, flag) => {
    await using w = await moderated();
    if (before) await w.stores.bans.add({ userId: ann, byUser: bob, at: 1 });
    await plant(w, [
      { at: [1, 10], userId: ann, shadowHidden: before ? 1 : 0 },
      { at: [20, 30], userId: bob },
    ]);
    const answer = await ban(w, { enabled: String(enabled), unHideOldSubmissions: String(past) });
    expect(answer.status).toBe(status);
    expect(await w.stores.bans.has(ann, Date.now())).toBe(after);
    expect(await flags(w)).toEqual([flag, 0]);
    expect(await loggedActions(w)).toEqual(status === 200 ? [`vip ${enabled ? "ban" : "unban"} ann`] : []);
  });

  it.each<[object, boolean, number[]]>([
    [{}, true, [1, 1, 1, 0]],
    [{ enabled: "True" }, true, [1, 1, 1, 0]],
    [{ unHideOldSubmissions: "False" }, true, [0, 0, 0, 0]],
    [{ unHideOldSubmissions: "0" }, true, [1, 1, 1, 0]],
    [{ type: "2" }, true, [2, 2, 2, 0]],
    [{ categories: '["intro","hook"]' }, true, [0, 1, 0, 0]],
    [{ deArrowTypes: "x" }, true, [1, 1, 1, 0]],
  ])("with %j, bans: %s, flags %j", async (more, banned, expected) => {
    await using w = await moderated();
    await plant(w, [
      { at: [1, 10], userId: ann },
      { at: [20, 30], userId: ann, category: "intro" },
      { at: [40, 50], userId: ann, videoId: "another1234", service: "Spotify" },
      { at: [60, 70], userId: bob },
    ]);
    expect((await ban(w, more)).status).toBe(200);
    expect([await w.stores.bans.has(ann, Date.now()), await flags(w)]).toEqual([banned, expected]);
  });

  const unchanged = shared(moderated);
  it.each<[object, number, string]>([
    [{ userID: "" }, 400, "No userID provided"],
    [{ userID: local("ann") }, 400, "No valid userID"],
    [{ adminUserID: "" }, 400, "No adminUserID provided"],
    [{ type: "0" }, 400, "No valid type"],
    [{ type: "-1" }, 400, "No valid type"],
    [{ type: "x" }, 400, "No valid type"],
    [{ categories: "sponsor" }, 400, "categories parameter does not match"],
    [{ categories: "[1]" }, 400, "No valid categories provided."],
    [{ enabled: "1" }, 400, "This user is not banned."], // any value but "true" lifts the ban
    [{ adminUserID: local("bob") }, 403, "Only a VIP may do this."],
    [{ adminUserID: publicIdOf("vip") }, 403, "Only a VIP may do this."],
  ])("refuses %j: %i", async (more, status, text) => {
    const w = unchanged();
    const answer = await ban(w, more);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect([await w.stores.bans.has(ann, Date.now()), await loggedActions(w)]).toEqual([false, []]);
  });
});

describe("a ban", () => {
  it.each([["sponsor"], ["all"]])("hides nothing in a locked category of the video: %s", async (category) => {
    await using w = await moderated();
    await plant(w, [
      { at: [1, 10], userId: ann },
      { at: [20, 30], userId: ann, videoId: "another1234" },
    ]);
    const json = { videoID: VIDEO, userID: VIP, categories: [category] };
    await w.send("POST", "/api/lockCategories", { json });
    await ban(w);
    expect(await flags(w)).toEqual([0, 1]);
  });

  it("restores a hidden segment even if its category has been locked since", async () => {
    await using w = await moderated();
    await plant(w, [{ at: [1, 10], userId: ann }]);
    await ban(w);
    await w.send("POST", "/api/lockCategories", { json: { videoID: VIDEO, userID: VIP, categories: ["sponsor"] } });
    await ban(w, { enabled: "false" });
    expect(await flags(w)).toEqual([0]);
  });

  it("hides later submissions, except from their own address", async () => {
    await using w = await moderated();
    await ban(w);
    expect((await w.send("POST", "/api/skipSegments", { ...submission("ann", [1, 10]), ip: "192.0.2.5" })).status).toBe(
      200,
    );
    expect([(await read(w)).status, (await read(w, "192.0.2.5")).status]).toEqual([404, 200]);
  });

  it("does not remove the rank of VIPs, who can ban themselves", async () => {
    await using w = await moderated();
    expect((await ban(w, { userID: publicIdOf("vip") })).status).toBe(200);
    expect((await ban(w)).status).toBe(200);
  });

  it("affects readers in this process at once and in another process soon", async () => {
    await using w = await moderated();
    await using other = await world({ beside: w });
    await plant(w, [{ at: [1, 10], userId: ann }]);
    expect([(await read(w)).status, (await read(other)).status]).toEqual([200, 200]);
    await ban(w);
    expect((await read(w)).status).toBe(404);
    await expect.poll(async () => (await read(other)).status).toBe(404);
    await ban(w, { enabled: "false" });
    expect((await read(w)).status).toBe(200);
    await expect.poll(async () => (await read(other)).status).toBe(200);
  });

  it("reaches every video of a busy user, in steps", async () => {
    await using w = await moderated();
    const videos = Array.from({ length: 45 }, (_, n) => `video-${String(n).padStart(4, "0")}`);
    await plant(
      w,
      videos.flatMap((videoId) => [{ at: [1, 10], userId: ann, videoId } as const]),
    );
    expect((await ban(w)).status).toBe(200);
    expect(new Set(await flags(w))).toEqual(new Set([1]));
    expect(await w.storage.knex("stale_totals").pluck("user_id")).toEqual([ann]);
  });
});

describe("a ban of addresses", () => {
  const HOME = "192.0.2.50";
  const submit = (w: World, name: string, at: readonly [number, number], ip: string) =>
    w.send("POST", "/api/skipSegments", { ...submission(name, at), ip });

  it("hides submissions from there, bans their submitters, and later users from there", async () => {
    await using w = await moderated();
    await submit(w, "ann", [1, 10], HOME);
    await submit(w, "bob", [100, 110], HOME);
    await submit(w, "bob", [200, 210], "192.0.2.60");
    await submit(w, "cid", [300, 310], "192.0.2.60");
    expect((await ban(w, { lookForIPs2: "true" })).status).toBe(200);
    expect(await flags(w)).toEqual([1, 1, 0, 0]);
    const banned = async () =>
      Promise.all(["ann", "bob", "cid"].map((name) => w.stores.bans.has(publicIdOf(name), Date.now())));
    expect(await banned()).toEqual([true, true, false]);
    expect((await read(w)).text).not.toContain("[100,110]");

    await submit(w, "cid", [400, 410], HOME);
    expect(await banned()).toEqual([true, true, true]);
    expect(await loggedActions(w)).toEqual(["vip ban ann", "vip ban_addresses ann", "vip ban bob", "cid ban cid"]);
  });

  it("is lifted together with the ban of the user", async () => {
    await using w = await moderated();
    await submit(w, "ann", [1, 10], HOME);
    await ban(w, { lookForIPs2: "true" });
    expect((await ban(w, { enabled: "false", lookForIPs2: "true" })).status).toBe(200);
    await submit(w, "bob", [100, 110], HOME);
    expect([await w.stores.bans.has(bob, Date.now()), await flags(w)]).toEqual([false, [0, 0]]);
    expect((await loggedActions(w)).slice(2)).toEqual(["vip unban ann", "vip unban_addresses ann"]);
  });

  it("stays on an address whose user erased their data, until somebody who submitted from there is unbanned", async () => {
    await using w = await moderated();
    const lift = (userID: string) => ban(w, { userID, enabled: "false", lookForIPs2: "true" });
    const isBanned = (userID: string) => w.stores.bans.has(userID, Date.now());
    await submit(w, "ann", [1, 10], HOME);
    await ban(w, { lookForIPs2: "true" });
    const left = await w.send("POST", "/api/deleteMyData", { json: { userID: local("ann"), mode: "delete" } });
    expect([left.status, (await lift(ann)).status, await isBanned(ann)]).toEqual([200, 200, false]);
    await submit(w, "bob", [100, 110], HOME);
    expect([await isBanned(bob), (await lift(bob)).status]).toEqual([true, 200]);
    await submit(w, "cid", [300, 310], HOME);
    expect(await isBanned(publicIdOf("cid"))).toBe(false);
  });

  it("can follow a ban, and be repeated, when earlier submissions are not affected", async () => {
    await using w = await moderated();
    await submit(w, "ann", [1, 10], HOME);
    await submit(w, "bob", [100, 110], HOME);
    await ban(w, { unHideOldSubmissions: "false" });
    for (const _again of [1, 2]) {
      expect((await ban(w, { lookForIPs2: "true", unHideOldSubmissions: "false" })).status).toBe(200);
    }
    expect([await flags(w), await w.stores.bans.has(bob, Date.now())]).toEqual([[0, 0], true]);
    await submit(w, "cid", [300, 310], HOME);
    expect(await w.stores.bans.has(publicIdOf("cid"), Date.now())).toBe(true);
  });

  it("shows what a ban hid that has ended, before it bans that user again", async () => {
    await using w = await timed();
    await submit(w, "ann", [1, 10], HOME);
    await submit(w, "bob", [100, 110], HOME);
    await w.send("POST", "/api/moderation/bans", {
      json: { userID: bob, enabled: true, hours: 1, hideSubmissions: true },
      headers: { "x-user-id": VIP },
    });
    expect(await flags(w)).toEqual([0, 1]);
    w.clock.now += HOUR;
    expect((await ban(w, { lookForIPs2: "true", unHideOldSubmissions: "false" })).status).toBe(200);
    expect(await flags(w)).toEqual([0, 0]);
    expect(await w.stores.bans.of(bob)).toMatchObject({ since: T + HOUR, until: null, hidPast: false });
    expect((await loggedActions(w)).slice(-2)).toEqual(["vip unban bob", "vip ban bob"]);
  });

  it("bans only users when earlier submissions are not affected", async () => {
    await using w = await moderated();
    await submit(w, "ann", [1, 10], HOME);
    await submit(w, "bob", [100, 110], HOME);
    await ban(w, { lookForIPs2: "true", unHideOldSubmissions: "false" });
    expect([await flags(w), await w.stores.bans.has(bob, Date.now())]).toEqual([[0, 0], true]);
  });
});

describe("concurrent requests", () => {
  const submit = (w: World, n: number, more: Sent = {}) =>
    w.send("POST", "/api/skipSegments", {
      ...submission("ann", [n, n + 10], { videoID: `video-${String(n % 3).padStart(5, "0")}` }),
      ...more,
    });

  it.skipIf(inject("engine") === "sqlite")("a ban waits for a submission that did not see it", async () => {
    await using w = await moderated();
    const { finish, submitted } = await submissionUnderWay(w);
    const banned = ban(w);
    expect(await Promise.race([banned, sleep(300, "waits")])).toBe("waits");
    await finish();
    expect([(await submitted).status, (await banned).status]).toEqual([200, 200]);
    expect(await flags(w)).toEqual([1]);
  });

  it("no submission bypasses a ban", async () => {
    await using w = await moderated();
    const submissions = Array.from({ length: 15 }, (_, n) => submit(w, n * 100));
    const [banned] = await Promise.all([ban(w), ...submissions]);
    expect(banned.status).toBe(200);
    expect(await flags(w)).toEqual(Array(15).fill(1));
  });

  it("no submission stays hidden after a ban is lifted", async () => {
    await using w = await moderated();
    await ban(w);
    const submissions = Array.from({ length: 15 }, (_, n) => submit(w, n * 100));
    const [lifted] = await Promise.all([ban(w, { enabled: "false" }), ...submissions]);
    expect(lifted.status).toBe(200);
    expect(await flags(w)).toEqual(Array(15).fill(0));
  });

  it("concurrent bans and unbans leave segments in the state of the last one", async () => {
    await using w = await moderated();
    await plant(
      w,
      Array.from({ length: 6 }, (_, n) => ({ at: [1, 10], userId: ann, videoId: `video-${n}` }) as const),
    );
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ban(w, { enabled: String(n % 2 === 0) })));
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    const flag = (await w.stores.bans.has(ann, Date.now())) ? 1 : 0;
    expect(await flags(w)).toEqual(Array(6).fill(flag));
  });

  it("bans of users who share videos do not deadlock", async () => {
    await using w = await moderated();
    const people = ["ann", "bob", "cid"].map(publicIdOf);
    const sketches = people.flatMap((userId, p) =>
      Array.from(
        { length: 8 },
        (_, n) => ({ at: [p * 100, p * 100 + 10], userId, videoId: `video-${(n * 5 + p) % 8}` }) as const,
      ),
    );
    await plant(w, sketches);
    const answers = await Promise.all(people.map((userID) => ban(w, { userID })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(await flags(w))).toEqual(new Set([1]));
  });
});
