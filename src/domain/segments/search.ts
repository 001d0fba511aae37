import { namesFrom } from "../client-text/lists.ts";

/** Raw search parameters: lists are parsed, everything else is text. */
export type SearchText = Readonly<
  Partial<Record<"category" | "categories" | "actionType" | "actionTypes", readonly unknown[]>> &
    Partial<Record<"page" | "limit" | "sortBy" | "sortDir", string>> &
    Partial<Record<"minVotes" | "maxVotes" | "minViews" | "maxViews", string>> &
    Partial<Record<"locked" | "hidden" | "ignored", string>>
>;

const sortFields = ["timeSubmitted", "startTime", "endTime", "votes", "views"] as const;
export type SortField = (typeof sortFields)[number];

type Range = Readonly<{ min: number | undefined; max: number | undefined }>;

/**
 * Filters and sort order for the segments of a video.
 * Shape   `categories`, `actionTypes`: undefined for all; `votes`, `views`: inclusive ranges; `page`: zero-based;
 *         `without`: kinds to exclude
 */
export type Search = Readonly<{
  categories: readonly string[] | undefined;
  actionTypes: readonly string[] | undefined;
  votes: Range;
  views: Range;
  without: Readonly<{ locked: boolean; hidden: boolean; ignored: boolean }>;
  sortBy: SortField;
  descending: boolean;
  page: number;
  limit: number;
}>;

const largestPage = 100;
const usualPage = 10;
/** Upper bound for page numbers and counts. */
const largestNumber = 1_000_000_000;

/** Never throws: invalid values count as absent. Source: segment service, searchSegments. */
export function readSearch(text: SearchText): Search {
  const limit = wholeNumber(text.limit);
  return {
    categories: names(text.categories ?? text.category),
    actionTypes: names(text.actionTypes ?? text.actionType),
    votes: { min: wholeNumber(text.minVotes), max: wholeNumber(text.maxVotes) },
    views: { min: wholeNumber(text.minViews), max: wholeNumber(text.maxViews) },
    without: { locked: isNo(text.locked), hidden: isNo(text.hidden), ignored: isNo(text.ignored) },
    sortBy: sortFields.find((field) => field === text.sortBy) ?? "timeSubmitted",
    descending: text.sortDir?.toLowerCase() === "desc",
    page: Math.max(0, wholeNumber(text.page) ?? 0),
    limit: limit !== undefined && limit >= 1 && limit <= largestPage ? limit : usualPage,
  };
}

const names = (list: readonly unknown[] | undefined): readonly string[] | undefined =>
  list === undefined ? undefined : namesFrom(list);

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d{1,12}$/.test(text)) return undefined;
  const number = Number(text);
  return Math.abs(number) <= largestNumber ? number : undefined;
}

/** Such a flag is on unless it is exactly "false". */
const isNo = (text: string | undefined): boolean => text === "false";
