import { dayText } from "../../domain/statistics/days.ts";
import type { Handler } from "../handler.ts";

export const getDailyStats: Handler<"getDailyStats"> = async ({ query }, { statistics }) => ({
  status: 200,
  body: {
    days: (await statistics.days(query.days)).map(({ number, categories, ...counts }) => ({
      day: dayText(number),
      ...counts,
      categories: { ...categories },
    })),
  },
});
