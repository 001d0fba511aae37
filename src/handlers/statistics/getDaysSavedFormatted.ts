import { rounded } from "../../domain/statistics/statistics.ts";
import type { Handler, Using } from "../handler.ts";

export const getDaysSavedFormatted: Handler<"getDaysSavedFormatted", Using<"statistics">> = async (
  _input,
  { statistics },
) => {
  const { daysSaved } = await statistics.totals();
  return { status: 200, body: { daysSaved: rounded(daysSaved) } };
};
