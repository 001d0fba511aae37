import type { Knex } from "knex";
import { everyCategory } from "../../domain/moderation/locks.ts";
import type { ShadowHidden } from "../../domain/segments/segment.ts";
import type { SegmentRow } from "../segments/segment-row.ts";

/**
 * Segments to hide from all but their submitter (1), hide from everybody (2), or show again (0).
 * Shape   `of`: one user, or addresses they were sent from; `categories`: absent for all
 */
export type ShadowTarget = Readonly<{
  of: Readonly<{ userId: string }> | Readonly<{ ipHashes: readonly string[] }>;
  categories?: readonly string[] | undefined;
  shadowHidden: ShadowHidden;
}>;

export type AffectedSegment = Readonly<{ id: number; service: string; videoId: string; videoHash: string }>;

const batchSize = 400;

/** Rows that differ from the target state. Segments in a locked category are never hidden: a moderator has approved them. */
function affectedBy(db: Knex, { of, categories, shadowHidden }: ShadowTarget) {
  const query = db("segments as s").whereNot("s.shadow_hidden", shadowHidden);
  if ("userId" in of) query.where("s.user_id", of.userId);
  else {
    const sent = db("segment_origin as o").whereIn("o.ip_hash", [...of.ipHashes]);
    query.whereIn("s.id", sent.select("o.segment_id"));
  }
  if (categories !== undefined) query.whereIn("s.category", [...categories]);
  if (shadowHidden === 0) return query;
  const locked = db("category_locks as l")
    .where({ "l.service": db.ref("s.service"), "l.video_id": db.ref("s.video_id") })
    .whereIn("l.category", [db.ref("s.category"), everyCategory])
    .select("l.category");
  return query.whereNotExists(locked);
}

export const shadowStore = (db: Knex) => ({
  affected: async (target: ShadowTarget): Promise<AffectedSegment[]> =>
    affectedBy(db, target).select({
      id: "s.id",
      service: "s.service",
      videoId: "s.video_id",
      videoHash: "s.video_hash",
    }),

  /**
   * Updates those of `ids` that the target still affects. Call inside a transaction that holds the locks of their videos.
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
      for (const { user_id } of rows) users.add(user_id);
    }
    return [...users];
  },
});
