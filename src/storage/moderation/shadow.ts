import type { Knex } from "knex";
import { everyCategory } from "../../domain/segments/locks.ts";
import type { ShadowHidden } from "../../domain/segments/segment.ts";
import type { ChangedRows } from "../public/changed-rows.ts";
import type { SegmentRow } from "../rows/segment-row.ts";

/**
 * Segments to hide from all but their submitter (1), hide from everybody (2), or show again (0). Shape `of`: one user,
 * or addresses they were sent from; `categories`: absent for all; `submittedFrom`: absent for any time
 */
export type ShadowTarget = Readonly<{
  of: Readonly<{ userId: string }> | Readonly<{ ipHashes: readonly string[] }>;
  categories?: readonly string[] | undefined;
  /** ms since 1970 */
  submittedFrom?: number | undefined;
  shadowHidden: ShadowHidden;
}>;

export type AffectedSegment = Readonly<{ id: number; service: string; videoId: string; videoHash: string }>;

/** The position of a segment among those of its submitter, by time. */
export type SubmissionPosition = Readonly<{ at: number; id: number }>;

const batchSize = 400;
/** Segments of a user that are looked at in one statement. */
const windowSize = 500;

/**
 * Rows that differ from the target state. Segments in a locked category are never hidden: a moderator has approved
 * them.
 */
function affectedBy(db: Knex, { of, categories, submittedFrom, shadowHidden }: ShadowTarget) {
  const query = db("segments as s").whereNot("s.shadow_hidden", shadowHidden);
  if ("userId" in of) query.where("s.user_id", of.userId);
  else {
    const sent = db("segment_origin as o").whereIn("o.ip_hash", [...of.ipHashes]);
    query.whereIn("s.id", sent.select("o.segment_id"));
  }
  if (categories !== undefined) query.whereIn("s.category", [...categories]);
  if (submittedFrom !== undefined) query.where("s.time_submitted", ">=", submittedFrom);
  if (shadowHidden === 0) return query;
  const locked = db("category_locks as l")
    .where({ "l.service": db.ref("s.service"), "l.video_id": db.ref("s.video_id") })
    .whereIn("l.category", [db.ref("s.category"), everyCategory])
    .select("l.category");
  return query.whereNotExists(locked);
}

const after = (query: Knex.QueryBuilder, { at, id }: SubmissionPosition) =>
  query
    .where("s.time_submitted", ">=", at)
    .where((row) => void row.where("s.time_submitted", ">", at).orWhere("s.id", ">", id));

/**
 * The last segment of the window that begins after a position; undefined if the window has the user's last segments.
 */
async function endOfWindow(
  db: Knex,
  { of, submittedFrom }: ShadowTarget,
  from: SubmissionPosition | undefined,
): Promise<SubmissionPosition | undefined> {
  if (!("userId" in of)) return undefined;
  const query = db("segments as s").where("s.user_id", of.userId).orderBy(["s.time_submitted", "s.id"]);
  if (submittedFrom !== undefined) query.where("s.time_submitted", ">=", submittedFrom);
  if (from !== undefined) after(query, from);
  return query.offset(windowSize - 1).first({ at: "s.time_submitted", id: "s.id" });
}

export const shadowStore = (db: Knex, publicRows: ChangedRows) => ({
  /**
   * What a target affects, in windows for a user, who may have thousands of segments. @param from `next` of the window
   * before
   */
  affected: async (
    target: ShadowTarget,
    from?: SubmissionPosition,
  ): Promise<Readonly<{ segments: readonly AffectedSegment[]; next: SubmissionPosition | undefined }>> => {
    const next = await endOfWindow(db, target, from);
    const query = affectedBy(db, target);
    if (from !== undefined) after(query, from);
    if (next !== undefined) {
      const { at, id } = next;
      query
        .where("s.time_submitted", "<=", at)
        .where((row) => void row.where("s.time_submitted", "<", at).orWhere("s.id", "<=", id));
    }
    const columns = { id: "s.id", service: "s.service", videoId: "s.video_id", videoHash: "s.video_hash" };
    return { segments: await query.select(columns), next };
  },

  /** Whether a target affects anything. */
  isAny: async (target: ShadowTarget): Promise<boolean> => (await affectedBy(db, target).first("s.id")) !== undefined,

  /**
   * Updates those of `ids` that the target still affects. Call inside a transaction that holds the locks of their
   * videos.
   * @returns public ids of the users whose segments changed
   */
  apply: async (target: ShadowTarget, ids: readonly number[]): Promise<string[]> => {
    const users = new Set<string>();
    for (let from = 0; from < ids.length; from += batchSize) {
      const some = ids.slice(from, from + batchSize);
      const rows: Pick<SegmentRow, "id" | "user_id">[] = await affectedBy(db, target)
        .whereIn("s.id", some)
        .select("s.id", "s.user_id");
      await db<SegmentRow>("segments")
        .whereIn(
          "id",
          rows.map(({ id }) => id),
        )
        .update({ shadow_hidden: target.shadowHidden });
      publicRows.segments(rows.map(({ id }) => id));
      for (const { user_id } of rows) users.add(user_id);
    }
    return [...users];
  },
});
