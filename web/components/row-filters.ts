import type { components } from "../../generated/openapi/client-types.ts";

type Row = Pick<components["schemas"]["ListedSegment"], "category" | "votes" | "views" | "userID" | "userName">;

/** Which segments of those that are loaded are shown. It is part of the address, so that a view can be passed on. */
export type RowFilters = Readonly<{
  /** None means all. */
  categories: readonly string[];
  minVotes: number | undefined;
  maxVotes: number | undefined;
  minViews: number | undefined;
  maxViews: number | undefined;
  /** A part of the name of the submitter, or the start of the public id. */
  user: string | undefined;
}>;

export const noRowFilters: RowFilters = {
  categories: [],
  minVotes: undefined,
  maxVotes: undefined,
  minViews: undefined,
  maxViews: undefined,
  user: undefined,
};

export const textOf = (value: string | null): string | undefined =>
  value === null || value === "" ? undefined : value;

/** Addresses can be written by hand: what is no number is left out. */
export function numberOf(value: string | null): number | undefined {
  const text = textOf(value)?.trim();
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export const readRowFilters = (query: URLSearchParams): RowFilters => ({
  categories: textOf(query.get("categories"))?.split(",").filter(Boolean) ?? [],
  minVotes: numberOf(query.get("minVotes")),
  maxVotes: numberOf(query.get("maxVotes")),
  minViews: numberOf(query.get("minViews")),
  maxViews: numberOf(query.get("maxViews")),
  user: textOf(query.get("user")),
});

/** For `link`. */
export const writeRowFilters = (filters: RowFilters): Readonly<Record<keyof RowFilters, string | undefined>> => ({
  categories: filters.categories.join(",") || undefined,
  minVotes: filters.minVotes?.toString(),
  maxVotes: filters.maxVotes?.toString(),
  minViews: filters.minViews?.toString(),
  maxViews: filters.maxViews?.toString(),
  user: filters.user,
});

export const isFilteringRows = (filters: RowFilters): boolean =>
  Object.values(writeRowFilters(filters)).some((value) => value !== undefined);

const isWithin = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean =>
  value >= min && value <= max;

/** Whether a segment is one that is looked for. */
export const passesRow = (filters: RowFilters, { category, votes, views, userID, userName }: Row): boolean =>
  (filters.categories.length === 0 || filters.categories.includes(category)) &&
  isWithin(votes, filters.minVotes, filters.maxVotes) &&
  isWithin(views, filters.minViews, filters.maxViews) &&
  (filters.user === undefined ||
    userID.startsWith(filters.user) ||
    (userName ?? "").toLowerCase().includes(filters.user.toLowerCase()));
