import { type ReputationFacts, reputationEpoch } from "./reputation.ts";

/** The fields of a row that are relevant for reputation. `isGuarded`: its category is locked on the video. */
export type CountedRow = Readonly<{
  video: string;
  userId: string;
  category: string;
  actionType: string;
  votes: number;
  views: number;
  locked: number;
  timeSubmitted: number;
  isGuarded: boolean;
}>;

/** Reputation facts that are sums over videos. */
export type ReputationParts = Omit<ReputationFacts, "established7" | "established45">;

/**
 * What a set of videos contributes to the facts of one user.
 * `upvoted`: submission times of the user's rows with votes > 0 after the epoch, in order.
 */
export type Contribution = Readonly<{ parts: ReputationParts; upvoted: readonly number[] }>;

export const noParts: ReputationParts = {
  total: 0,
  downvoted: 0,
  downvotedWithoutOther: 0,
  votesSinceEpoch: 0,
  locked: 0,
  locksWon: 0,
};
const partNames = Object.keys(noParts) as (keyof ReputationParts)[];

/** A segment with as many views does not count against its user yet. */
export const downvotedViews = 5;

/** Whether a segment counts against its user: seen often enough, and a negative vote total. */
export const countsAsDownvoted = ({ votes, views }: Pick<CountedRow, "votes" | "views">): boolean =>
  votes < 0 && views > downvotedViews;

const spotOf = ({ video, category }: CountedRow): string => `${video}\n${category}`;

/**
 * Contributions of whole videos by public id: reputation is a sum over videos, so it is updated by the difference
 * between one video's contributions before and after a change. Full labels count for no user, but can keep other rows
 * from counting as best.
 */
export function contributions(rows: readonly CountedRow[]): Map<string, Contribution> {
  const best = new Map<string, { votes: number; locked: number }>();
  const upvotedSpots = new Set<string>();
  for (const row of rows) {
    const { votes, locked } = best.get(spotOf(row)) ?? row;
    best.set(spotOf(row), { votes: Math.max(votes, row.votes), locked: Math.max(locked, row.locked) });
    if (row.votes > 0 && row.actionType !== "full") upvotedSpots.add(`${row.userId}\n${spotOf(row)}`);
  }
  const isWon = (row: CountedRow): boolean => {
    if (row.votes <= 0 || !row.isGuarded) return false;
    const most = best.get(spotOf(row)) ?? row;
    return row.locked === 1 || (most.votes <= row.votes && most.locked <= row.locked);
  };
  const sum = (rows: readonly CountedRow[]): ReputationParts => {
    const parts = { ...noParts };
    for (const row of rows) {
      const isDownvoted = countsAsDownvoted(row);
      parts.total++;
      parts.downvoted += Number(isDownvoted);
      parts.downvotedWithoutOther += Number(isDownvoted && !upvotedSpots.has(`${row.userId}\n${spotOf(row)}`));
      parts.votesSinceEpoch += row.timeSubmitted > reputationEpoch ? row.votes : 0;
      parts.locked += row.locked;
      parts.locksWon += Number(isWon(row));
    }
    return parts;
  };
  const counted = rows.filter(({ actionType }) => actionType !== "full");
  return new Map(
    [...Map.groupBy(counted, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      {
        parts: sum(own),
        upvoted: own
          .filter(({ votes, timeSubmitted }) => votes > 0 && timeSubmitted > reputationEpoch)
          .map(({ timeSubmitted }) => timeSubmitted)
          .sort((a, b) => a - b),
      },
    ]),
  );
}

function differenceOf(a: ReputationParts, b: ReputationParts): ReputationParts {
  const entries = partNames.map((name) => [name, a[name] - b[name]]);
  return Object.fromEntries(entries) as ReputationParts;
}

/**
 * The change of a user's facts.
 * `upvotedChanged`: the set of the user's upvoted rows changed; `hadNone`: no row of the user counted before.
 */
export type ReputationChange = Readonly<{
  userId: string;
  parts: ReputationParts;
  upvotedChanged: boolean;
  hadNone: boolean;
}>;

/** The users whose facts change, ordered by id, and only those. */
export function reputationChanges(before: readonly CountedRow[], after: readonly CountedRow[]): ReputationChange[] {
  const [was, is] = [contributions(before), contributions(after)];
  const none: Contribution = { parts: noParts, upvoted: [] };
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((userId) => {
    const [old, now] = [was.get(userId) ?? none, is.get(userId) ?? none];
    const parts = differenceOf(now.parts, old.parts);
    const upvotedChanged = old.upvoted.join() !== now.upvoted.join();
    const isChanged = upvotedChanged || partNames.some((name) => parts[name] !== 0);
    return isChanged ? [{ userId, parts, upvotedChanged, hadNone: !was.has(userId) }] : [];
  });
}
