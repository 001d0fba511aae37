import type { components } from "../../../generated/openapi/types.ts";
import type { Leader } from "../../domain/statistics/statistics.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

const columns = { minutesSaved: "minutesSaved", views: "viewCount", segments: "totalSubmissions" } as const;
const days = { "7d": 7, "30d": 30 } as const;

export const getLeaderboard: Handler<"getLeaderboard", Using<"statistics" | "vocabulary">> = async (
  { query },
  { statistics, vocabulary },
) => {
  const { period, category } = query;
  const by = columns[query.sort];
  if (category !== undefined && !vocabulary.categories.has(category)) throw new Problem("unknown_category");
  const leaders =
    period !== "all"
      ? await statistics.topOfPeriod(days[period], category, by)
      : category === undefined
        ? await statistics.top(by)
        : await statistics.topOfCategory(category, by);
  return { status: 200, body: { users: leaders.map(ranked) } };
};

const ranked = ({ userId, userName, ...sums }: Leader): components["schemas"]["RankedUser"] => ({
  userID: userId,
  userName: userName === userId ? null : userName,
  segments: sums.totalSubmissions,
  views: sums.viewCount,
  minutesSaved: sums.minutesSaved,
});
