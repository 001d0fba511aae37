import { type ReputationFacts, reputationEpoch } from "./reputation.ts";

/** A row of a video, as far as it counts for reputations. `isGuarded`: its category is locked on the video. */
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

/** The facts that are sums over videos. */
export type ReputationParts = Omit<ReputationFacts, "established7" | "established45">;

/** What some videos contribute to the facts of one user. `liked`: when the user's rows with votes > 0 were submitted, after the epoch, in order. */
export type Contribution = Readonly<{ parts: ReputationParts; liked: readonly number[] }>;

export const noParts: ReputationParts = {
  total: 0,
  downvoted: 0,
  downvotedWithoutOther: 0,
  votesSinceEpoch: 0,
  locked: 0,
  locksWon: 0,
};
const partNames = Object.keys(noParts) as (keyof ReputationParts)[];

/** Whether a segment speaks against its user: many saw it, and more voted it down than up. */
export const countsAsDownvoted = ({ votes, views }: Pick<CountedRow, "votes" | "views">): boolean =>
  votes < 0 && views > 5;

const spotOf = ({ video, category }: CountedRow): string => `${video}\n${category}`;

/**
 * What whole videos contribute, by public id: reputation is a sum over videos, so it is kept up to date by what one video contributed before
 * and after a change. Labels of whole videos count for nobody, but others must not surpass a row with one.
 */
export function contributions(rows: readonly CountedRow[]): Map<string, Contribution> {
  const best = new Map<string, { votes: number; locked: number }>();
  const likedSpots = new Set<string>();
  for (const row of rows) {
    const { votes, locked } = best.get(spotOf(row)) ?? row;
    best.set(spotOf(row), { votes: Math.max(votes, row.votes), locked: Math.max(locked, row.locked) });
    if (row.votes > 0 && row.actionType !== "full") likedSpots.add(`${row.userId}\n${spotOf(row)}`);
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
      parts.downvotedWithoutOther += Number(isDownvoted && !likedSpots.has(`${row.userId}\n${spotOf(row)}`));
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
        liked: own
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

/** By how much the facts of a user change. `likedChanged`: other rows of the user are liked than before; `hadNone`: no row of the user counted before. */
export type ReputationChange = Readonly<{
  userId: string;
  parts: ReputationParts;
  likedChanged: boolean;
  hadNone: boolean;
}>;

/** Users whose facts a change touches, in the order of their ids; nobody else is in it. */
export function reputationChanges(before: readonly CountedRow[], after: readonly CountedRow[]): ReputationChange[] {
  const [was, is] = [contributions(before), contributions(after)];
  const none: Contribution = { parts: noParts, liked: [] };
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((userId) => {
    const [old, now] = [was.get(userId) ?? none, is.get(userId) ?? none];
    const parts = differenceOf(now.parts, old.parts);
    const likedChanged = old.liked.join() !== now.liked.join();
    const isChanged = likedChanged || partNames.some((name) => parts[name] !== 0);
    return isChanged ? [{ userId, parts, likedChanged, hadNone: !was.has(userId) }] : [];
  });
}
