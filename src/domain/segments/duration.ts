import { durationTolerance } from "./auto-moderator.ts";
import type { TracedSegment } from "./segment.ts";
import { isStanding } from "./visibility.ts";

/**
 * Units   seconds; 0 if unknown. `claimed` comes from the client, `confirmed` from a provider that queried the platform.
 */
export type Durations = Readonly<{ claimed: number; confirmed: number }>;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= durationTolerance;

/** The duration stored with a segment: the client's value, unless the provider contradicts it. */
export function storedDuration({ claimed, confirmed }: Durations): number {
  if (confirmed <= 0) return claimed;
  return claimed > 0 && isNear(claimed, confirmed) ? claimed : confirmed;
}

/** Best available estimate of the video's duration. */
export const knownDuration = ({ claimed, confirmed }: Durations): number => (confirmed > 0 ? confirmed : claimed);

export type Reporter = Readonly<{ publicId: string; ipHash: string; isVip: boolean }>;

/**
 * Ids of the rows that belong to an earlier cut of the video because its duration has changed; usually none.
 *
 * Witnesses are the publicly visible rows that are not full labels and have a duration. Those within 2 s of the new duration agree
 * with it, the others are old. The duration has changed if
 *   1. every old witness was stored before every agreeing one: a duration that was reported earlier, or that others still report
 *      later, is a disagreement between clients and hides nothing;
 *   2. no old witness supports the duration the client itself claimed;
 *   3. it is confirmed: by the provider, by a VIP's submission, or by two users, namely this one and the submitter of an agreeing
 *      row, who is a different user at a different address. A single client can never hide anything, not even with many accounts.
 * So the first user's rows with the new duration coexist with the old ones until a second user or an authority confirms them.
 *
 * Source  segment service, POST skipSegments, video duration
 */
export function outdatedRows(existing: readonly TracedSegment[], durations: Durations, reporter: Reporter): string[] {
  const duration = storedDuration(durations);
  if (duration <= 0) return [];

  const witnesses = existing.filter(isWitness);
  const agreeing = witnesses.filter((row) => isNear(row.videoDuration, duration));
  const old = witnesses.filter((row) => !isNear(row.videoDuration, duration));

  const lastOld = Math.max(...old.map((row) => row.timeSubmitted));
  if (agreeing.some((row) => row.timeSubmitted <= lastOld)) return [];
  if (durations.claimed > 0 && old.some((row) => isNear(row.videoDuration, durations.claimed))) return [];
  const isConfirmed = durations.confirmed > 0 || reporter.isVip || agreeing.some((row) => isIndependent(row, reporter));
  return isConfirmed ? old.map((row) => row.uuid) : [];
}

const isWitness = (row: TracedSegment): boolean =>
  isStanding(row) && row.shadowHidden === 0 && row.actionType !== "full" && row.videoDuration > 0;

/** A row without an address was imported, so it is not from the reporter. */
const isIndependent = (row: TracedSegment, reporter: Reporter): boolean =>
  row.userId !== reporter.publicId && row.originIpHash !== reporter.ipHash;
