import { switchFrom } from "../../domain/client-text/switches.ts";
import { actionTypes } from "../../domain/segments/vocabulary.ts";
import { targetUser } from "../../use-cases/users/target-user.ts";
import type { Handler, Using } from "../handler.ts";

export const getUserStats: Handler<
  "getUserStats",
  Using<"stores" | "vocabulary" | "now" | "rewardSeconds", "userFigures" | "userNames">
> = async ({ query, caller }, services) => {
  const { stores, vocabulary } = services;
  const userID = targetUser(query, caller);
  const now = services.now();
  const { minutesSaved, segmentCount } = await stores.userFigures.of(userID, services.rewardSeconds, now);
  const { byCategory, byActionType } = await stores.userFigures.breakdown(userID, now);
  return {
    status: 200,
    body: {
      userID,
      userName: (await stores.userNames.of(userID)).name ?? userID,
      overallStats: { minutesSaved, segmentCount },
      ...(switchFrom(query.fetchCategoryStats) === true && {
        categoryCount: spread(vocabulary.categories.keys(), byCategory),
      }),
      ...(switchFrom(query.fetchActionTypeStats) === true && { actionTypeCount: spread(actionTypes, byActionType) }),
    },
  };
};

/** Counts by name, with 0 for known names that were not found. */
const spread = (known: Iterable<string>, found: ReadonlyMap<string, number>): Record<string, number> => ({
  ...Object.fromEntries([...known].map((name) => [name, 0])),
  ...Object.fromEntries(found),
});
