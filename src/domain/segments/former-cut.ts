import { type ConfirmedDuration, isRefuted, isWitness } from "./duration.ts";
import type { Segment } from "./segment.ts";

/**
 * The rows that a downvote reveals as made for an earlier cut: if the duration of the newest shown row
 * differs from what the provider said after that row was stored, that row and all that are not newer. Source segment
 * service, voteOnSponsorTime, downvotes
 */
export function rowsOfFormerCut(existing: readonly Segment[], confirmed: ConfirmedDuration): Segment[] {
  const witnesses = existing.filter(isWitness);
  const newest = witnesses.reduce<Segment | undefined>(
    (last, row) => (last === undefined || row.timeSubmitted >= last.timeSubmitted ? row : last),
    undefined,
  );
  return newest !== undefined && isRefuted(newest, confirmed) ? witnesses : [];
}
