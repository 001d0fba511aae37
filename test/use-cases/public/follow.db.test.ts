import { describe, expect, it, vi } from "vitest";
import type { OriginPage } from "../../../src/adapters/origin.ts";
import { FeedExpired } from "../../../src/adapters/origin-failure.ts";
import type { PublicChange } from "../../../src/storage/public/feed-page.ts";
import type { ReadFeed } from "../../../src/use-cases/public/first-cursor.ts";
import { type FollowOptions, follow } from "../../../src/use-cases/public/follow.ts";
import { testStorage } from "../../support/database.ts";

const origin = "http://origin.example";
type Mirror = Awaited<ReturnType<typeof testStorage>>;
type Given = Pick<FollowOptions, "read"> & Partial<FollowOptions>;

/** Follows an origin that answers at once. `failures`: of what it says that it cannot go on */
function following({ stores, transaction }: Mirror, given: Given) {
  const failures: string[] = [];
  const onState: FollowOptions["onState"] = (failure) => void (failure && failures.push(failure.message));
  const rest = { origin, stores, transaction, snapshots: undefined, isEmpty: async () => true, onState, interval: 1 };
  const running = follow({ ...rest, ...given });
  return { failures, [Symbol.asyncDispose]: running[Symbol.asyncDispose] };
}

const page = (next: string, changes: readonly PublicChange[] = [], hasMore = false): OriginPage<PublicChange> => ({
  next,
  changes,
  sent: changes.length,
  hasMore,
});
const vip = (userID: string): PublicChange => ({ table: "vipUsers", key: [userID], row: { userID } });
const expired = (): never => {
  throw new FeedExpired("changes: 410", "The origin answered 410");
};

/** A snapshot that counts how often it is loaded. */
function snapshotOf(cursor: string) {
  let loads = 0;
  return {
    loads: () => loads,
    snapshots: {
      find: async () => ({ index: `${origin}/database.json`, cursor, tables: [] }),
      load: async () => void loads++,
    },
  };
}

describe("who follows an origin", () => {
  it.each<[string, ReadFeed]>([
    ["410 to pages of more than one change", async (after, limit) => (limit > 1 ? expired() : page(after ?? "here"))],
    [
      "410 after some changes each time",
      async (after, limit) => {
        if (limit === 1) return page(after ?? "here");
        return after === "snapshot" ? page("later", [vip("a")], true) : expired();
      },
    ],
  ])("loads its snapshot once when it answers %s, and says why not again", async (_, read) => {
    await using mirror = await testStorage();
    const { loads, snapshots } = snapshotOf("snapshot");
    await using running = following(mirror, { read, snapshots });
    await expect.poll(() => running.failures.length + Math.max(0, loads() - 1)).toBeGreaterThan(0);
    expect(loads()).toBe(1);
    expect(running.failures).toEqual([
      expect.stringContaining("does not keep the changes after it. This copy begins again later"),
    ]);
  });

  /** Answers so many last pages, then 410, and so on. */
  const expiredAfter = (pages: number, onQuestion: () => void = () => {}): ReadFeed => {
    let questions = 0;
    return async (after, limit) => {
      if (limit === 1) return page(after ?? "here");
      onQuestion();
      return ++questions % (pages + 1) === 0 ? expired() : page(after ?? "here");
    };
  };

  it("loads another snapshot at once when it was in step since the last one, but not again and again", async () => {
    await using mirror = await testStorage();
    const { loads, snapshots } = snapshotOf("snapshot");
    await using running = following(mirror, { read: expiredAfter(1), snapshots });
    await expect.poll(() => running.failures.length + Math.max(0, loads() - 2)).toBeGreaterThan(0);
    expect(loads()).toBe(2);
    expect(running.failures).toEqual([
      expect.stringMatching(/has begun again soon after this copy was in step.* This copy begins again later/),
    ]);
  });

  it("loads another snapshot at once whenever it has stayed in step for a minute", async () => {
    await using mirror = await testStorage();
    const { loads, snapshots } = snapshotOf("snapshot");
    const clock = performance.now.bind(performance);
    let passed = 0;
    using _time = vi.spyOn(performance, "now").mockImplementation(() => clock() + passed);
    const read = expiredAfter(2, () => {
      passed += 61_000;
    });
    await using _running = following(mirror, { read, snapshots });
    await expect.poll(loads).toBeGreaterThan(3);
  });

  it("writes its lease every five seconds, and nothing else while nothing changes, nor does who waits for it", async () => {
    await using mirror = await testStorage();
    let questions = 0;
    const read: ReadFeed = async (after) => {
      questions++;
      return page(after ?? "here");
    };
    const writes: string[] = [];
    const { snapshots } = snapshotOf("snapshot");
    await using _running = following(mirror, { read, snapshots });
    await using _waiting = following(mirror, { read, snapshots });
    await expect.poll(() => mirror.stores.followedFeeds.lagMs(origin)).toBeDefined();
    const [before, since] = [questions, performance.now()];
    mirror.knex.on("query", ({ sql }: { sql: string }) => {
      if (!sql.startsWith("select")) writes.push(sql);
    });
    await expect.poll(() => questions).toBeGreaterThan(before + 30);
    const renewals = Math.floor((performance.now() - since) / 5000) + 1; // a busy machine may take its time
    expect(writes.length, writes.join("\n")).toBeLessThanOrEqual(renewals);
  });

  it("stores no page that it asked for before another one took over", async () => {
    await using mirror = await testStorage();
    const { snapshots } = snapshotOf("snapshot");
    const asked = Promise.withResolvers<void>();
    const late = Promise.withResolvers<OriginPage<PublicChange>>();
    const slow: ReadFeed = async (after, limit) => {
      if (limit === 1) return page(after ?? "here");
      asked.resolve();
      return await late.promise;
    };
    await using first = following(mirror, { read: slow, snapshots });
    await asked.promise;
    await mirror.knex("followed_feeds").update({ leased_until: 0 }); // as if it had stood still
    const quick: ReadFeed = async () => page("quick", [vip("quick")]);
    await using _second = following(mirror, { read: quick, snapshots });
    const vips = () => mirror.knex("vip_users").pluck("user_id");
    await expect.poll(vips).toEqual(["quick"]);
    late.resolve(page("late", [vip("late")]));
    await expect.poll(() => first.failures).toEqual(["Another process holds the follower lease."]);
    expect(await vips()).toEqual(["quick"]);
    expect(await mirror.knex("followed_feeds").pluck("cursor")).toEqual(["quick"]);
  });
});
