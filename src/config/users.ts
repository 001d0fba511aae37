/** How names are taken and what is counted. */
export type UserConfig = Readonly<{
  names: Readonly<{ needsSubmission: boolean; ignoresBanned: boolean; reserved: readonly string[] }>;
  statistics: Readonly<{
    cacheSeconds: number;
    /** Fewest votes, in sum, that bring a user onto a leaderboard. */
    minVotes: number;
    /** Seconds that a view of a segment saves at most. */
    rewardSeconds: number;
  }>;
}>;

/** How a variable is read and checked; the fallback counts when it is absent. */
type Readers = Readonly<{
  text: (name: string) => string | undefined;
  whole: (name: string, fallback: number, min: number, max: number) => number;
  oneOf: <const T extends string>(name: string, choices: readonly T[], fallback: T) => T;
}>;

const day = 86_400;

export function readUserConfig({ text, whole, oneOf }: Readers): UserConfig {
  const reserved = (text("NAME_RESERVED") ?? "").split(",").map((part) => part.trim());
  return {
    names: {
      needsSubmission: oneOf("NAME_NEEDS_SUBMISSION", ["true", "false"], "false") === "true",
      ignoresBanned: oneOf("NAME_IGNORES_BANNED", ["true", "false"], "false") === "true",
      reserved: reserved.filter((part) => part !== ""),
    },
    statistics: {
      cacheSeconds: whole("STATS_CACHE_SECONDS", 60, 0, day),
      minVotes: whole("LEADERBOARD_MIN_VOTES", 0, 0, 1_000_000),
      rewardSeconds: whole("MAX_REWARD_SECONDS", 600, 1, day),
    },
  };
}
