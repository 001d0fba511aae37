import { dayText } from "../../domain/statistics/days.ts";
import type { Handler, Using } from "../handler.ts";

export const getDailyStats: Handler<"getDailyStats", Using<"statistics">> = async ({ query }, { statistics }) => ({
  status: 200,
  body: {
    days: (await statistics.days(query.days)).map(({ number, categories, ...counts }) => ({
      day: dayText(number),
      ...counts,
      categories: { ...categories },
    })),
  },
});
