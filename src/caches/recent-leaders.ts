import { setImmediate as nextTurn } from "node:timers/promises";
import { dayMs } from "../domain/statistics/days.ts";
import { createLeaderboard } from "../domain/statistics/leaderboard.ts";
import { type Leader, type TopColumn, topColumns } from "../domain/statistics/statistics.ts";
import type { Stores } from "../storage/stores.ts";
import { singleFlight } from "./single-flight.ts";

/** Days before now. */
export const periods = [7, 30] as const;
export type PeriodDays = (typeof periods)[number];

export type RecentLeaders = (
  period: PeriodDays,
  category: string | undefined,
  by: TopColumn,
) => Promise<readonly Leader[]>;

export type RecentLeadersOptions = Readonly<{
  stores: Stores<"submissions" | "userNames">;
  /** Maximum seconds saved per view of a segment. */
  cap: number;
  minVotes: number;
  cacheSeconds: number;
  categories: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
}>;

/**
 * All segments of a period are read for its leaders, so these are kept longer than what is read from totals, by this
 * factor.
 */
const keptLonger = 10;

const keyOf = (category: string | undefined, by: TopColumn): string => `${by} ${category ?? ""}`;

/** Leaders by the segments of the last days, of all categories and each one, computed together and cached. */
export function createRecentLeaders({ stores, cap, minVotes, now, ...options }: RecentLeadersOptions): RecentLeaders {
  const categories = [undefined, ...options.categories];
  const compute = async (days: number): Promise<ReadonlyMap<string, readonly Leader[]>> => {
    const to = now();
    const leaderboard = createLeaderboard();
    for await (const some of stores.submissions.within({ from: to - days * dayMs, to: to + 1 }, cap, to))
      for (const submission of some) leaderboard.add(submission);
    const leaders = new Map<string, readonly Leader[]>();
    for (const category of categories) {
      for (const by of topColumns) {
        await nextTurn();
        const best = leaderboard.best(category, by, minVotes);
        const names = await stores.userNames.namesOf(best.map(({ userId }) => userId));
        const named = best.map((one) => ({ ...one, userName: names.get(one.userId) ?? one.userId }));
        leaders.set(keyOf(category, by), named);
      }
    }
    return leaders;
  };
  const keepMs = options.cacheSeconds * 1000 * keptLonger;
  const answers = new Map(periods.map((days) => [days, singleFlight(() => compute(days), keepMs, now)]));
  return async (period, category, by) => (await answers.get(period)?.())?.get(keyOf(category, by)) ?? [];
}
