import type { Knex } from "knex";

/**
 * Which segments (alias `s`) count for which number. Retired ones (`hidden`) count everywhere.
 * Source  segment service, where each filter differs
 */
export const counts = {
  /** userInfo */
  accepted: "s.votes > -2 and s.shadow_hidden <> 1",
  /** userInfo of a user who may be banned (alias `b`), and then sees their hidden submissions counted */
  acceptedByOwner: "s.votes > -2 and s.shadow_hidden <> case when b.user_id is null then 1 else 2 end",
  /** what a banned user is told */
  own: "s.votes > -2 and s.shadow_hidden <> 2",
  ignored: "s.votes <= -2 or s.shadow_hidden = 1",
  /** leaderboards, getSavedTimeForUser */
  liked: "s.votes > -1 and s.shadow_hidden <> 1",
  /** getTotalStats */
  counted: "s.votes >= 0 and s.shadow_hidden <> 1 and s.action_type <> 'chapter'",
  /** getDaysSavedFormatted */
  open: "s.shadow_hidden <> 1",
} as const;

const length = "(s.end_time - s.start_time)";

/** What the views of a segment saved; the fractions make every engine divide as numbers with a point. */
export const saved = { minutes: `${length} * s.views / 60.0`, days: `${length} * s.views / 86400.0` } as const;

/** Minutes saved, where no view of a segment saves more than the cap. A chapter is not skipped, so by default it saves none. */
export function cappedMinutes(cap: number, chapters: "count" | "save nothing" = "save nothing"): string {
  if (!Number.isSafeInteger(cap)) throw new RangeError("the cap is in whole seconds");
  const capped = `(case when ${length} > ${cap} then ${cap} else ${length} end) * s.views / 60.0`;
  return chapters === "count" ? capped : `case when s.action_type = 'chapter' then 0.0 else ${capped} end`;
}

/** The sum of an expression over the rows that meet a condition, 0 when there is none. */
export const sumOf = (condition: string, value: string): string =>
  `coalesce(sum(case when ${condition} then ${value} else 0 end), 0)`;

export const sumWhere = (db: Knex, condition: string, value: string): Knex.Raw => db.raw(sumOf(condition, value));
