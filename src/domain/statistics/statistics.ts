/** A user on a leaderboard. `userName` is the public id if there is no name. */
export type Leader = Readonly<{
  userId: string;
  userName: string;
  minutesSaved: number;
  viewCount: number;
  totalSubmissions: number;
}>;

/** Sort columns of a leaderboard, in the order of `sortType`. */
export const topColumns = ["minutesSaved", "viewCount", "totalSubmissions"] as const;
export type TopColumn = (typeof topColumns)[number];

/** Totals over all users. `userCount`: users with at least one segment. */
export type Totals = Readonly<{
  userCount: number;
  viewCount: number;
  totalSubmissions: number;
  minutesSaved: number;
  daysSaved: number;
}>;

/** Order of the values in `categoryStats`, which has no names. */
export const categoryStatsOrder = [
  "sponsor",
  "intro",
  "outro",
  "interaction",
  "selfpromo",
  "music_offtopic",
  "preview",
  "poi_highlight",
  "filler",
  "exclusive_access",
  "chapter",
] as const;

export const inCategoryOrder = (counts: ReadonlyMap<string, number> | undefined): number[] =>
  categoryStatsOrder.map((category) => counts?.get(category) ?? 0);

/** A leaderboard in the API format: one array per column, all in the same order. */
export const inColumns = (leaders: readonly Leader[]) => ({
  userNames: leaders.map(({ userName }) => userName),
  viewCounts: leaders.map(({ viewCount }) => viewCount),
  totalSubmissions: leaders.map(({ totalSubmissions }) => totalSubmissions),
  minutesSaved: leaders.map(({ minutesSaved }) => minutesSaved),
});

/** Rounds to two decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Statistics of one user. Source: segment service, userInfo. */
export type UserFigures = Readonly<{
  minutesSaved: number;
  segmentCount: number;
  ignoredSegmentCount: number;
  viewCount: number;
  ignoredViewCount: number;
}>;

/** Accepted segments of one user by category and by action type. */
export type UserBreakdown = Readonly<{
  byCategory: ReadonlyMap<string, number>;
  byActionType: ReadonlyMap<string, number>;
}>;
