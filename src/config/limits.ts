/** Rate limits against abuse; 0 disables one of them, `RATE_LIMITS=off` all. */
export type LimitConfig = Readonly<{
  votes: Readonly<{ most: number; seconds: number; silent: boolean }>;
  views: Readonly<{ most: number; seconds: number }>;
  /** Submission requests. */
  requests: Readonly<{ perAddress: number; perUser: number; seconds: number }>;
  /** Changes of names. */
  names: Readonly<{ perAddress: number; perUser: number; seconds: number }>;
  /** Segments stored for one video. */
  video: Readonly<{ perAddress: number; seconds: number; perUser: number }>;
}>;

/** How a variable is read and validated; the fallback is the default. */
type Readers = Readonly<{
  whole: (name: string, fallback: number, min: number, max: number) => number;
  oneOf: <const T extends string>(name: string, choices: readonly T[], fallback: T) => T;
}>;

const quarterOfAnHour = 900;
const hour = 3600;
const day = 86_400;
const maxWindow = 366 * day;

export function readLimits({ whole, oneOf }: Readers): LimitConfig {
  const on = oneOf("RATE_LIMITS", ["on", "off"], "on") === "on";
  // Validated even if disabled, so that a fault does not surface only when they are enabled.
  const limit = (name: string, fallback: number): number => {
    const number = whole(name, fallback, 0, 1_000_000);
    return on ? number : 0;
  };
  const seconds = (name: string, fallback: number): number => whole(name, fallback, 1, maxWindow);
  return {
    votes: {
      most: limit("VOTE_LIMIT", 15),
      seconds: seconds("VOTE_LIMIT_SECONDS", quarterOfAnHour),
      silent: oneOf("VOTE_LIMIT_SILENT", ["true", "false"], "false") === "true",
    },
    views: { most: limit("VIEW_LIMIT", 10), seconds: seconds("VIEW_LIMIT_SECONDS", quarterOfAnHour) },
    requests: {
      perAddress: limit("SUBMIT_LIMIT_PER_ADDRESS", 60),
      perUser: limit("SUBMIT_LIMIT_PER_USER", 0),
      seconds: seconds("SUBMIT_LIMIT_SECONDS", quarterOfAnHour),
    },
    names: {
      perAddress: limit("NAME_LIMIT_PER_ADDRESS", 30),
      perUser: limit("NAME_LIMIT_PER_USER", 10),
      seconds: seconds("NAME_LIMIT_SECONDS", hour),
    },
    video: {
      perAddress: limit("VIDEO_LIMIT_PER_ADDRESS", 10),
      seconds: seconds("VIDEO_LIMIT_SECONDS", day),
      perUser: limit("VIDEO_LIMIT_PER_USER", 16),
    },
  };
}
