import { rounded } from "../../domain/statistics/statistics.ts";
import type { Handler } from "../handler.ts";

export const getDaysSavedFormatted: Handler<"getDaysSavedFormatted"> = async (_input, { statistics }) => {
  const { daysSaved } = await statistics.totals();
  return { status: 200, body: { daysSaved: rounded(daysSaved) } };
};
