import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import { dialectOf } from "../../database/dialect.ts";
import { inList } from "../../database/in-list.ts";
import { descending } from "../../database/keyset.ts";
import type { Place } from "../../domain/client-text/cursors.ts";
import {
  type FilteredFacts,
  isFiltering,
  type ListedSegment,
  passes,
  type SegmentFilter,
} from "../../domain/segments/listing.ts";
import type { Flag, ShadowHidden } from "../../domain/segments/segment.ts";
import type { ActionType } from "../../domain/segments/vocabulary.ts";

/** A page, newest first. `next`: where the next one begins; undefined if nothing follows. */
export type ListedPage = Readonly<{ segments: readonly ListedSegment[]; next: Place | undefined }>;

export type SegmentList = SegmentFilter &
  Readonly<{
    /** Public id of the submitter. */
    user?: string | undefined;
    after?: Place | undefined;
    limit: number;
  }>;

/** Rows that one statement looks at while it filters, which bounds how long it blocks the event loop. */
const scannedAtOnce = 500;
/** Rows that a page looks at: with rare filters it gets short instead of slow. */
const scannedForPage = 2000;
/** The greatest page. All unfiltered ones read so many, so that they share one prepared statement. */
const unfiltered = 100;

/** `facts`: undefined if no filter needs them. */
type Candidate = Readonly<{ place: Place; facts: FilteredFacts | undefined }>;
type CandidateRow = [
  time: number,
  id: number,
  service: string,
  category: string,
  actionType: ActionType,
  votes: number,
  locked: Flag,
  hidden: Flag,
  shadowHidden: ShadowHidden,
];

const toPlace = ([time, id]: readonly unknown[]): Place => ({ time: Number(time), id: Number(id) });

function toCandidate(row: readonly unknown[]): Candidate {
  const [, , service, category, actionType, votes, locked, hidden, shadowHidden] = row as CandidateRow;
  return { place: toPlace(row), facts: { service, category, actionType, votes, locked, hidden, shadowHidden } };
}

const newestFirst = (a: Candidate, b: Candidate): number => b.place.time - a.place.time || b.place.id - a.place.id;

const facts =
  "k.time_submitted, k.id, s.service, s.category, s.action_type, s.votes, s.locked, s.hidden, s.shadow_hidden";

/** The next rows of all, or of a user. An index has their places, so that no engine prefers to sort the table. */
async function candidates(db: Knex, { user, after, limit, ...filter }: SegmentList): Promise<Candidate[]> {
  const { rows } = dialectOf(db);
  const { sql, values } = descending({
    columns: { time_submitted: "s.time_submitted", id: "s.id" },
    key: ["time_submitted", "id"],
    from: "segments as s",
    where: user === undefined ? undefined : { sql: "s.user_id = ?", values: [user] },
    place: after && [after.time, after.id],
    limit,
  });
  if (!isFiltering(filter))
    return (await rows(db, sql, values)).map((row) => ({ place: toPlace(row), facts: undefined }));
  const withFacts = `select ${facts} from (${sql}) as k cross join segments as s where s.id = k.id`;
  return (await rows(db, withFacts, values)).map(toCandidate).sort(newestFirst);
}

/** Places of up to `limit` rows that pass the filters, and where to continue. */
async function find(db: Knex, { user, after, limit, ...filter }: SegmentList) {
  const atOnce = isFiltering(filter) ? scannedAtOnce : unfiltered;
  const found: Place[] = [];
  let place = after;
  for (let scanned = 0; scanned < scannedForPage; scanned += atOnce) {
    if (scanned > 0 && !dialectOf(db).isRemote) await nextTurn();
    const rows = await candidates(db, { ...filter, user, after: place, limit: atOnce + 1 });
    const here = rows.slice(0, atOnce);
    for (const [at, row] of here.entries()) {
      if (row.facts !== undefined && !passes(row.facts, filter)) continue;
      found.push(row.place);
      if (found.length === limit) return { found, next: at + 1 < rows.length ? row.place : undefined };
    }
    if (rows.length <= atOnce) return { found, next: undefined };
    place = here.at(-1)?.place;
  }
  return { found, next: place };
}

type ListedRow = [
  uuid: string,
  service: string,
  videoId: string,
  category: string,
  actionType: ActionType,
  description: string,
  userId: string,
  userName: string | null,
  id: number,
  votes: number,
  views: number,
  locked: Flag,
  hidden: Flag,
  shadowHidden: ShadowHidden,
  timeSubmitted: number,
  startTime: number,
  endTime: number,
];
const columns =
  "s.uuid, s.service, s.video_id, s.category, s.action_type, s.description, s.user_id, u.user_name," +
  " s.id, s.votes, s.views, s.locked, s.hidden, s.shadow_hidden, s.time_submitted, s.start_time, s.end_time";

function toListed(row: readonly unknown[]): ListedSegment {
  const [uuid, service, videoId, category, actionType, description, userId, userName, id] = row as ListedRow;
  const [, , , , , , , , , votes, views, locked, hidden, shadowHidden, timeSubmitted, startTime, endTime] =
    row as ListedRow;
  return {
    id: Number(id),
    uuid,
    service,
    videoId,
    category,
    actionType,
    description,
    userId,
    userName,
    votes,
    views,
    locked,
    hidden,
    shadowHidden,
    timeSubmitted: Number(timeSubmitted),
    startTime,
    endTime,
  };
}

/** In the order of the keys; those without a row are omitted. */
async function listedBy<Key extends string | number>(
  db: Knex,
  column: "id" | "uuid",
  keys: readonly Key[],
): Promise<ListedSegment[]> {
  if (keys.length === 0) return [];
  const { text, bound } = inList(keys);
  const from = "segments as s left join users as u on u.user_id = s.user_id";
  const rows = await dialectOf(db).rows(db, `select ${columns} from ${from} where s.${column} ${text}`, bound);
  const byKey = new Map(rows.map(toListed).map((segment) => [segment[column], segment]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Segments with the names of their submitters. */
export const listedSegmentStore = (db: Knex) => ({
  page: async (list: SegmentList): Promise<ListedPage> => {
    const { found, next } = await find(db, list);
    const ids = found.map(({ id }) => id);
    return { segments: await listedBy(db, "id", ids), next };
  },

  /** In the order of `ids`; unknown ones are omitted. */
  byIds: (ids: readonly number[]): Promise<ListedSegment[]> => listedBy(db, "id", [...new Set(ids)]),

  byUuid: async (uuid: string): Promise<ListedSegment | undefined> => (await listedBy(db, "uuid", [uuid]))[0],
});
