import type { Leader, TopColumn } from "./statistics.ts";

/**
 * What statistics count of a segment. Shape `minutes`: saved by its views, capped; `hasNonNegativeVotes`: votes above
 * -1, and neither hidden because of a ban, of a user who is not banned
 */
export type Submission = Readonly<{
  userId: string;
  category: string;
  views: number;
  votes: number;
  minutes: number;
  hasNonNegativeVotes: boolean;
}>;

/** A user on a leaderboard, whose name is not known yet. */
export type RankedUser = Omit<Leader, "userName">;

/** Users on a leaderboard. */
export const mostLeaders = 100;

type Sums = { minutesSaved: number; viewCount: number; totalSubmissions: number; votes: number };

/** Sums of submissions by user, of all categories and of each. */
export function createLeaderboard() {
  const ofAll = new Map<string, Sums>();
  const byCategory = new Map<string, Map<string, Sums>>();
  const ofCategory = (category: string): Map<string, Sums> => {
    const known = byCategory.get(category) ?? new Map<string, Sums>();
    byCategory.set(category, known);
    return known;
  };
  return {
    add: (submission: Submission): void => {
      if (!submission.hasNonNegativeVotes) return;
      count(ofAll, submission);
      count(ofCategory(submission.category), submission);
    },

    /** @param minVotes minimum sum of votes of a user. @returns at most a hundred, the first one first */
    best: (category: string | undefined, by: TopColumn, minVotes: number): RankedUser[] =>
      bestOf(category === undefined ? ofAll : byCategory.get(category), by, minVotes),
  };
}

function count(sums: Map<string, Sums>, { userId, minutes, views, votes }: Submission): void {
  const own = sums.get(userId) ?? { minutesSaved: 0, viewCount: 0, totalSubmissions: 0, votes: 0 };
  own.minutesSaved += minutes;
  own.viewCount += views;
  own.totalSubmissions += 1;
  own.votes += votes;
  sums.set(userId, own);
}

/** One pass with a short list: sorting all users would block the event loop. */
function bestOf(sums: ReadonlyMap<string, Sums> | undefined, by: TopColumn, minVotes: number): RankedUser[] {
  const isBefore = (a: RankedUser, b: RankedUser): boolean => a[by] > b[by] || (a[by] === b[by] && a.userId > b.userId);
  const best: RankedUser[] = [];
  for (const [userId, { votes, ...own }] of sums ?? []) {
    if (votes < minVotes) continue;
    const candidate = { userId, ...own };
    const last = best.at(-1);
    if (best.length === mostLeaders && last !== undefined && !isBefore(candidate, last)) continue;
    const index = best.findIndex((other) => isBefore(candidate, other));
    best.splice(index === -1 ? best.length : index, 0, candidate);
    best.length = Math.min(best.length, mostLeaders);
  }
  return best;
}
