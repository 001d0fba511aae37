import { setImmediate as nextTurn } from "node:timers/promises";
import { dialectOf } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { OrderedField } from "../../domain/moderation/segment-order.ts";
import {
  type CategoryVotes,
  newestChanges,
  type SegmentChange,
  type VoteDay,
  voteDays,
} from "../../domain/segments/history.ts";
import type { ListedSegment } from "../../domain/segments/listing.ts";
import { changesOfSegment } from "../moderation/segment-changes.ts";

/** What became of a segment. `votes`: oldest day first; `categoryVotes`: most votes first; `changes`: newest first. */
export type SegmentHistory = Readonly<{
  votes: readonly VoteDay[];
  categoryVotes: readonly CategoryVotes[];
  changes: readonly SegmentChange[];
}>;

/** Votes per statement, which bounds how long it blocks the event loop. */
const votesAtOnce = 500;
/** Votes of a segment that are counted. */
const mostVotes = 20_000;
const mostChanges = 100;
/** Entries of a video in the audit log that are looked through. */
const mostEntries = 1000;

const someVotes =
  "select v.user_id, v.increment, v.time from votes as v where v.segment_id = ? and v.user_id > ?" +
  ` order by v.user_id limit ${votesAtOnce}`;

async function votesByDay(db: Knex, segmentId: number): Promise<VoteDay[]> {
  const days = voteDays();
  let after = "";
  for (let counted = 0; counted < mostVotes; counted += votesAtOnce) {
    const rows = (await dialectOf(db).rows(db, someVotes, [segmentId, after])) as [string, number, number][];
    for (const [, increment, time] of rows) days.add({ increment: Number(increment), at: Number(time) });
    const last = rows.at(-1);
    if (rows.length < votesAtOnce || last === undefined) break;
    [after] = last;
    if (!dialectOf(db).isRemote) await nextTurn();
  }
  return days.all();
}

async function categoryVotes(db: Knex, segmentId: number): Promise<CategoryVotes[]> {
  const rows: { category: string; votes: number }[] = await db("category_tally")
    .where("segment_id", segmentId)
    .where("votes", ">", 0)
    .orderBy([{ column: "votes", order: "desc" }, "category"])
    .select("category", "votes");
  return rows.map(({ category, votes }) => ({ category, votes: Number(votes) }));
}

/**
 * What was done to the whole video after the segment was submitted. An entry without a service is about the video on
 * all platforms.
 */
async function videoChanges(db: Knex, { service, videoId, timeSubmitted }: ListedSegment): Promise<SegmentChange[]> {
  const newest = db("moderation_log").where("video_id", videoId).orderBy("id", "desc").limit(mostEntries).as("m");
  const rows: { time: number; action: "purge" | "shift"; detail: string }[] = await db(newest)
    .whereIn("action", ["purge", "shift"])
    .where((query) => query.whereNull("service").orWhere("service", service))
    .where("time", ">=", timeSubmitted)
    .orderBy("id", "desc")
    .limit(mostChanges)
    .select("time", "action", "detail");
  return rows.map(({ time, action, detail }) => ({
    at: Number(time),
    change: action,
    detail: action === "shift" ? cutOf(JSON.parse(detail)) : {},
  }));
}

const cutOf = ({ startTime, endTime }: Readonly<Record<string, unknown>>) => ({ startTime, endTime });

/** What moderators did to the segment itself, and took back. */
async function ownChanges(db: Knex, { id }: ListedSegment): Promise<SegmentChange[]> {
  const changes = await changesOfSegment(db, id, mostChanges);
  return changes.map(({ at, action, field, before, after }) => ({
    at,
    change: action === "undo" ? "undo" : nameOfChange[field](after),
    detail: field === "category" || action === "undo" ? { field, before, after } : {},
  }));
}

const nameOfChange: Readonly<Record<OrderedField, (after: unknown) => SegmentChange["change"]>> = {
  hidden: (after) => (String(after) === "1" ? "hide" : "show"),
  locked: (after) => (String(after) === "1" ? "lock" : "unlock"),
  category: () => "category",
};

/** Where changes of a segment are recorded. */
const sources: readonly ((db: Knex, segment: ListedSegment) => Promise<SegmentChange[]>)[] = [videoChanges, ownChanges];

/** Who voted or changed something stays inside. */
export const segmentHistoryStore = (db: Knex) => ({
  of: async (segment: ListedSegment): Promise<SegmentHistory> => ({
    votes: await votesByDay(db, segment.id),
    categoryVotes: await categoryVotes(db, segment.id),
    changes: newestChanges(await Promise.all(sources.map((source) => source(db, segment))), mostChanges),
  }),
});
