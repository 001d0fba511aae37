import { dialectOf } from "@segmark/database/dialect";
import type { Knex } from "knex";
import { type DayStatistics, dayNumber } from "../../domain/statistics/days.ts";
import { asProblem } from "../transactions/problem.ts";

/** A day that is over, as it was when it was counted. Units: `countedAt` in ms since 1970 */
export type CountedDay = Readonly<{ day: DayStatistics; countedAt: number }>;

type Row = [
  number: number,
  segments: number,
  users: number,
  views: number,
  minutes: number,
  categories: string,
  countedAt: number,
];

const between =
  "select d.day, d.segments, d.users, d.views, d.minutes, d.categories, d.counted_at from day_totals as d" +
  " where d.day >= ? and d.day < ?";

const toCounted = ([number, segments, users, views, minutes, categories, countedAt]: Row): CountedDay => ({
  day: {
    number: Number(number),
    segments: Number(segments),
    users: Number(users),
    views: Number(views),
    minutesSaved: minutes,
    categories: JSON.parse(categories),
  },
  countedAt: Number(countedAt),
});

/** Segments per statement. */
const batchSize = 500;

/**
 * Forgets the totals of the days with these times, in ms since 1970: they are counted again when they are asked for.
 */
export async function forgetDays(db: Knex, times: readonly number[]): Promise<void> {
  const days = [...new Set(times.map(dayNumber))];
  if (days.length > 0) await db("day_totals").whereIn("day", days).delete();
}

/** Days that are over do not change much, and counting one reads all its segments. */
export const dayTotalStore = (db: Knex) => ({
  /** Those that were counted, of the days from `first` until before `end`. */
  between: async (first: number, end: number): Promise<CountedDay[]> =>
    ((await dialectOf(db).rows(db, between, [first, end])) as Row[]).map(toCounted),

  /** A database that cannot be written to at present is no reason not to answer. */
  keep: async ({ day, countedAt }: CountedDay): Promise<void> => {
    const { number, segments, users, views, minutesSaved, categories } = day;
    const totals = { segments, users, views, minutes: minutesSaved };
    await db("day_totals")
      .insert({ day: number, ...totals, categories: JSON.stringify(categories), counted_at: countedAt })
      .onConflict("day")
      .merge()
      .catch((error: unknown) => {
        if (asProblem(db, error) === undefined) throw error;
      });
  },

  /**
   * Forgets the days on which these segments, which have to be stored, were submitted. To be called when segments come
   * or go after their day.
   */
  forgetDaysOf: async (uuids: readonly string[]): Promise<void> => {
    const times: number[] = [];
    for (let from = 0; from < uuids.length; from += batchSize) {
      const some = uuids.slice(from, from + batchSize);
      for (const time of await db("segments as s").whereIn("s.uuid", some).pluck("s.time_submitted"))
        times.push(Number(time));
    }
    await forgetDays(db, times);
  },
});
