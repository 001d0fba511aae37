import type { Knex } from "knex";
import type { UserBreakdown, UserFigures } from "../domain/statistics.ts";
import { cappedMinutes, counts, sumOf, sumWhere } from "./counting.ts";
import { askOne, type Question } from "./questions.ts";

/** The segments of a user, and whether he is banned. */
const own = "segments as s left join banned_users as b on b.user_id = s.user_id where s.user_id = ?";

type Sums = [segments: number, ignored: number, views: number, ignoredViews: number, minutes: number];

/** @param cap seconds that a view of a segment saves at most */
export const figuresOf = (userId: string, cap: number): Question<UserFigures> => ({
  whole: [
    sumOf(counts.acceptedByOwner, "1"),
    sumOf(counts.ignored, "1"),
    sumOf(counts.accepted, "s.views"),
    sumOf(counts.ignored, "s.views"),
  ],
  reals: [sumOf(counts.acceptedByOwner, cappedMinutes(cap))],
  from: own,
  values: [userId],
  answer: ([row]) => {
    const [segmentCount, ignoredSegmentCount, viewCount, ignoredViewCount, minutesSaved] = row as Sums;
    return { minutesSaved, segmentCount, ignoredSegmentCount, viewCount, ignoredViewCount };
  },
});

export const lastSegmentOf = (userId: string): Question<string | undefined> => ({
  texts: ["l.uuid"],
  from: "(select s.uuid from segments as s where s.user_id = ? order by s.time_submitted desc, s.id desc limit 1) as l",
  values: [userId],
  answer: ([row]) => row?.[0] as string | undefined,
});

/** What is computed from a user's own segments, which one index finds; always exact. */
export const userFigureStore = (db: Knex) => {
  const segmentsOf = (userId: string) => db("segments as s").where("s.user_id", userId);

  return {
    of: (userId: string, cap: number): Promise<UserFigures> => askOne(db, figuresOf(userId, cap)),

    /** Views of all segments of the user, whatever their state; undefined when there are none. */
    views: async (userId: string): Promise<number | undefined> => {
      const [row]: { segments: number; views: number }[] = await segmentsOf(userId)
        .count({ segments: "*" })
        .select({ views: sumWhere(db, "1 = 1", "s.views") });
      return row === undefined || row.segments === 0 ? undefined : row.views;
    },

    /** Minutes that views of liked segments saved, chapters among them; undefined when the user has no segments at all. */
    savedMinutes: async (userId: string, cap: number): Promise<number | undefined> => {
      const [row]: { segments: number; minutes: number }[] = await segmentsOf(userId)
        .count({ segments: "*" })
        .select({ minutes: sumWhere(db, counts.liked, cappedMinutes(cap, "count")) });
      return row === undefined || row.segments === 0 ? undefined : row.minutes;
    },

    breakdown: async (userId: string): Promise<UserBreakdown> => {
      const rows: { category: string; actionType: string; segments: number }[] = await segmentsOf(userId)
        .leftJoin("banned_users as b", "b.user_id", "s.user_id")
        .whereRaw(counts.acceptedByOwner)
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
