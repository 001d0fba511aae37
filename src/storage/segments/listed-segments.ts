import { setImmediate as nextTurn } from "node:timers/promises";
import { dialectOf } from "@segmark/database/dialect";
import { inList } from "@segmark/database/in-list";
import { keysetQuery } from "@segmark/database/keyset";
import type { Knex } from "knex";
import type { ListPosition } from "../../domain/client-text/cursors.ts";
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
export type ListedPage = Readonly<{ segments: readonly ListedSegment[]; next: ListPosition | undefined }>;

export type SegmentList = SegmentFilter &
  Readonly<{
    /** Public id of the submitter. */
    user?: string | undefined;
    after?: ListPosition | undefined;
    limit: number;
  }>;

/**
 * Rows that a statement looks at while it filters, which bounds how long it blocks the event loop, and those that a
 * page looks at: with rare filters it gets short instead of slow. The index of all segments has what is filtered by;
 * the rows of a user have to be fetched one by one.
 */
const scans = { ofAll: { atOnce: 500, forPage: 2000 }, ofUser: { atOnce: 100, forPage: 500 } } as const;
/** The greatest page. All unfiltered ones read so many, so that they share one prepared statement. */
const greatestPage = 100;

type Candidate = Readonly<{ position: ListPosition; facts: FilteredFacts }>;
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

function toCandidate(row: readonly unknown[]): Candidate {
  const [time, id, service, category, actionType, votes, locked, hidden, shadowHidden] = row as CandidateRow;
  const facts = { service, category, actionType, votes, locked, hidden, shadowHidden };
  return { position: { time: Number(time), id: Number(id) }, facts };
}

/** The next rows of all, or of a user, without regard to other filters. */
async function candidates(db: Knex, user: string | undefined, after: ListPosition | undefined, limit: number) {
  const { sql, values } = keysetQuery({
    columns: {
      time_submitted: "s.time_submitted",
      id: "s.id",
      service: "s.service",
      category: "s.category",
      action_type: "s.action_type",
      votes: "s.votes",
      locked: "s.locked",
      hidden: "s.hidden",
      shadow_hidden: "s.shadow_hidden",
    },
    key: ["time_submitted", "id"],
    from: "segments as s",
    where: user === undefined ? undefined : { sql: "s.user_id = ?", values: [user] },
    after: after && [after.time, after.id],
    limit,
  });
  return (await dialectOf(db).rows(db, sql, values)).map(toCandidate);
}

/** Places of up to `limit` rows that pass the filters, and where to continue. */
async function find(db: Knex, { user, after, limit, ...filter }: SegmentList) {
  const scan = user === undefined ? scans.ofAll : scans.ofUser;
  const atOnce = isFiltering(filter) ? scan.atOnce : greatestPage;
  const found: ListPosition[] = [];
  let position = after;
  for (let scanned = 0; scanned < scan.forPage; scanned += atOnce) {
    if (scanned > 0 && !dialectOf(db).isRemote) await nextTurn();
    const rows = await candidates(db, user, position, atOnce + 1);
    const here = rows.slice(0, atOnce);
    for (const [at, row] of here.entries()) {
      if (!passes(row.facts, filter)) continue;
      found.push(row.position);
      if (found.length === limit) return { found, next: at + 1 < rows.length ? row.position : undefined };
    }
    if (rows.length <= atOnce) return { found, next: undefined };
    position = here.at(-1)?.position;
  }
  return { found, next: position };
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
