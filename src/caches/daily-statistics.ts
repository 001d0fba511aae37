import { countDay, type DayStatistics, dayMs, dayNumber, isOutdated } from "../domain/statistics/days.ts";
import { Problem } from "../errors.ts";
import type { CountedDay } from "../storage/statistics/day-totals.ts";
import type { Stores } from "../storage/stores.ts";
import { singleFlight } from "./single-flight.ts";

/**
 * The last so many days, oldest first; the last one is today. Errors: `Problem` `overloaded` if that takes too long;
 * what was counted is kept, so that the next request gets further
 */
export type DailyStatistics = (days: number) => Promise<readonly DayStatistics[]>;

export type DailyStatisticsOptions = Readonly<{
  stores: Stores<"submissions" | "dayTotals">;
  /** Maximum seconds saved per view of a segment. */
  cap: number;
  /** How long today's are cached. */
  cacheSeconds: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long a request may count days, in ms, before it is asked to come back. Default: 10 s. */
  maxCountMs?: number;
}>;

/** Days that one request counts again because they are outdated; the others are answered as they were counted. */
const recountsAtOnce = 3;

/**
 * Days that are over are counted when they are first asked for and stored, one after the other, so that a long list
 * that was given up is continued by the next request for it. Concurrent requests wait for each other instead of
 * counting the same days.
 */
export function createDailyStatistics(options: DailyStatisticsOptions): DailyStatistics {
  const { stores, cap, cacheSeconds, now, maxCountMs = 10_000 } = options;
  const count = async (number: number): Promise<DayStatistics> => {
    const day = countDay(number);
    const period = { from: number * dayMs, to: (number + 1) * dayMs };
    for await (const some of stores.submissions.within(period, cap, now()))
      for (const submission of some) day.add(submission);
    return day.result();
  };
  const countClosed = async (number: number): Promise<DayStatistics> => {
    const countedAt = now();
    const day = await count(number);
    await stores.dayTotals.keep({ day, countedAt });
    return day;
  };
  const today = singleFlight(() => count(dayNumber(now())), cacheSeconds * 1000, now);

  const closed = async (first: number, end: number, began: number): Promise<DayStatistics[]> => {
    const stored = await stores.dayTotals.between(first, end);
    const known = new Map<number, CountedDay>(stored.map((counted) => [counted.day.number, counted]));
    let [recounts, additions] = [0, 0];
    const days: DayStatistics[] = [];
    for (let number = end - 1; number >= first; number--) {
      const counted = known.get(number);
      const isEnough =
        counted !== undefined && (!isOutdated(number, counted.countedAt, now()) || recounts === recountsAtOnce);
      if (counted !== undefined && !isEnough) recounts++;
      if (counted === undefined && additions++ > 0 && performance.now() - began > maxCountMs)
        throw new Problem("overloaded", "Days are still being counted. Try again in a moment.", { retryAfter: 1 });
      days.push(isEnough ? counted.day : await countClosed(number));
    }
    return days.reverse();
  };

  let before: Promise<unknown> = Promise.resolve();
  return async (days) => {
    const current = dayNumber(now());
    const began = performance.now();
    const earlier = before.then(() => closed(current - days + 1, current, began));
    before = earlier.catch(() => undefined);
    const found = await earlier;
    const last = await today();
    return [...found, last.number === current ? last : await count(current)];
  };
}
