import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import { dialectOf } from "../../database/dialect.ts";
import {
  type CategoryVotes,
  newestChanges,
  type SegmentChange,
  type VoteDay,
  voteDays,
} from "../../domain/segments/history.ts";
import type { ListedSegment } from "../../domain/segments/listing.ts";

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

const tallies =
  "select t.category, t.votes from category_tally as t where t.segment_id = ? and t.votes > 0 order by t.votes desc, t.category";

async function categoryVotes(db: Knex, segmentId: number): Promise<CategoryVotes[]> {
  const rows = (await dialectOf(db).rows(db, tallies, [segmentId])) as [string, number][];
  return rows.map(([category, votes]) => ({ category, votes: Number(votes) }));
}

/** An entry without a service is about the video on all platforms. */
const videoEntries =
  "select m.time, m.action, m.detail from (" +
  `select id, time, action, service, detail from moderation_log where video_id = ? order by id desc limit ${mostEntries}` +
  ") as m where m.action in ('purge', 'shift') and (m.service is null or m.service = ?) and m.time >= ?" +
  ` order by m.id desc limit ${mostChanges}`;

/** What was done to the whole video after the segment was submitted. */
async function videoChanges(db: Knex, { service, videoId, timeSubmitted }: ListedSegment): Promise<SegmentChange[]> {
  const rows = await dialectOf(db).rows(db, videoEntries, [videoId, service, timeSubmitted]);
  return (rows as [number, "purge" | "shift", string][]).map(([time, change, detail]) => ({
    at: Number(time),
    change,
    detail: change === "shift" ? cutOf(JSON.parse(detail)) : {},
  }));
}

const cutOf = ({ startTime, endTime }: Readonly<Record<string, unknown>>) => ({ startTime, endTime });

/** Where changes of a segment are recorded. */
const sources: readonly ((db: Knex, segment: ListedSegment) => Promise<SegmentChange[]>)[] = [videoChanges];

/** Who voted or changed something stays inside. */
export const segmentHistoryStore = (db: Knex) => ({
  of: async (segment: ListedSegment): Promise<SegmentHistory> => ({
    votes: await votesByDay(db, segment.id),
    categoryVotes: await categoryVotes(db, segment.id),
    changes: newestChanges(await Promise.all(sources.map((source) => source(db, segment))), mostChanges),
  }),
});
