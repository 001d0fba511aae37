import { describe, expect, inject, it } from "vitest";
import { type EndedBansOptions, liftEndedBans } from "../../src/tasks/ended-bans.ts";
import { liftEndedBan } from "../../src/use-cases/moderation/lift-ban.ts";
import { ann, loggedActions, submission, submissionUnderWay, VIP } from "../handlers/moderation/people.ts";
import { flags, HOUR, T, type TimedWorld, timed } from "../handlers/moderation/timed.ts";
import { newSegment, plant } from "../support/segments.ts";
import { publicIdOf, world } from "../support/world.ts";

const bob = publicIdOf("bob");
const ban = (w: TimedWorld, more: object = {}) =>
  w.send("POST", "/api/moderation/bans", { json: { userID: ann, hours: 1, ...more }, headers: { "x-user-id": VIP } });

const running = (w: Pick<TimedWorld, "stores" | "services">, more: Partial<EndedBansOptions> = {}): AsyncDisposable =>
  liftEndedBans({
    claim: w.stores.bans.claimEnded,
    lift: (userId, stopped) => liftEndedBan(userId, w.services, stopped),
    now: w.services.now,
    onError: (error) => expect.unreachable(String(error)),
    interval: 5,
    ...more,
  });
const bansLeft = ({ storage }: TimedWorld): Promise<string[]> => storage.knex("banned_users").pluck("user_id");
const untilLifted = (w: TimedWorld) => expect.poll(() => bansLeft(w)).toEqual([]);
const videos = (most: number, userId = ann) =>
  Array.from({ length: most }, (_, n) => ({
    at: [n, n + 10] as const,
    userId,
    videoId: `video${String(n).padStart(6, "0")}`,
  }));

describe("bans that have ended", () => {
  it("are lifted, which shows all that they hid and is in the audit log; others are not", async () => {
    await using w = await timed();
    await plant(w, [...videos(3), ...videos(1, bob)]);
    await ban(w, { reason: "Spam" });
    await ban(w, { userID: bob, hours: 2 });
    await w.send("POST", "/api/skipSegments", submission("ann", [60, 70]));
    await using _running = running(w);
    const shown = async () => [
      ...new Set(await w.storage.knex("segments").where("user_id", ann).pluck("shadow_hidden")),
    ];

    w.clock.now = T + HOUR - 1;
    expect(await w.stores.bans.claimEnded(w.clock.now, 1)).toBe(undefined);
    expect(await shown()).toEqual([1]);
    w.clock.now = T + HOUR;
    await expect.poll(() => bansLeft(w)).toEqual([bob]);
    expect(await shown()).toEqual([0]);
    expect(await loggedActions(w)).toEqual(["vip ban ann", "vip ban bob", "vip unban ann"]);
    const [entry] = await w.stores.auditLog.find({ limit: 1 });
    const detail = { ended: true, until: T + HOUR, unHideOldSubmissions: true, shadowHidden: 0 };
    expect(entry).toMatchObject({ at: T + HOUR, actor: publicIdOf("vip"), user: ann, detail });
  });

  it("show only what was submitted since they began if they left earlier submissions alone", async () => {
    await using w = await timed();
    await plant(w, [{ at: [1, 10], userId: ann, shadowHidden: 1 }]); // hidden by an earlier decision
    await ban(w, { hideSubmissions: false });
    await w.send("POST", "/api/skipSegments", submission("ann", [60, 70]));
    expect(await flags(w)).toEqual([1, 1]);
    w.clock.now = T + HOUR;
    await using _running = running(w);
    await untilLifted(w);
    expect(await flags(w)).toEqual([1, 0]);
  });

  it("reach readers, and every video of a busy user in steps", async () => {
    await using w = await timed();
    // Many of them were submitted at the same time.
    const rows = videos(1200).map(({ at }, n) =>
      newSegment({
        at,
        userId: ann,
        videoId: `video${String(n % 40).padStart(6, "0")}`,
        timeSubmitted: T - Math.floor(n / 700),
      }),
    );
    await w.stores.segments.insert(rows, "0".repeat(64));
    await ban(w);
    const read = () => w.send("GET", "/api/skipSegments", { query: { videoID: "video000007" } });
    expect([(await read()).status, new Set(await flags(w))]).toEqual([404, new Set([1])]);
    w.clock.now = T + HOUR;
    await using _running = running(w);
    await untilLifted(w);
    expect([(await read()).status, new Set(await flags(w))]).toEqual([200, new Set([0])]);
  });

  it("are lifted once, however many processes look for them", async () => {
    await using w = await timed();
    await using other = await world({ beside: w, now: () => w.clock.now });
    const users = Array.from({ length: 12 }, (_, n) => n.toString(16).padStart(64, "0"));
    await plant(
      w,
      users.map((userId, n) => ({ at: [n, n + 1] as const, userId })),
    );
    for (const userID of users) await ban(w, { userID });
    w.clock.now = T + HOUR;
    await using _one = running(w);
    await using _two = running(other);
    await using _three = running(w);
    await untilLifted(w);
    const unbans = (await w.stores.auditLog.find({ action: "unban", limit: 100 })).map(({ user }) => user);
    expect(unbans.toSorted()).toEqual(users);
    expect(new Set(await flags(w))).toEqual(new Set([0]));
  });

  it("are claimed by one process at a time, and by another when the claim has expired", async () => {
    await using w = await timed();
    await ban(w);
    const { bans } = w.stores;
    expect(await bans.claimEnded(T + HOUR - 1, 50)).toBe(undefined);
    const claims = await Promise.all(Array.from({ length: 5 }, () => bans.claimEnded(T + HOUR, 50)));
    expect(claims.filter((user) => user !== undefined)).toEqual([ann]);
    expect(await bans.claimEnded(T + HOUR + 49, 50)).toBe(undefined);
    expect(await bans.claimEnded(T + HOUR + 50, 50)).toBe(ann);
  });

  it("stay to be lifted when a process dies or is stopped in between, and are lifted once then", async () => {
    await using w = await timed();
    await plant(w, videos(50));
    await ban(w);
    w.clock.now = T + HOUR;
    const stopping = new AbortController();
    let transactions = 0;
    const dying = {
      ...w.services,
      transaction: async <R>(work: Parameters<typeof w.services.transaction<R>>[0]): Promise<R> => {
        if (++transactions === 2) stopping.abort(new Error("stopped"));
        return w.services.transaction(work);
      },
    };
    await expect(liftEndedBan(ann, dying, stopping.signal)).rejects.toThrow("stopped");
    const halfway = await flags(w);
    expect([halfway.filter((flag) => flag === 0).length, await bansLeft(w)]).toEqual([20, [ann]]);
    await using _running = running(w);
    await untilLifted(w);
    expect([new Set(await flags(w)), await loggedActions(w)]).toEqual([new Set([0]), ["vip ban ann", "vip unban ann"]]);
  });

  it("stay stored with everything shown when the transaction that lifts them fails", async () => {
    await using w = await timed();
    await plant(w, videos(2));
    await ban(w);
    w.clock.now = T + HOUR;
    let transactions = 0;
    const failing = {
      ...w.services,
      transaction: <R>(work: Parameters<typeof w.services.transaction<R>>[0]): Promise<R> =>
        w.services.transaction(async (stores) => {
          const result = await work(stores);
          if (++transactions === 2) throw new Error("the power went off");
          return result;
        }),
    };
    await expect(liftEndedBan(ann, failing)).rejects.toThrow("the power went off");
    expect([await flags(w), await bansLeft(w), await loggedActions(w)]).toEqual([[0, 0], [ann], ["vip ban ann"]]);
    expect([await liftEndedBan(ann, w.services), await liftEndedBan(ann, w.services)]).toEqual([true, false]);
    expect(await loggedActions(w)).toEqual(["vip ban ann", "vip unban ann"]);
  });

  it("are tried again later when one fails, after the others", async () => {
    await using w = await timed();
    await ban(w);
    await ban(w, { userID: bob });
    w.clock.now = T + HOUR;
    const errors: unknown[] = [];
    const failed = new Set<string>();
    await using _running = running(w, {
      onError: (error) => errors.push(error),
      lift: async (userId, stopped) => {
        if (failed.size === 0) {
          failed.add(userId);
          throw new Error("gone");
        }
        await liftEndedBan(userId, w.services, stopped);
      },
    });
    await expect.poll(async () => (await bansLeft(w)).length).toBe(1);
    expect(await bansLeft(w)).toEqual([...failed]);
    w.clock.now += 60_000;
    await untilLifted(w);
    expect(errors).toEqual([new Error("gone")]);
  });
});

describe("lifting a ban that has ended, and banning again at the same time,", () => {
  it("leaves segments hidden if and only if the user is banned then", async () => {
    await using w = await timed();
    await using other = await world({ beside: w, now: () => w.clock.now });
    await plant(w, videos(45));
    for (let round = 0; round < 4; round++) {
      await ban(w);
      w.clock.now += HOUR;
      const again = round % 2 === 0 ? { hours: 1 } : { hours: null };
      const answers = await Promise.all([
        liftEndedBan(ann, w.services).then(() => 200),
        liftEndedBan(ann, other.services).then(() => 200),
        ban(w, again).then(({ status }) => status),
      ]);
      expect([answers, new Set(await flags(w))]).toEqual([[200, 200, 200], new Set([1])]);
      await Promise.all([liftEndedBan(ann, other.services), liftEndedBan(ann, w.services)]);
      expect([await w.stores.bans.has(ann, w.clock.now), new Set(await flags(w))]).toEqual([true, new Set([1])]);
    }
    // Each ban that ended was lifted once before the next one began.
    const actions = (await w.stores.auditLog.find({ limit: 100 })).map(({ action }) => action).reverse();
    expect(actions.filter((action) => action === "unban").length).toBe(4);
  });

  it("ends in a state that both orders allow when the ban is lifted by hand at its end", async () => {
    await using w = await timed();
    await plant(w, videos(30));
    await ban(w);
    w.clock.now = T + HOUR - 1;
    const byHand = ban(w, { enabled: false });
    w.clock.now = T + HOUR;
    const [answer] = await Promise.all([byHand, liftEndedBan(ann, w.services)]);
    expect([200, 400]).toContain(answer.status);
    await liftEndedBan(ann, w.services);
    expect([await bansLeft(w), new Set(await flags(w))]).toEqual([[], new Set([0])]);
    expect((await w.stores.auditLog.find({ action: "unban", limit: 9 })).length).toBe(1);
  });

  it.skipIf(inject("engine") === "sqlite")("waits for a submission that still saw the ban, and shows it", async () => {
    await using w = await timed();
    await ban(w);
    w.clock.now = T + HOUR - 1;
    const { finish, submitted } = await submissionUnderWay(w);
    w.clock.now = T + HOUR;
    const lifted = liftEndedBan(ann, w.services);
    await finish();
    expect([(await submitted).status, await lifted]).toEqual([200, true]);
    expect([await flags(w), await bansLeft(w)]).toEqual([[0], []]);
  });
});
