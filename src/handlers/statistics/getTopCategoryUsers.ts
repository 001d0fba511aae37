import { inColumns, topColumns } from "../../domain/statistics/statistics.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const getTopCategoryUsers: Handler<"getTopCategoryUsers", Using<"statistics" | "vocabulary">> = async (
  { query },
  { statistics, vocabulary },
) => {
  const by = topColumns[query.sortType];
  const { category } = query;
  if (!vocabulary.categories.has(category)) throw new Problem("unknown_category");
  return { status: 200, body: inColumns(await statistics.topOfCategory(category, by)) };
};
