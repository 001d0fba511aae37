import type { Segment } from "./segment.ts";
import { isShown, minShownVotes } from "./shown.ts";

/** A segment as lists show it. `userName`: null if the submitter has no name. */
export type ListedSegment = Omit<Segment, "videoHash" | "reputation" | "videoDuration" | "userAgent"> &
  Readonly<{ userName: string | null }>;

/** What a list is filtered by besides the submitter. */
export type FilteredFacts = Pick<
  Segment,
  "service" | "category" | "actionType" | "votes" | "locked" | "hidden" | "shadowHidden"
>;
type Flags = Pick<FilteredFacts, "votes" | "locked" | "hidden" | "shadowHidden">;

/** A segment can be in several of these at once, but `shown` excludes all except `locked`. */
const states = {
  shown: isShown,
  votedAway: ({ votes }: Flags) => votes < minShownVotes,
  hidden: ({ hidden }: Flags) => hidden === 1,
  shadowHidden: ({ shadowHidden }: Flags) => shadowHidden !== 0,
  locked: ({ locked }: Flags) => locked === 1,
} as const;
export type SegmentState = keyof typeof states;

/** All that are given have to hold. */
export type SegmentFilter = Readonly<{
  service?: string | undefined;
  category?: string | undefined;
  actionType?: string | undefined;
  state?: SegmentState | undefined;
}>;

export const isFiltering = ({ service, category, actionType, state }: SegmentFilter): boolean =>
  [service, category, actionType, state].some((value) => value !== undefined);

/** Source: specification, listSegments */
export const passes = (segment: FilteredFacts, { service, category, actionType, state }: SegmentFilter): boolean =>
  (service === undefined || segment.service === service) &&
  (category === undefined || segment.category === category) &&
  (actionType === undefined || segment.actionType === actionType) &&
  (state === undefined || states[state](segment));
