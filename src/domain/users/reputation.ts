/** 1 August 2020 in ms since 1970: votes on older rows do not count for reputation. */
export const reputationEpoch = 1_596_240_000_000;

const day = 86_400_000;
/** Minimum age of a row, in ms, to count in `established7` and `established45`. */
export const establishedAfter = { established7: 7 * day, established45: 45 * day } as const;

/**
 * The inputs of the reputation. Every count is over the user's rows whose action is not `full`.
 * Shape   total                   all of them
 *         downvoted               votes < 0 and views > 5
 *         downvotedWithoutOther   `downvoted` rows where the user has no other row with votes > 0 in the same video, service and category
 *         votesSinceEpoch         sum of votes of rows with timeSubmitted > `reputationEpoch`; may be negative
 *         locked                  locked = 1
 *         established7, 45        votes > 0, timeSubmitted > `reputationEpoch` and older than that many days
 *         locksWon                votes > 0, category locked on the video (same service), and the row is locked itself or no row of
 *                                 that video and category has more votes or a higher lock flag
 */
export type ReputationFacts = Readonly<{
  total: number;
  downvoted: number;
  downvotedWithoutOther: number;
  votesSinceEpoch: number;
  locked: number;
  established7: number;
  established45: number;
  locksWon: number;
}>;

export const lowestReputation = -2.5;
export const highestReputation = 27;

/** Linearly maps `value`, capped at `to`, from the range `from`..`to` to `low`..`high`. */
const scaled = (value: number, [from, to]: readonly [number, number], [low, high]: readonly [number, number]): number =>
  low + ((Math.min(value, to) - from) / (to - from)) * (high - low);

/** Reputation of a user, from -2.5 to 27; 0 for new users. Source: segment service, reputation. */
export function reputation(facts: ReputationFacts): number {
  if (facts.total < 5) return 0;

  const downvoted = facts.downvoted / facts.total;
  if (downvoted > 0.5) return scaled(downvoted, [0.5, 0.7], [-0.5, lowestReputation]);
  const unmatched = facts.downvotedWithoutOther / facts.total;
  if (unmatched > 0.3) return scaled(unmatched, [0.3, 0.4], [-0.5, lowestReputation]);

  const endorsements = facts.locked + facts.locksWon;
  if (facts.votesSinceEpoch < 5) return 0;
  if (facts.established45 >= 3)
    return scaled(facts.votesSinceEpoch, [5, 150], [0, 7]) + scaled(endorsements, [0, 50], [0, 20]);
  if (facts.established7 > 3)
    return scaled(facts.votesSinceEpoch, [5, 150], [0, 2]) + scaled(endorsements, [0, 50], [0, 5]);
  return 0;
}
