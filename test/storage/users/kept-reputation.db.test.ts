import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { createRateLimits } from "../../../src/caches/rate-limits.ts";
import { readConfig } from "../../../src/config/config.ts";
import { changeOrdered } from "../../../src/domain/moderation/segment-order.ts";
import type { Segment } from "../../../src/domain/segments/segment.ts";
import { type ReputationFacts, reputation, reputationEpoch } from "../../../src/domain/users/reputation.ts";
import { openStorage, type Storage } from "../../../src/storage/open.ts";
import { countedRows } from "../../../src/storage/users/kept-reputation.ts";
import { createViewWriter } from "../../../src/use-cases/segments/count-views.ts";
import { testStorage } from "../../support/database.ts";
import { indexesUsed } from "../../support/plan.ts";
import { address, newRow, put, sha256, user } from "../../support/rows.ts";

const day = 86_400_000;
const start = reputationEpoch + 100 * day;
const users = ["ann", "bob", "eve", "new"].map(user);
const videos = ["v1", "v2"].map((videoId) => ({ service: "YouTube", videoId, videoHash: sha256(videoId) }));
const tables = ["segments", "segment_origin", "category_locks", "user_reputations"];

type Video = (typeof videos)[number];
type Row = Pick<Segment, "id" | "uuid" | "actionType" | "hidden" | "locked" | "category">;
type Inside = Parameters<Parameters<Storage["transaction"]>[0]>[0];

const category = fc.constantFrom("sponsor", "intro");
const number = (min: number, max: number) => fc.integer({ min, max });

/** Everything that happens to segments of one video in one transaction. `row` chooses one of those there are. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant("submit" as const),
    userId: fc.constantFrom(...["ann", "ann", "ann", "bob", "eve"].map(user)),
    votes: fc.constantFrom(0, 0, 1, 2, -1),
    category,
    actionType: fc.constantFrom("skip", "mute", "full"),
    locked: fc.constantFrom(0 as const, 1 as const),
    age: fc.constantFrom(-1, 7, 45, 200).map((days) => days * day),
  }),
  fc.record({
    kind: fc.constant("vote" as const),
    row: number(0, 9),
    change: number(-3, 4),
    locked: fc.constantFrom(0, 1),
  }),
  fc.record({ kind: fc.constant("category" as const), row: number(0, 9), category }),
  fc.record({
    kind: fc.constant("moderate" as const),
    row: number(0, 9),
    action: fc.constantFrom("lock" as const, "unlock" as const, "category" as const),
    category,
  }),
  fc.record({ kind: fc.constant("lock" as const), category: fc.constantFrom("sponsor", "intro", "all") }),
  fc.record({ kind: fc.constant("unlock" as const), category: fc.constantFrom("sponsor", "all") }),
  fc.record({ kind: fc.constant("delete" as const), row: number(0, 9) }),
  fc.record({ kind: fc.constant("hand over" as const), row: number(0, 9), userId: fc.constantFrom(...users) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      video: fc.constantFrom(...videos),
      steps: fc.array(step, { minLength: 1, maxLength: 6 }),
      opens: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ viewed: fc.constantFrom(...videos), row: number(0, 9), views: fc.constantFrom(1, 5, 6) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      votedOn: fc.constantFrom(...videos),
      row: number(0, 9),
      votes: fc.array(fc.record({ change: number(-3, 4), locked: fc.constantFrom(undefined, 0, 1) }), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ read: fc.subarray(users, { minLength: 1 }) }) },
);
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

const aVote = { userId: user("voter"), increment: 1, type: 1, ipHash: address("voter"), at: 1 };

async function take(step: Step, video: Video, inside: Inside): Promise<void> {
  const { service, videoId, videoHash } = video;
  if (step.kind === "submit") {
    const { userId, category, actionType, locked, age, votes } = step;
    const row = newRow({ ...video, userId, category, actionType, locked, timeSubmitted: start - age });
    await inside.segments.insert([row], address("home"));
    const [stored] = await inside.segments.byUuids([row.uuid]);
    return inside.votes.cast({ ...aVote, segmentId: stored?.id ?? 0 }, votes, {});
  }
  if (step.kind === "lock") {
    const lock = { category: step.category, actionType: "skip", reason: "", userId: user("vip"), at: 1 };
    return inside.locks.set({ ...lock, service, videoId, videoHash });
  }
  if (step.kind === "unlock")
    return void (await inside.locks.removePairs(service, videoId, [{ category: step.category, actionType: "skip" }]));
  const rows: Row[] = await inside.segments.onVideo(service, videoId);
  const row = rows[step.row];
  if (row === undefined) return;
  if (step.kind === "delete") return inside.erasure.deleteSegments([row.id]);
  if (step.kind === "hand over")
    return inside.erasure.handOver(row.id, { uuid: `${row.uuid}x`.slice(-65), userId: step.userId, userAgent: "" });
  if (step.kind === "category")
    return inside.categoryVotes.cast(
      { segmentId: row.id, userId: user("voter"), ipHash: address("voter"), at: 1 },
      { vote: { category: step.category, weight: 1 }, tally: new Map([[step.category, 1]]), category: step.category },
    );
  if (step.kind === "moderate") {
    const { action } = step;
    const order = action === "category" ? { action, category: step.category } : { action };
    const change = changeOrdered(row, order, new Map());
    if (change === undefined) return;
    const entryId = await inside.auditLog.add({ at: 1, actor: user("vip"), action: "segments" });
    return inside.segmentChanges.apply(entryId, [{ ...change, segmentId: row.id }]);
  }
  return inside.votes.cast({ ...aVote, segmentId: row.id }, step.change, { locked: step.locked as 0 | 1 });
}

/** Every history begins with a user whose segments are almost old enough. */
async function begin(storage: Storage): Promise<void> {
  for (const table of tables) await storage.knex(table).delete();
  const rows = [7, 45, 45, 200].map((age) => newRow({ userId: user("ann"), timeSubmitted: start - age * day }));
  await storage.stores.segments.insert(rows, address("home"));
  await storage.knex("segments").update({ votes: 1 });
}

/** Views come without the lock of the video. */
async function view({ viewed, row, views }: Extract<Move, { viewed: Video }>, storage: Storage): Promise<void> {
  const { stores, transaction } = storage;
  const rows: Row[] = await stores.segments.onVideo(viewed.service, viewed.videoId);
  const uuid = rows[row]?.uuid;
  if (uuid === undefined) return;
  const rules = { ...readConfig({}).limits, views: { most: 0, seconds: 900 } };
  const now = () => start;
  const limits = createRateLimits({ rules, key: "pepper", take: stores.rateWindows.take, now });
  const one = { uuid, videoId: undefined, address: "192.0.2.1" };
  await createViewWriter({ stores, transaction, limits, now })(Array.from({ length: views }, () => one));
}

/** Opens the segment without the others of its video. */
async function vote({ votedOn, row, votes }: Extract<Move, { votedOn: Video }>, storage: Storage): Promise<void> {
  const rows: Row[] = await storage.stores.segments.onVideo(votedOn.service, votedOn.videoId);
  const id = rows[row]?.id;
  if (id === undefined) return;
  await storage.transaction(async (inside) => {
    const { existing } = await inside.videos.open(votedOn, [], {}, id);
    if (existing.length === 0) return; // deleted meanwhile
    for (const { change, locked } of votes) {
      const flags = locked === undefined ? {} : { locked: locked as 0 | 1 };
      await inside.votes.cast({ ...aVote, segmentId: id }, change, flags);
    }
  });
}

async function make(move: Move, storage: Storage): Promise<void> {
  if ("read" in move) return void (await storage.stores.reputation.facts(move.read, start));
  if ("viewed" in move) return view(move, storage);
  if ("votedOn" in move) return vote(move, storage);
  const { video, steps, opens } = move;
  await storage.transaction(async (inside) => {
    if (opens) await inside.videos.open(video, [], {});
    else await inside.videos.lock(video.service, video.videoId, video.videoHash);
    for (const step of steps) await take(step, video, inside);
  });
}

/** The relevant facts; there may be more established rows than are reported. */
const relevant = ({ established7, established45, ...facts }: ReputationFacts & { until?: number }) => ({
  ...facts,
  until: 0,
  established7: Math.min(established7, 4) === 4,
  established45: Math.min(established45, 3) === 3,
});

async function expectKeptIsCounted({ stores }: Storage): Promise<void> {
  for (const now of [
    start,
    start + 1,
    start + 7 * day + 1,
    start + 30 * day,
    start + 45 * day + 1,
    start + 400 * day,
  ]) {
    const [kept, counted] = [await stores.reputation.facts(users, now), await stores.reputation.recount(users, now)];
    const facts = (from: ReadonlyMap<string, ReputationFacts>) =>
      [...from].map(([id, found]) => [id, relevant(found), reputation(found)]);
    expect(facts(kept)).toEqual(facts(counted));
    // The result holds until the time that is returned with it.
    for (const [id, { until, ...found }] of kept) {
      expect(until).toBeGreaterThan(now);
      const last = Math.min(until - 1, now + 1000 * day);
      expect(reputation((await stores.reputation.recount([id], last)).get(id) ?? found)).toBe(reputation(found));
    }
  }
}

describe("stored reputations", () => {
  it("equal counted ones after any history", async () => {
    await using storage = await testStorage();
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 20 }), async (history) => {
        await begin(storage);
        for (const each of history) await make(each, storage);
        await expectKeptIsCounted(storage);
      }),
      { numRuns: 40 },
    );
  });

  it("equal counted ones when several processes read and write concurrently", async () => {
    await using storage = await testStorage();
    await using other = await openStorage({ url: storage.url });
    // Here a transaction that waits for a lock blocks the holder of that lock.
    if (inject("engine") === "sqlite")
      for (const { knex } of [storage, other]) await knex.raw("pragma busy_timeout = 5");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(move, { minLength: 3, maxLength: 8 }), { minLength: 4, maxLength: 4 }),
        async (histories) => {
          await begin(storage);
          await Promise.all(
            histories.map(async (history, at) => {
              for (const each of history) await make(each, at % 2 === 0 ? storage : other);
            }),
          );
          await expectKeptIsCounted(storage);
        },
      ),
      { numRuns: 12 },
    );
  });

  const isMariadb = inject("engine") === "mariadb"; // SQLite has no other writer while a transaction is open

  it.runIf(isMariadb)("count a view that arrived while the segment was being voted down", async () => {
    await using storage = await testStorage();
    const [video = videos[0]] = videos;
    if (video === undefined) throw new Error("There are videos.");
    await begin(storage);
    const uuid = await put(storage, { ...video, userId: user("ann"), timeSubmitted: start, views: 5 });
    await storage.stores.reputation.facts([user("ann")], start);
    await storage.transaction(async (inside) => {
      const { existing } = await inside.videos.open(video, [], {});
      await view({ viewed: video, row: existing.findIndex((row) => row.uuid === uuid), views: 1 }, storage);
      const segmentId = existing.find((row) => row.uuid === uuid)?.id ?? 0;
      await inside.votes.cast({ ...aVote, segmentId }, -1, {});
    });
    expect((await storage.stores.reputation.facts([user("ann")], start)).get(user("ann"))).toMatchObject({
      downvoted: 1,
    });
    await expectKeptIsCounted(storage);
  });

  it.runIf(isMariadb)("include the times of rows that others upvoted during the wait for the lock", async () => {
    await using storage = await testStorage();
    await using other = await openStorage({ url: storage.url });
    for (const table of tables) await storage.knex(table).delete();
    const [mine, ...theirs] = [4, 3, 2, 1].map((age) =>
      newRow({ ...(age === 4 ? videos[0] : videos[1]), userId: user("ann"), timeSubmitted: start - age * day }),
    );
    await storage.stores.segments.insert(
      [mine, ...theirs].flatMap((row) => row ?? []),
      address("home"),
    );
    await storage.stores.reputation.facts([user("ann")], start);
    const [video] = videos;
    if (video === undefined) throw new Error("There are videos.");

    const blocker = await other.knex.transaction();
    await blocker("user_reputations").where("user_id", user("ann")).forUpdate().select("user_id");
    const { promise: isWaiting, resolve } = Promise.withResolvers<void>();
    storage.knex.on("query", ({ sql }: { sql: string }) => void (sql.includes("third_liked_at") && resolve()));
    const vote = storage.transaction(async (inside) => {
      const { existing } = await inside.videos.open(video, [], {});
      await inside.votes.cast({ ...aVote, segmentId: existing[0]?.id ?? 0 }, 1, {});
    });
    await isWaiting;
    await blocker("segments").where("video_id", "v2").update({ votes: 1 });
    await blocker.commit();
    await vote;
    expect(await storage.knex("user_reputations").first("third_liked_at", "fourth_liked_at")).toEqual({
      third_liked_at: start - 2 * day,
      fourth_liked_at: start - day,
    });
  });

  it("count the segments that existed before anything was stored, once", async () => {
    await using storage = await testStorage();
    const { stores, knex } = storage;
    for (let n = 0; n < 5; n++) await put(storage, { votes: 2, timeSubmitted: start - 50 * day + n });
    const facts = () => stores.reputation.facts([user("ann"), user("new")], start);
    expect((await facts()).get(user("ann"))).toMatchObject({ total: 5, votesSinceEpoch: 10, established45: 3 });
    await knex("segments").delete();
    expect((await facts()).get(user("ann"))).toMatchObject({ total: 5 });
    expect(await knex("user_reputations").pluck("user_id")).toEqual([user("ann")]);
  });

  it("let nothing but votes change a segment that was opened alone", async () => {
    await using storage = await testStorage();
    const [video] = videos;
    if (video === undefined) throw new Error("There are videos.");
    await put(storage, { ...video, userId: user("ann"), timeSubmitted: start });
    const [{ id } = { id: 0 }] = await storage.stores.segments.onVideo(video.service, video.videoId);
    const other = newRow({ ...video, userId: user("bob"), timeSubmitted: start });
    const writes: ((inside: Inside) => Promise<unknown>)[] = [
      ({ segments }) => segments.insert([other], address("home")),
      ({ segments }) => segments.adjust({ id, startTime: 1, endTime: 2, votes: 1, videoDuration: 0 }),
      ({ votes }) => votes.cast({ ...aVote, segmentId: id + 1 }, 1, {}),
    ];
    for (const write of writes) {
      const refused = storage.transaction(async (inside) => {
        await inside.videos.open(video, [], {}, id);
        await write(inside);
      });
      await expect(refused).rejects.toThrow("Only votes may change a segment that was opened alone.");
    }
  });

  it.each([1, 3, 20])("find the rows of %i videos by index", async (count) => {
    await using storage = await testStorage();
    const rows = Array.from({ length: 1000 }, (_, at) =>
      newRow({ videoId: `video-${at}`, userId: user(`${at % 50}`) }),
    );
    await storage.stores.segments.insert(rows, address("home"));
    await storage.knex.raw(inject("engine") === "sqlite" ? "analyze" : "analyze table segments, category_locks");
    const keys = rows.slice(0, count).map(({ service, videoId }) => ({ service, videoId }));
    expect(await indexesUsed(storage, () => countedRows(storage.knex, keys))).toMatch(/segments_by_video/);
  });
});
