import { namesFrom } from "../client-text/lists.ts";

/** The parameters of a search as they were sent: lists are read, everything else is text. */
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
 * Which segments of a video are wanted, and in which order.
 * Shape   `categories`, `actionTypes`: undefined for all; `votes`, `views`: both ends belong to the range; `page` from 0 on;
 *         `without`: kinds that are left out
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
/** A number beyond it is no page, and no count that the database knows. */
const largestNumber = 1_000_000_000;

/** Never a failure: what cannot be read counts as absent. Source: segment service, searchSegments. */
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

/** Such a switch is on unless it says exactly this. */
const isNo = (text: string | undefined): boolean => text === "false";
