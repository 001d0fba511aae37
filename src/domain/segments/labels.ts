import type { ReadableSegment } from "./segment.ts";
import { isStanding } from "./visibility.ts";

/** What a thumbnail is told about a video. `startsEarly`: something to skip or silence begins before second 5. */
export type VideoLabel = Readonly<{ category: string | undefined; startsEarly: boolean }>;

/** Seconds. A player that learns of such a segment only when the video plays comes too late. */
const early = 5;

/** The gravest first: a video that is an advertisement as a whole is one, whatever else it is. */
const gravity = ["sponsor", "exclusive_access", "selfpromo"];

/**
 * The rows of ONE video in any state; only those that everybody sees count. Of several labels those that a VIP vouched for win,
 * then the gravest category; categories that are not ranked come last, in the order of their names.
 * Source  segment service, video labels
 */
export function labelOf(rows: readonly ReadableSegment[]): VideoLabel {
  const shown = rows.filter((row) => isStanding(row) && row.shadowHidden === 0);
  const labels = shown.filter(({ actionType }) => actionType === "full");
  const locked = labels.filter((row) => row.locked === 1);
  const candidates = (locked.length > 0 ? locked : labels).map(({ category }) => category);
  return { category: candidates.toSorted(byGravity)[0], startsEarly: shown.some(startsEarly) };
}

const startsEarly = ({ actionType, startTime }: ReadableSegment): boolean =>
  (actionType === "skip" || actionType === "mute") && startTime < early;

const rank = (category: string): number => (gravity.includes(category) ? gravity.indexOf(category) : gravity.length);

const byGravity = (a: string, b: string): number => rank(a) - rank(b) || (a < b ? -1 : 1);
