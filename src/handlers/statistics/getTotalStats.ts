import { switchFrom } from "../../domain/client-text/switches.ts";
import type { Handler, Using } from "../handler.ts";

export const getTotalStats: Handler<"getTotalStats", Using<"statistics" | "activeUsers" | "apiUsers">> = async (
  { query },
  services,
) => {
  const { userCount, viewCount, totalSubmissions, minutesSaved } = await services.statistics.totals();
  const withUsers = switchFrom(query.countContributingUsers?.[0]) === true;
  // A failing external counter must not break our own statistics.
  const activeUsers = await services.activeUsers().catch(() => 0);
  return {
    status: 200,
    body: {
      ...(withUsers && { userCount }),
      activeUsers,
      apiUsers: services.apiUsers(),
      viewCount,
      totalSubmissions,
      minutesSaved,
    },
  };
};
