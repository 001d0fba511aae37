import type { Knex } from "knex";
import type { UserBreakdown, UserFigures } from "../domain/statistics.ts";
import { cappedMinutes, counts, sumWhere } from "./counting.ts";

/** Shape   `isBanned`: his hidden work counts. Units: `cap` in seconds that a view of a segment saves at most */
export type Counting = Readonly<{ isBanned: boolean; cap: number }>;

const accepted = ({ isBanned }: Counting): string => (isBanned ? counts.acceptedOfBanned : counts.accepted);

/** What is computed from a user's own segments, which one index finds; always exact. */
export const userFigureStore = (db: Knex) => {
  const own = (userId: string) => db("segments as s").where("s.user_id", userId);

  return {
    of: async (userId: string, counting: Counting): Promise<UserFigures> => {
      const [row]: UserFigures[] = await own(userId).select({
        minutesSaved: sumWhere(db, accepted(counting), cappedMinutes(counting.cap)),
        segmentCount: sumWhere(db, accepted(counting), "1"),
        ignoredSegmentCount: sumWhere(db, counts.ignored, "1"),
        viewCount: sumWhere(db, counts.accepted, "s.views"),
        ignoredViewCount: sumWhere(db, counts.ignored, "s.views"),
      });
      if (row === undefined) throw new Error("A sum without a row.");
      return row;
    },

    /** Views of all segments of the user, whatever their state; undefined when there are none. */
    views: async (userId: string): Promise<number | undefined> => {
      const [row]: { segments: number; views: number }[] = await own(userId)
        .count({ segments: "*" })
        .select({ views: sumWhere(db, "1 = 1", "s.views") });
      return row === undefined || row.segments === 0 ? undefined : row.views;
    },

    /** Minutes that views of liked segments saved, chapters among them; undefined when the user has no segments at all. */
    savedMinutes: async (userId: string, cap: number): Promise<number | undefined> => {
      const [row]: { segments: number; minutes: number }[] = await own(userId)
        .count({ segments: "*" })
        .select({ minutes: sumWhere(db, counts.liked, cappedMinutes(cap, "count")) });
      return row === undefined || row.segments === 0 ? undefined : row.minutes;
    },

    lastSegment: async (userId: string): Promise<string | undefined> => {
      const row: { uuid: string } | undefined = await own(userId)
        .orderBy([
          { column: "s.time_submitted", order: "desc" },
          { column: "s.id", order: "desc" },
        ])
        .first("s.uuid");
      return row?.uuid;
    },

    breakdown: async (userId: string, counting: Counting): Promise<UserBreakdown> => {
      const rows: { category: string; actionType: string; segments: number }[] = await own(userId)
        .whereRaw(accepted(counting))
        .groupBy(["s.category", "s.action_type"])
        .select({ category: "s.category", actionType: "s.action_type" })
        .count({ segments: "*" });
      const byCategory = new Map<string, number>();
      const byActionType = new Map<string, number>();
      const add = (to: Map<string, number>, name: string, more: number) => to.set(name, (to.get(name) ?? 0) + more);
      for (const { category, actionType, segments } of rows) {
        add(byCategory, category, segments);
        add(byActionType, actionType, segments);
      }
      return { byCategory, byActionType };
    },
  };
};
