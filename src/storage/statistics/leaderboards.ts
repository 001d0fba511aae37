import type { Knex } from "knex";
import { mostLeaders } from "../../domain/statistics/leaderboard.ts";
import type { Leader, TopColumn, Totals } from "../../domain/statistics/statistics.ts";
import { inForce } from "../moderation/bans.ts";

const columns = {
  minutesSaved: "liked_minutes",
  viewCount: "liked_views",
  totalSubmissions: "liked_segments",
} as const;

/** `minVotes`: minimum vote total of a leader. Units   `now` in ms since 1970, which decides whose bans have ended */
export type TopRequest = Readonly<{ by: TopColumn; minVotes: number; now: number }>;

type LeaderRow = Omit<Leader, "userName"> & { name: string | null };

/** Reads the totals as they are; keeping them up to date is up to the caller. */
export const leaderboardStore = (db: Knex) => {
  const best = (table: "user_totals" | "user_category_totals", { by, minVotes, now }: TopRequest) => {
    const order = `t.${columns[by]}`;
    return db(`${table} as t`)
      .leftJoin("users as u", "u.user_id", "t.user_id")
      .whereNotExists(
        db("banned_users as b").where("b.user_id", db.ref("t.user_id")).whereRaw(inForce, [now]).select("b.user_id"),
      )
      .where("t.liked_segments", ">", 0)
      .where("t.liked_votes", ">=", minVotes)
      .orderBy([
        { column: order, order: "desc" },
        { column: "t.user_id", order: "desc" },
      ])
      .limit(mostLeaders)
      .select({
        userId: "t.user_id",
        name: "u.user_name",
        minutesSaved: "t.liked_minutes",
        viewCount: "t.liked_views",
        totalSubmissions: "t.liked_segments",
      });
  };
  const named = (rows: readonly LeaderRow[]): Leader[] =>
    rows.map(({ name, ...leader }) => ({ ...leader, userName: name ?? leader.userId }));

  return {
    top: async (request: TopRequest): Promise<Leader[]> => named(await best("user_totals", request)),

    topOfCategory: async (category: string, request: TopRequest): Promise<Leader[]> =>
      named(await best("user_category_totals", request).where("t.category", category)),

    /** Segment counts by user and category, without entries for zero. */
    categories: async (userIds: readonly string[]): Promise<Map<string, Map<string, number>>> => {
      const rows: { userId: string; category: string; segments: number }[] = await db("user_category_totals as t")
        .whereIn("t.user_id", userIds)
        .select({ userId: "t.user_id", category: "t.category", segments: "t.liked_segments" });
      const counts = new Map(userIds.map((userId) => [userId, new Map<string, number>()]));
      for (const { userId, category, segments } of rows) counts.get(userId)?.set(category, segments);
      return counts;
    },

    totals: async (): Promise<Totals> => {
      const sum = (column: string) => db.raw("coalesce(sum(??), 0)", [`t.${column}`]);
      const [row]: Totals[] = await db("user_totals as t")
        .count({ userCount: "*" })
        .select({
          viewCount: sum("counted_views"),
          totalSubmissions: sum("counted_segments"),
          minutesSaved: sum("counted_minutes"),
          daysSaved: sum("open_days"),
        });
      if (row === undefined) throw new Error("A sum without a row.");
      return row;
    },
  };
};
