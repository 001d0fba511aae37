import type { Knex } from "knex";
import { hasShownVotes, isRemoved } from "../rows/conditions.ts";

/**
 * Filters for the segments (alias `s`) each statistic counts. Those that are hidden (`hidden`) count as shown everywhere.
 * Source  segment service, where each filter differs
 */
export const counts = {
  /** userInfo */
  shown: `${hasShownVotes} and s.shadow_hidden <> 1`,
  /** userInfo of a user who may be banned (alias `b`), in which case their hidden submissions count too */
  shownToOwner: `${hasShownVotes} and s.shadow_hidden <> case when b.user_id is null then 1 else 2 end`,
  /** as shown to a banned user */
  shownToBannedOwner: `${hasShownVotes} and s.shadow_hidden <> 2`,
  notShown: `${isRemoved} or s.shadow_hidden = 1`,
  /** leaderboards, getSavedTimeForUser: votes above -1 */
  nonNegative: "s.votes >= 0 and s.shadow_hidden <> 1",
  /** getTotalStats */
  counted: "s.votes >= 0 and s.shadow_hidden <> 1 and s.action_type <> 'chapter'",
  /** getDaysSavedFormatted */
  open: "s.shadow_hidden <> 1",
} as const;

const length = "(s.end_time - s.start_time)";

/** Time saved by the views of a segment; the decimal point forces a non-integer division on every engine. */
export const saved = { minutes: `${length} * s.views / 60.0`, days: `${length} * s.views / 86400.0` } as const;

/** Minutes saved, capped per view at `cap` seconds. Chapters are not skipped, so by default they save none. */
export function cappedMinutes(cap: number, chapters: "count" | "save nothing" = "save nothing"): string {
  if (!Number.isSafeInteger(cap)) throw new RangeError("the cap is in whole seconds");
  const capped = `(case when ${length} > ${cap} then ${cap} else ${length} end) * s.views / 60.0`;
  return chapters === "count" ? capped : `case when s.action_type = 'chapter' then 0.0 else ${capped} end`;
}

/** Sum of an expression over the rows that match a condition, 0 if there are none. */
export const sumOf = (condition: string, value: string): string =>
  `coalesce(sum(case when ${condition} then ${value} else 0 end), 0)`;

export const sumWhere = (db: Knex, condition: string, value: string): Knex.Raw => db.raw(sumOf(condition, value));
