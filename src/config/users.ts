/** Rules for user names, and settings of the statistics. */
export type UserConfig = Readonly<{
  names: Readonly<{ needsSubmission: boolean; ignoresBanned: boolean; reserved: readonly string[] }>;
  statistics: Readonly<{
    cacheSeconds: number;
    /** Minimum sum of votes for a user to appear on a leaderboard. */
    minVotes: number;
    /** Maximum number of seconds saved by one view of a segment. */
    rewardSeconds: number;
  }>;
}>;

/** How a variable is read and validated; the fallback is the default. */
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
