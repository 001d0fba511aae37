import type { Submission } from "./leaderboard.ts";

/** What was submitted on a day in UTC. `number`: days since 1 January 1970; `users`: those who submitted something */
export type DayStatistics = Readonly<{
  number: number;
  segments: number;
  users: number;
  views: number;
  minutesSaved: number;
  categories: Readonly<Record<string, number>>;
}>;

export const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** @param at ms since 1970 */
export const dayNumber = (at: number): number => Math.floor(at / dayMs);
export const dayText = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** Counts the submissions of one day, whatever became of them. */
export function countDay(number: number) {
  const users = new Set<string>();
  const categories = new Map<string, number>();
  let [segments, views, minutesSaved] = [0, 0, 0];
  return {
    add: (submission: Submission): void => {
      users.add(submission.userId);
      categories.set(submission.category, (categories.get(submission.category) ?? 0) + 1);
      segments += 1;
      views += submission.views;
      minutesSaved += submission.minutes;
    },
    result: (): DayStatistics => ({
      number,
      segments,
      users: users.size,
      views,
      minutesSaved,
      categories: Object.fromEntries(categories),
    }),
  };
}

/**
 * Whether a day that is over has to be counted again: when it has become twice as old since, because views of a segment
 * get fewer with its age. Units ms since 1970
 */
export function isOutdated(number: number, countedAt: number, now: number): boolean {
  const end = (number + 1) * dayMs;
  const age = Math.max(countedAt - end, hourMs);
  return countedAt < end || countedAt > now || now - countedAt > age;
}
