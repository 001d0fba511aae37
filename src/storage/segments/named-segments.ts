import type { Knex } from "knex";
import type { Segment } from "../../domain/segments/segment.ts";
import { type SegmentRow, segmentColumns, toSegment } from "./segment-row.ts";

/** A segment and the name of its submitter, null if there is none. */
export type NamedSegment = Segment & Readonly<{ userName: string | null }>;

/** Keeps statements short, so that one blocks the event loop for a millisecond at most with SQLite. */
const batchSize = 100;

/** Segments as lists show them. */
export const namedSegmentStore = (db: Knex) => ({
  /** Those that exist, by id. */
  byIds: async (ids: readonly number[]): Promise<Map<number, NamedSegment>> => {
    const found = new Map<number, NamedSegment>();
    for (let from = 0; from < ids.length; from += batchSize) {
      const rows: (SegmentRow & { user_name: string | null })[] = await db("segments as s")
        .leftJoin("users as u", "u.user_id", "s.user_id")
        .whereIn("s.id", ids.slice(from, from + batchSize))
        .select(segmentColumns)
        .select("u.user_name");
      for (const row of rows) found.set(row.id, { ...toSegment(row), userName: row.user_name });
    }
    return found;
  },
});
