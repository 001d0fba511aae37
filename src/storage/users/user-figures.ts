import { type Query, runQuery } from "@segmark/database/batch-query";
import type { Knex } from "knex";
import type { UserBreakdown, UserFigures } from "../../domain/statistics/statistics.ts";
import { inForce } from "../moderation/bans.ts";
import { cappedMinutes, counts, sumOf, sumWhere } from "../statistics/counting.ts";
import { basisOf, basisSetting } from "../statistics/totals.ts";

/**
 * The totals of a user, if they are not stale and were computed on the same basis by a version that knows all figures.
 */
const isKept =
  "t.user_id = ? and t.accepted_segments is not null" +
  " and not exists (select 1 from stale_totals as m where m.user_id = ?)" +
  ` and exists (select 1 from settings as n where n.name = '${basisSetting}' and n.value = ?)`;

type Sums = [segments: number, notShown: number, views: number, viewsOfNotShown: number, minutes: number];

const toFigures = (row: readonly unknown[] | undefined): UserFigures => {
  if (row === undefined) throw new Error("A sum without a row.");
  const [segmentCount, ignoredSegmentCount, viewCount, ignoredViewCount, minutesSaved] = row as Sums;
  return { minutesSaved, segmentCount, ignoredSegmentCount, viewCount, ignoredViewCount };
};

const ofOwner = (isNotBanned: string, isBanned: string): string =>
  `case when b.user_id is null then ${isNotBanned} else ${isBanned} end`;

/** Owners without a ban in force have null in its columns. */
const banOf = (owner: string): string => `left join banned_users as b on b.user_id = ${owner} and ${inForce}`;

const countedFigures = (userId: string, cap: number, now: number): Query<UserFigures> => ({
  integers: [
    sumOf(counts.shownToOwner, "1"),
    sumOf(counts.notShown, "1"),
    sumOf(counts.shown, "s.views"),
    sumOf(counts.notShown, "s.views"),
  ],
  reals: [sumOf(counts.shownToOwner, cappedMinutes(cap))],
  from: `segments as s ${banOf("s.user_id")} where s.user_id = ?`,
  values: [now, userId],
  toResult: ([row]) => toFigures(row),
});

/**
 * From the stored totals; segments are read only if there are none. @param cap maximum seconds saved per view; now: ms
 * since 1970
 */
export const figuresOf = (userId: string, cap: number, now: number): Query<UserFigures> => ({
  integers: [
    ofOwner("t.accepted_segments", "t.own_segments"),
    "t.ignored_segments",
    "t.accepted_views",
    "t.ignored_views",
  ],
  reals: [ofOwner("t.accepted_minutes", "t.own_minutes")],
  from: `user_totals as t ${banOf("t.user_id")} where ${isKept}`,
  values: [now, userId, userId, basisOf(cap)],
  toResult: ([row]) => toFigures(row),
  fallback: countedFigures(userId, cap, now),
});

export const lastSegmentOf = (userId: string): Query<string | undefined> => ({
  texts: ["l.uuid"],
  from: "(select s.uuid from segments as s where s.user_id = ? order by s.time_submitted desc, s.id desc limit 1) as l",
  values: [userId],
  toResult: ([row]) => row?.[0] as string | undefined,
});

/** Statistics of a user, from stored totals or from their segments, which are found by index; always exact. */
export const userFigureStore = (db: Knex) => {
  const segmentsOf = (userId: string) => db("segments as s").where("s.user_id", userId);

  return {
    /** @param now ms since 1970 */
    of: async (userId: string, cap: number, now: number): Promise<UserFigures> =>
      runQuery(db, figuresOf(userId, cap, now)),

    /** Views of all segments of the user, in any state; undefined if there are none. */
    views: async (userId: string): Promise<number | undefined> => {
      const [row]: { segments: number; views: number }[] = await segmentsOf(userId)
        .count({ segments: "*" })
        .select({ views: sumWhere(db, "1 = 1", "s.views") });
      return row === undefined || row.segments === 0 ? undefined : row.views;
    },

    /**
     * Minutes saved by views of segments with votes above -1, including chapters; undefined if the user has no segments
     * at all.
     */
    savedMinutes: async (userId: string, cap: number): Promise<number | undefined> => {
      const [row]: { segments: number; minutes: number }[] = await segmentsOf(userId)
        .count({ segments: "*" })
        .select({ minutes: sumWhere(db, counts.nonNegative, cappedMinutes(cap, "count")) });
      return row === undefined || row.segments === 0 ? undefined : row.minutes;
    },

    breakdown: async (userId: string, now: number): Promise<UserBreakdown> => {
      const rows: { category: string; actionType: string; segments: number }[] = await segmentsOf(userId)
        .joinRaw(banOf("s.user_id"), [now])
        .whereRaw(counts.shownToOwner)
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
