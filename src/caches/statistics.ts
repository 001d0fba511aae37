import { type Leader, type TopColumn, type Totals, topColumns } from "../domain/statistics/statistics.ts";
import type { Stores } from "../storage/stores.ts";
import { createRollUp, type RollUpOptions } from "../tasks/roll-up.ts";
import { createDailyStatistics, type DailyStatistics } from "./daily-statistics.ts";
import { createRecentLeaders, type RecentLeaders } from "./recent-leaders.ts";
import { singleFlight } from "./single-flight.ts";

/** Leaders with their segment counts by category, in the same order. */
export type Detailed = Readonly<{
  leaders: readonly Leader[];
  categories: ReadonlyMap<string, ReadonlyMap<string, number>>;
}>;

/** Global statistics, cached for as long as the instance allows. */
export type Statistics = Readonly<{
  top: (by: TopColumn) => Promise<readonly Leader[]>;
  topDetailed: (by: TopColumn) => Promise<Detailed>;
  topOfCategory: (category: string, by: TopColumn) => Promise<readonly Leader[]>;
  totals: () => Promise<Totals>;
  topOfPeriod: RecentLeaders;
  days: DailyStatistics;
}>;

export type StatisticsOptions = RollUpOptions &
  Readonly<{
    stores: Stores<"dayTotals" | "leaderboards" | "submissions" | "userNames">;
    /** Minimum vote total for a user to appear on a leaderboard. */
    minVotes: number;
    /** Maximum age of a cached result. */
    cacheSeconds: number;
    /** The categories that may be requested. */
    categories: Iterable<string>;
    /** Milliseconds since 1970. */
    now: () => number;
  }>;

/** Reads from totals that are brought up to date first, once for all concurrent callers. */
export function createStatistics(options: StatisticsOptions): Statistics {
  const { stores, minVotes, now } = options;
  const { leaderboards } = stores;
  const upToDate = singleFlight(createRollUp(options), 0, now);
  const cached = <T>(read: () => Promise<T>): (() => Promise<T>) =>
    singleFlight(
      async () => {
        await upToDate();
        return read();
      },
      options.cacheSeconds * 1000,
      now,
    );
  const byColumn = <T>(read: (by: TopColumn) => Promise<T>): ((by: TopColumn) => Promise<T>) => {
    const answers = new Map(topColumns.map((by) => [by, cached(() => read(by))]));
    return (by) => answers.get(by)?.() ?? read(by);
  };

  const names = [...options.categories];
  const categories = new Map(
    names.map((category) => [
      category,
      byColumn((by) => leaderboards.topOfCategory(category, { by, minVotes, now: now() })),
    ]),
  );
  return {
    top: byColumn((by) => leaderboards.top({ by, minVotes, now: now() })),
    topDetailed: byColumn(async (by) => {
      const leaders = await leaderboards.top({ by, minVotes, now: now() });
      return { leaders, categories: await leaderboards.categories(leaders.map(({ userId }) => userId)) };
    }),
    topOfCategory: async (category, by) => (await categories.get(category)?.(by)) ?? [],
    totals: cached(leaderboards.totals),
    topOfPeriod: createRecentLeaders({ ...options, categories: names }),
    days: createDailyStatistics(options),
  };
}
