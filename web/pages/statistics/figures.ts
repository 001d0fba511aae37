import type { components } from "../../../generated/openapi/client-types.ts";

export type Day = components["schemas"]["DayStats"];

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The day with the greatest value, the first one of several; undefined when all are 0. */
export function greatest(
  days: readonly Day[],
  figureOf: (day: Day) => number,
): Readonly<{ day: string; value: number }> | undefined {
  let found: { day: string; value: number } | undefined;
  for (const day of days) {
    const value = figureOf(day);
    if (value > (found?.value ?? 0)) found = { day: day.day, value };
  }
  return found;
}

/** Names come from the service, so that none may be taken for a property of every object. */
export const countOf = ({ categories }: Day, category: string): number =>
  Object.hasOwn(categories, category) ? (categories[category] ?? 0) : 0;

/** What was submitted of each category, those that occur, in the order of `known` and then by name. */
export function byCategory(
  days: readonly Day[],
  known: readonly string[],
): readonly Readonly<{ category: string; total: number; values: readonly number[] }>[] {
  const occurring = new Set(days.flatMap(({ categories }) => Object.keys(categories)));
  const ordered = [...known.filter((name) => occurring.delete(name)), ...[...occurring].sort()];
  return ordered
    .map((category) => {
      const values = days.map((day) => countOf(day, category));
      return { category, values, total: sumOf(values) };
    })
    .filter(({ total }) => total > 0);
}

export type TimeUnit = "minute" | "hour" | "day";
const minutesOf: Readonly<Record<TimeUnit, number>> = { minute: 1, hour: 60, day: 24 * 60 };

/** One unit for a whole axis, in which the greatest of its values is not a large number. */
export function unitFor(minutes: readonly number[]): Readonly<{ unit: TimeUnit; minutes: number }> {
  const most = Math.max(0, ...minutes);
  const unit = most < 3 * minutesOf.hour ? "minute" : most < 3 * minutesOf.day ? "hour" : "day";
  return { unit, minutes: minutesOf[unit] };
}
