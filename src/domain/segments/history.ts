import { dayNumber, dayText } from "../statistics/days.ts";

/** Votes of one day. `day`: in UTC, as `2026-07-25`. */
export type VoteDay = Readonly<{ day: string; up: number; down: number }>;
export type CategoryVotes = Readonly<{ category: string; votes: number }>;

export const changeKinds = ["hide", "show", "lock", "unlock", "category", "undo", "purge", "shift"] as const;
/** What a moderator changed of a segment. Units: `at` in ms since 1970 */
export type SegmentChange = Readonly<{
  at: number;
  change: (typeof changeKinds)[number];
  /** For everyone to read: no users, no addresses. */
  detail: Readonly<Record<string, unknown>>;
}>;

/** A vote that stands. `increment`: what it adds to the votes of the segment; 0 if it was taken back. */
export type DatedVote = Readonly<{ increment: number; at: number }>;

/** Collects votes by the day of their last change. */
export function voteDays() {
  const days = new Map<number, { up: number; down: number }>();
  return {
    add: ({ increment, at }: DatedVote): void => {
      if (increment === 0) return;
      const number = dayNumber(at);
      const day = days.get(number) ?? { up: 0, down: 0 };
      day[increment > 0 ? "up" : "down"] += 1;
      days.set(number, day);
    },
    /** Oldest first, without days that have no votes. */
    all: (): VoteDay[] =>
      [...days].sort(([a], [b]) => a - b).map(([number, votes]) => ({ day: dayText(number), ...votes })),
  };
}

/** Changes of several sources, newest first. */
export const newestChanges = (sources: readonly (readonly SegmentChange[])[], most: number): SegmentChange[] =>
  sources
    .flat()
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
