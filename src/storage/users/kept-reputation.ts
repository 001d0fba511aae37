import { deferText, dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import type { Knex } from "knex";
import { everyCategory } from "../../domain/segments/locks.ts";
import { establishedAfter, type ReputationFacts, reputationEpoch } from "../../domain/users/reputation.ts";
import {
  type CountedRow,
  noParts,
  type ReputationChange,
  type ReputationParts,
  reputationChanges,
} from "../../domain/users/reputation-parts.ts";
import type { Spot } from "../rows/counted-writes.ts";
import { inTransaction } from "../transactions/transaction.ts";
import { countedColumns, countReputations } from "./count-reputations.ts";

const table = "user_reputations";
/** Users counted per transaction: their writers are blocked meanwhile. */
const batchSize = 20;

/**
 * `third_liked_at`, `fourth_liked_at`: submission times of the third and fourth oldest upvoted rows, the only facts
 * that depend on the current time.
 */
type KeptRow = [
  userId: string,
  total: number,
  downvoted: number,
  unmatched: number,
  votes: number,
  locked: number,
  locksWon: number,
  thirdUpvotedAt: number | null,
  fourthUpvotedAt: number | null,
];
type CountedUser = [userId: string, counted: number, ...sums: KeptRow extends [string, ...infer Sums] ? Sums : never];
const keptColumns =
  "r.user_id, r.total, r.downvoted, r.unmatched, r.votes, r.locked, r.locks_won, r.third_liked_at, r.fourth_liked_at";
type Key = Readonly<{ service: string; videoId: string }>;

const columnsOf = (parts: ReputationParts) => ({
  total: parts.total,
  downvoted: parts.downvoted,
  unmatched: parts.downvotedWithoutOther,
  votes: parts.votesSinceEpoch,
  locked: parts.locked,
  locks_won: parts.locksWon,
});

/** `until`: ms since 1970, when the facts change merely because time has passed. */
export type DatedFacts = ReputationFacts & Readonly<{ until: number }>;

/** When a row will reach the age `after`; infinite if it already has. */
const reachesAgeAt = (at: number | null, now: number, after: number): number => {
  const moment = at === null ? Number.POSITIVE_INFINITY : Number(at) + after + 1;
  return moment > now ? moment : Number.POSITIVE_INFINITY;
};

/**
 * The smallest counts with the same effect on `reputation`: three rows older than 45 days, more than three older than
 * 7.
 */
const established = (at: number | null, rows: number, now: number, after: number): number =>
  at !== null && Number(at) < now - after ? rows : 0;

function factsOf(row: KeptRow, now: number): DatedFacts {
  const [, total, downvoted, unmatched, votes, locked, locksWon, third, fourth] = row;
  return {
    total: Number(total),
    downvoted: Number(downvoted),
    downvotedWithoutOther: Number(unmatched),
    votesSinceEpoch: Number(votes),
    locked: Number(locked),
    locksWon: Number(locksWon),
    established7: established(fourth, 4, now, establishedAfter.established7),
    established45: established(third, 3, now, establishedAfter.established45),
    until: Math.min(
      reachesAgeAt(fourth, now, establishedAfter.established7),
      reachesAgeAt(third, now, establishedAfter.established45),
    ),
  };
}

/** All rows of the given videos, or those of a spot, with their ids and the columns that count for reputations. */
export async function countedRows(
  db: Knex,
  videos: readonly Key[],
  spot?: Spot,
): Promise<(CountedRow & Readonly<{ id: number }>)[]> {
  const keys = videos.map(({ service, videoId }) => [service, videoId]);
  const guard = db("category_locks as l")
    .where({ "l.service": db.ref("s.service"), "l.video_id": db.ref("s.video_id") })
    .whereIn("l.category", [db.ref("s.category"), everyCategory])
    .select(db.raw("1"));
  type Row = Omit<CountedRow, "video" | "isGuarded"> & Key & Readonly<{ id: number; isGuarded: number }>;
  const rows: Row[] = await db("segments as s")
    .whereIn(["s.service", "s.video_id"], keys)
    .where({
      ...(spot && { "s.category": spot.category }),
      ...(spot?.userId !== undefined && { "s.user_id": spot.userId }),
    })
    .select({
      id: "s.id",
      service: "s.service",
      videoId: "s.video_id",
      userId: "s.user_id",
      category: "s.category",
      actionType: "s.action_type",
      votes: "s.votes",
      views: "s.views",
      locked: "s.locked",
      timeSubmitted: "s.time_submitted",
      isGuarded: db.raw("exists ?", [guard]),
    });
  return rows.map(({ service, videoId, isGuarded, ...row }) => ({
    ...row,
    id: Number(row.id),
    video: `${service}\n${videoId}`,
    timeSubmitted: Number(row.timeSubmitted),
    isGuarded: isGuarded === 1,
  }));
}

/** Submission time of the user's n-th oldest upvoted row. */
const upvotedAt = (rank: number): string =>
  `(select s.time_submitted from segments as s where s.user_id = ${table}.user_id and s.time_submitted > ${reputationEpoch}` +
  ` and s.votes > 0 and s.action_type <> 'full' order by s.time_submitted limit 1 offset ${rank - 1})`;

/**
 * Runs inside the transaction that wrote the segments. The subqueries depend on the updated row, so they run once it is
 * locked: a transaction that changed another video of the same user has committed by then, or waits.
 */
const updateUpvotedTimes = `update ${table} set third_liked_at = ${upvotedAt(3)}, fourth_liked_at = ${upvotedAt(4)} where user_id = ?`;

/**
 * Inserts the row of a user without one, or adds to it. If these are the user's first segments, they are counted right
 * away; otherwise the existing ones still have to be counted. Concurrent first submissions conflict on the row, and the
 * second adds to the first.
 */
async function apply(db: Knex, change: ReputationChange, videos: readonly Key[]): Promise<void> {
  const { userId, parts, upvotedChanged, hadNone } = change;
  const columns = Object.entries(columnsOf(parts));
  const others = `select 1 from segments as s where s.user_id = ? and s.action_type <> 'full'${" and not (s.service = ? and s.video_id = ?)".repeat(videos.length)}`;
  const counted = hadNone ? `not exists (${others})` : "0";
  const first = `select ?, ${columns.map(() => "?").join(", ")}, ${counted} from (select 1 as one) as source where 1 = 1`;
  const changed = columns.filter(([, by], at) => at === 0 || by !== 0); // at least one, so that the clause is complete
  const sums = changed.map(([name]) => `${name} = ${table}.${name} + ?`);
  await deferText(
    db,
    `insert into ${table} (user_id, ${columns.map(([name]) => name).join(", ")}, counted) ${first} ${dialectOf(db).onDuplicate(["user_id"])} ${sums.join(", ")}`,
    [
      userId,
      ...columns.map(([, by]) => by),
      ...(hadNone ? [userId, ...videos.flatMap(({ service, videoId }) => [service, videoId])] : []),
      ...changed.map(([, by]) => by),
    ],
  );
  if (upvotedChanged) await deferText(db, updateUpvotedTimes, [userId]);
}

/**
 * Applies the changes of a transaction to the rows of these videos, whose locks it holds, to the stored reputations.
 * Call it late in the transaction: the row of a user with many videos is contended. @returns the users whose facts
 * changed
 */
export async function keepReputations(
  db: Knex,
  before: readonly CountedRow[],
  after: readonly CountedRow[],
  videos: readonly Key[],
): Promise<string[]> {
  const changes = reputationChanges(before, after);
  for (const change of changes) await apply(db, change, videos);
  return changes.map(({ userId }) => userId);
}

/** Counts all segments of the users once, with the row locked: their writers have committed then, or wait. */
async function countAll(db: Knex, userIds: readonly string[]): Promise<void> {
  const { upsert, run } = dialectOf(db);
  const { text, bound } = inList(userIds);
  const columns = countedColumns.slice(1);
  await inTransaction(db, async (trx) => {
    const rows = userIds.toSorted().map((user_id) => ({ user_id, counted: 0, ...columnsOf(noParts) }));
    await trx(table).insert(rows).onConflict("user_id").merge(["user_id"]);
    const counted = countReputations(`s.user_id ${text}`);
    const sql = `insert into ${table} (${countedColumns.join(", ")}) ${counted} ${upsert({ table, key: ["user_id"], columns })}`;
    await run(trx, sql, bound);
  });
}

/** The facts of users, counted from all their segments. Users without segments are omitted. @param now ms since 1970 */
export async function countedFacts(
  db: Knex,
  userIds: readonly string[],
  now: number,
): Promise<Map<string, DatedFacts>> {
  const { text, bound } = inList(userIds);
  const rows = (await dialectOf(db).rows(db, countReputations(`s.user_id ${text}`), bound)) as CountedUser[];
  return new Map(rows.map(([userId, _counted, ...sums]) => [userId, factsOf([userId, ...sums], now)]));
}

async function keptRows(db: Knex, userIds: readonly string[]): Promise<KeptRow[]> {
  const { text, bound } = inList(userIds);
  const sql = `select ${keptColumns} from ${table} as r where r.counted = 1 and r.user_id ${text}`;
  return (await dialectOf(db).rows(db, sql, bound)) as KeptRow[];
}

/**
 * Stored facts of users; those never counted before are counted now. Users without segments are omitted.
 * @param now ms since 1970
 */
export async function keptFacts(db: Knex, userIds: readonly string[], now: number): Promise<Map<string, DatedFacts>> {
  if (userIds.length === 0) return new Map();
  const found = await keptRows(db, userIds);
  const known = new Set(found.map(([userId]) => userId));
  const unknown = userIds.filter((userId) => !known.has(userId));
  if (unknown.length > 0) {
    const uncounted: string[] = await db("segments as s")
      .whereIn("s.user_id", unknown)
      .distinct("s.user_id")
      .pluck("s.user_id");
    for (let from = 0; from < uncounted.length; from += batchSize)
      await countAll(db, uncounted.slice(from, from + batchSize));
    if (uncounted.length > 0) found.push(...(await keptRows(db, uncounted)));
  }
  return new Map(found.map((row) => [row[0], factsOf(row, now)]));
}
