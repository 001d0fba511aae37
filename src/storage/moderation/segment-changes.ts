import { defer } from "@segmark/database/dialect";
import type { Knex } from "knex";
import type { AuditLogAction } from "../../domain/moderation/audit-log.ts";
import type { FieldChange, OrderedField } from "../../domain/moderation/segment-order.ts";
import type { VideoKey } from "../../domain/segments/ids.ts";
import type { Segment } from "../../domain/segments/segment.ts";
import type { Tally } from "../../domain/voting/category-voting.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { CountedWrites } from "../rows/counted-writes.ts";
import type { SegmentRow } from "../rows/segment-row.ts";

type ChangeRow = {
  log_id: number;
  segment_id: number;
  field: OrderedField;
  value_before: string;
  value_after: string;
  tally: number;
};

export type SegmentChange = FieldChange & Readonly<{ segmentId: number }>;
/** A stored change and the segment as it is now. */
export type StoredChange = Readonly<{
  segment: VideoKey &
    Pick<Segment, "id" | "uuid" | "userId" | "actionType" | "startTime" | "endTime" | "views" | OrderedField>;
  change: FieldChange;
}>;
/** A change in the history of one segment. Units   `at` in ms since 1970 */
export type PastChange = FieldChange & Readonly<{ at: number; action: AuditLogAction }>;

const segmentColumns = {
  id: "s.id",
  uuid: "s.uuid",
  userId: "s.user_id",
  service: "s.service",
  videoId: "s.video_id",
  videoHash: "s.video_hash",
  hidden: "s.hidden",
  locked: "s.locked",
  category: "s.category",
  actionType: "s.action_type",
  startTime: "s.start_time",
  endTime: "s.end_time",
  views: "s.views",
};
const changeColumns = { field: "c.field", before: "c.value_before", after: "c.value_after", tally: "c.tally" };

/** Rows in a statement: all segments of a video may change at once. */
const batchSize = 500;

const isForward = ({ tally }: FieldChange): boolean => tally > 0;

/** What moderators changed of segments. */
export const segmentChangeStore = (db: Knex, writes: CountedWrites, publicRows: ChangedRows) => ({
  /** Votes for the categories of these segments. */
  tallies: async (ids: readonly number[]): Promise<ReadonlyMap<number, Tally>> => {
    const rows: { id: number; category: string; votes: number }[] = await db("category_tally as t")
      .whereIn("t.segment_id", [...ids])
      .select({ id: "t.segment_id", category: "t.category", votes: "t.votes" });
    const bySegment = Map.groupBy(rows, ({ id }) => id);
    return new Map(
      [...bySegment].map(([id, own]) => [id, new Map(own.map(({ category, votes }) => [category, votes]))]),
    );
  },

  /**
   * Changes segments and stores what changed as part of an action. Call inside the transaction that holds the locks of
   * their videos and has added the action to the audit log.
   */
  apply: async (entryId: number, changes: readonly SegmentChange[]): Promise<void> => {
    writes.changed();
    publicRows.segments(changes.map(({ segmentId }) => segmentId));
    const alike = Map.groupBy(changes, ({ field, after }) => `${field} ${after}`);
    for (const group of alike.values()) {
      const [{ field, after } = { field: "hidden", after: "" } as const] = group;
      const ids = group.map(({ segmentId }) => segmentId);
      const value = field === "category" ? after : Number(after);
      for (let from = 0; from < ids.length; from += batchSize)
        await defer(
          db,
          db<SegmentRow>("segments")
            .whereIn("id", ids.slice(from, from + batchSize))
            .update({ [field]: value }),
        );
    }
    for (const change of changes) {
      if (change.tally === 0) continue;
      const category = isForward(change) ? change.after : change.before;
      publicRows.tally(change.segmentId, [category]);
      const row = { segment_id: change.segmentId, category, votes: change.tally };
      const votes = db.raw("?? + ?", ["category_tally.votes", change.tally]);
      await defer(db, db("category_tally").insert(row).onConflict(["segment_id", "category"]).merge({ votes }));
    }
    const rows = changes.map(
      ({ segmentId, field, before, after, tally }): ChangeRow => ({
        log_id: entryId,
        segment_id: segmentId,
        field,
        value_before: before,
        value_after: after,
        tally,
      }),
    );
    for (let from = 0; from < rows.length; from += batchSize)
      await defer(db, db("segment_changes").insert(rows.slice(from, from + batchSize)));
  },

  /** The changes of an action whose segments still exist, in a fixed order. */
  of: async (entryId: number): Promise<StoredChange[]> => {
    const rows: (StoredChange["segment"] & FieldChange)[] = await db("segment_changes as c")
      .join("segments as s", "s.id", "c.segment_id")
      .where("c.log_id", entryId)
      .orderBy("c.segment_id")
      .select({ ...segmentColumns, ...changeColumns });
    return rows.map(({ field, before, after, tally, ...segment }) => ({
      segment,
      change: { field, before, after, tally },
    }));
  },
});

/** The changes of one segment, newest first, apart from what was done to the whole video. */
export async function changesOfSegment(db: Knex, segmentId: number, limit: number): Promise<PastChange[]> {
  const rows: (FieldChange & { at: number; action: AuditLogAction })[] = await db("segment_changes as c")
    .join("moderation_log as m", "m.id", "c.log_id")
    .where("c.segment_id", segmentId)
    .whereNot("m.action", "purge")
    .orderBy("c.log_id", "desc")
    .limit(limit)
    .select({ ...changeColumns, at: "m.time", action: "m.action" });
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}
