import { durationTolerance } from "./auto-moderator.ts";
import type { Segment, TracedSegment } from "./segment.ts";
import { isShown } from "./shown.ts";

/**
 * What a provider said that queried the platform. It may be remembered from before the video was edited, so it says
 * nothing about what is newer. Units `seconds`, 0 if no provider answered; `askedAt` in ms since 1970
 */
export type ConfirmedDuration = Readonly<{ seconds: number; askedAt: number; isRemembered: boolean }>;

export const unknownDuration: ConfirmedDuration = { seconds: 0, askedAt: 0, isRemembered: false };

/** Units   `claimed` in seconds, from the client; 0 if unknown */
export type Durations = Readonly<{ claimed: number; confirmed: ConfirmedDuration }>;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= durationTolerance;

/** Whether a duration in seconds and that of the provider are both known, and differ. */
export const isDisputed = (seconds: number, confirmed: ConfirmedDuration): boolean =>
  seconds > 0 && confirmed.seconds > 0 && !isNear(seconds, confirmed.seconds);

/** How long what the provider said is good enough for a client that says nothing of the duration, in ms. */
const goodEnough = 60_000;

/**
 * Whether a submission is reason to ask the provider again instead of taking what is remembered. A client that says
 * nothing of the duration disputes it only by a segment behind the end, so for it what is remembered must also be
 * recent. Units `latest`, the last time in its segments, in seconds; `now` in ms since 1970
 */
export function isDoubtedBy(
  { claimed, latest }: Readonly<{ claimed: number; latest: number }>,
  remembered: ConfirmedDuration,
  now: number,
): boolean {
  if (claimed > 0) return isDisputed(claimed, remembered);
  return latest > remembered.seconds + durationTolerance || now - remembered.askedAt > goodEnough;
}

type Dated = Pick<Segment, "timeSubmitted" | "videoDuration">;

/**
 * Whether a row has another duration than the provider said before it was stored: the video may have been edited
 * meanwhile.
 */
const disputes = (row: Dated, confirmed: ConfirmedDuration): boolean =>
  row.timeSubmitted >= confirmed.askedAt && isDisputed(row.videoDuration, confirmed);

/** Whether the provider said later that the duration of a row is another one. */
export const isRefuted = (row: Dated, confirmed: ConfirmedDuration): boolean =>
  confirmed.seconds > 0 && !isNear(row.videoDuration, confirmed.seconds) && !disputes(row, confirmed);

/** The duration stored with a segment: the client's value, unless the provider contradicts it. */
export function storedDuration({ claimed, confirmed }: Durations): number {
  if (confirmed.seconds <= 0) return claimed;
  return claimed > 0 && isNear(claimed, confirmed.seconds) ? claimed : confirmed.seconds;
}

/** Best available estimate of the video's duration. */
export const knownDuration = ({ claimed, confirmed }: Durations): number =>
  confirmed.seconds > 0 ? confirmed.seconds : claimed;

export type Reporter = Readonly<{ publicId: string; ipHash: string; isVip: boolean }>;

/**
 * Ids of the rows that belong to an earlier cut of the video because its duration has changed; usually none.
 *
 * Witnesses are the shown rows that are not full labels and have a duration. Those within 2 s of the new
 * duration agree with it, the others are old. The duration has changed if
 *   1. every old witness was stored before every agreeing one: a duration that was reported earlier, or that others still report
 *      later, is a disagreement between clients and hides nothing;
 *   2. no old witness supports the duration the client itself claimed;
 *   3. it is confirmed: by the provider, by a VIP's submission, or by two users, namely this one and the submitter of an agreeing
 *      row, who is a different user at a different address. A single client can never hide anything, not even with many accounts.
 *   4. every old witness was stored before the provider was asked, if it was: newer ones may know of a cut that it did not know yet.
 * So the first user's rows with the new duration coexist with the old ones until a second user or an authority confirms
 * them.
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
  if (durations.confirmed.seconds > 0 && lastOld >= durations.confirmed.askedAt) return [];
  if (agreeing.some((row) => row.timeSubmitted <= lastOld)) return [];
  if (durations.claimed > 0 && old.some((row) => isNear(row.videoDuration, durations.claimed))) return [];
  const isConfirmed =
    durations.confirmed.seconds > 0 || reporter.isVip || agreeing.some((row) => isIndependent(row, reporter));
  return isConfirmed ? old.map((row) => row.uuid) : [];
}

/**
 * Whether the provider has to be asked again: what it said is remembered, and a row that everybody sees disputes it or
 * would be hidden because of it.
 */
export const isDoubtful = (existing: readonly TracedSegment[], durations: Durations, reporter: Reporter): boolean =>
  durations.confirmed.isRemembered &&
  (existing.some((row) => isWitness(row) && disputes(row, durations.confirmed)) ||
    outdatedRows(existing, durations, reporter).length > 0);

/** Whether a row is evidence of the video's duration. */
export const isWitness = (row: Segment): boolean => isShown(row) && row.actionType !== "full" && row.videoDuration > 0;

/** A row without an address was imported, so it is not from the reporter. */
const isIndependent = (row: TracedSegment, reporter: Reporter): boolean =>
  row.userId !== reporter.publicId && row.originIpHash !== reporter.ipHash;
