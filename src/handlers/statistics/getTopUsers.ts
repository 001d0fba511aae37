import { switchFrom } from "../../domain/client-text/switches.ts";
import { inCategoryOrder, inColumns, topColumns } from "../../domain/statistics/statistics.ts";
import type { Handler, Using } from "../handler.ts";

export const getTopUsers: Handler<"getTopUsers", Using<"statistics">> = async ({ query }, { statistics }) => {
  const by = topColumns[query.sortType];
  if (switchFrom(query.categoryStats) !== true) return { status: 200, body: inColumns(await statistics.top(by)) };
  const { leaders, categories } = await statistics.topDetailed(by);
  const categoryStats = leaders.map(({ userId }) => inCategoryOrder(categories.get(userId)));
  return { status: 200, body: { ...inColumns(leaders), categoryStats } };
};
