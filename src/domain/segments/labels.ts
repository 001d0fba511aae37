import type { ReadableSegment } from "./segment.ts";
import { isShown } from "./shown.ts";

/** Information about a video for thumbnails. `startsEarly`: a segment to skip or mute starts before second 5. */
export type VideoLabel = Readonly<{ category: string | undefined; startsEarly: boolean }>;

/** Seconds. A player that fetches such a segment only on playback is too late. */
const early = 5;

/** Most severe first: a video that is an ad as a whole is labelled as one, whatever else it is. */
const gravity = ["sponsor", "exclusive_access", "selfpromo"];

/**
 * Takes the rows of ONE video in any state; only shown ones count. Labels locked by a VIP win, then the most
 * severe category; unranked categories come last, ordered by name. Source segment service, video labels
 */
export function labelOf(rows: readonly ReadableSegment[]): VideoLabel {
  const shown = rows.filter(isShown);
  const labels = shown.filter(({ actionType }) => actionType === "full");
  const locked = labels.filter((row) => row.locked === 1);
  const candidates = (locked.length > 0 ? locked : labels).map(({ category }) => category);
  return { category: candidates.toSorted(byGravity)[0], startsEarly: shown.some(startsEarly) };
}

const startsEarly = ({ actionType, startTime }: ReadableSegment): boolean =>
  (actionType === "skip" || actionType === "mute") && startTime < early;

const rank = (category: string): number => (gravity.includes(category) ? gravity.indexOf(category) : gravity.length);

const byGravity = (a: string, b: string): number => rank(a) - rank(b) || (a < b ? -1 : 1);
