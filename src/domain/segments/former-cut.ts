import { durationTolerance } from "./auto-moderator.ts";
import type { Segment } from "./segment.ts";
import { isStanding } from "./visibility.ts";

/**
 * The rows that a downvote reveals as made for an earlier cut: if the duration of the newest publicly visible row differs from
 * the provider's, that row and all that are not newer.
 * Units   seconds; 0 if no provider answered, in which case no rows are returned
 * Source  segment service, voteOnSponsorTime, downvotes
 */
export function rowsOfFormerCut(existing: readonly Segment[], confirmedDuration: number): Segment[] {
  if (confirmedDuration <= 0) return [];
  const witnesses = existing.filter(isWitness);
  const newest = witnesses.reduce<Segment | undefined>(
    (last, row) => (last === undefined || row.timeSubmitted >= last.timeSubmitted ? row : last),
    undefined,
  );
  if (newest === undefined || Math.abs(newest.videoDuration - confirmedDuration) <= durationTolerance) return [];
  return witnesses;
}

const isWitness = (row: Segment): boolean =>
  isStanding(row) && row.shadowHidden === 0 && row.actionType !== "full" && row.videoDuration > 0;
