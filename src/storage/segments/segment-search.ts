import type { Knex } from "knex";
import type { Search, SortField } from "../../domain/segments/search.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import { isShown } from "../rows/conditions.ts";
import { type SegmentRow, segmentColumns, toSegment } from "../rows/segment-row.ts";

/** A segment with the name of its submitter, null if there is none. */
export type FoundSegment = Segment & Readonly<{ userName: string | null }>;

/** Shape   `count`: number of matches on all pages; `page`: the requested page */
export type Found = Readonly<{ count: number; page: readonly FoundSegment[] }>;

const columns: Readonly<Record<SortField, string>> = {
  timeSubmitted: "s.time_submitted",
  startTime: "s.start_time",
  endTime: "s.end_time",
  votes: "s.votes",
  views: "s.views",
};

const matching = (db: Knex, service: string, videoId: string, search: Search) => {
  const query = db("segments as s").where({ "s.service": service, "s.video_id": videoId });
  const { categories, actionTypes, votes, views, without } = search;
  if (categories !== undefined) query.whereIn("s.category", categories);
  if (actionTypes !== undefined) query.whereIn("s.action_type", actionTypes);
  if (votes.min !== undefined) query.where("s.votes", ">=", votes.min);
  if (votes.max !== undefined) query.where("s.votes", "<=", votes.max);
  if (views.min !== undefined) query.where("s.views", ">=", views.min);
  if (views.max !== undefined) query.where("s.views", "<=", views.max);
  if (without.locked) query.where("s.locked", 0);
  if (without.hidden) query.where("s.hidden", 0);
  if (without.ignored) query.whereRaw(isShown);
  return query;
};

/** Searches the segments of one video. Its rows are found by index; filters and order apply only to those. */
export const segmentSearchStore = (db: Knex) => ({
  /** Undefined if the video has no rows at all, regardless of the filters. */
  onVideo: async (service: string, videoId: string, search: Search): Promise<Found | undefined> => {
    const rows: (SegmentRow & { user_name: string | null })[] = await matching(db, service, videoId, search)
      .leftJoin("users as u", "u.user_id", "s.user_id")
      .orderBy([
        { column: columns[search.sortBy], order: search.descending ? "desc" : "asc" },
        { column: "s.id", order: "asc" },
      ])
      .limit(search.limit)
      .offset(search.page * search.limit)
      .select([...segmentColumns, "u.user_name"]);
    const counted: { rows: number } | undefined = await matching(db, service, videoId, search).first(
      db.raw("count(*) as ??", ["rows"]),
    );
    const count = counted?.rows ?? 0;
    if (count === 0) {
      const any = await db("segments as s").where({ "s.service": service, "s.video_id": videoId }).first("s.id");
      if (any === undefined) return undefined;
    }
    return { count, page: rows.map((row) => ({ ...toSegment(row), userName: row.user_name })) };
  },
});
