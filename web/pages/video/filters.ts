import type { components } from "../../../generated/openapi/client-types.ts";
import { type State, statesOf, type Threshold } from "../../components/segment-states.ts";
import type { Sorting } from "../../components/sorting.ts";
import type { Look } from "../../components/standings.ts";

export type Segment = components["schemas"]["FoundSegment"];

/** Which segments of a video are shown, in which order. It is part of the address, so that a view can be passed on. */
export type Filters = Readonly<{
  /** None means all. */
  categories: readonly string[];
  action: string | undefined;
  /** What players get, or a flag. */
  state: string | undefined;
  minVotes: number | undefined;
  minViews: number | undefined;
  /** A public user id, or the start of one. */
  user: string | undefined;
  sorting: Sorting | undefined;
}>;

export const noFilters: Filters = {
  categories: [],
  action: undefined,
  state: undefined,
  minVotes: undefined,
  minViews: undefined,
  user: undefined,
  sorting: undefined,
};

const textOf = (value: string | null): string | undefined => (value === null || value === "" ? undefined : value);

/** Addresses can be written by hand: what is no number is left out. */
export function numberOf(value: string | null): number | undefined {
  const text = textOf(value)?.trim();
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function readFilters(query: URLSearchParams): Filters {
  const sort = textOf(query.get("sort"));
  return {
    categories: textOf(query.get("categories"))?.split(",").filter(Boolean) ?? [],
    action: textOf(query.get("action")),
    state: textOf(query.get("state")),
    minVotes: numberOf(query.get("minVotes")),
    minViews: numberOf(query.get("minViews")),
    user: textOf(query.get("user")),
    sorting: (sort && { by: sort.replace(/^-/, ""), descending: sort.startsWith("-") }) || undefined,
  };
}

/** For `link`. */
export const writeFilters = (filters: Filters): Readonly<Record<string, string | undefined>> => ({
  categories: filters.categories.join(","),
  action: filters.action,
  state: filters.state,
  minVotes: filters.minVotes?.toString(),
  minViews: filters.minViews?.toString(),
  user: filters.user,
  sort: filters.sorting && `${filters.sorting.descending ? "-" : ""}${filters.sorting.by}`,
});

export const isFiltered = (filters: Filters): boolean =>
  Object.entries(writeFilters(filters)).some(([name, value]) => name !== "sort" && value !== undefined && value !== "");

/** Whether a segment is one that is looked for. */
export function matches(filters: Filters, segment: Segment, look: Look | undefined, threshold: Threshold): boolean {
  const { categories, action, state, minVotes, minViews, user } = filters;
  return (
    (categories.length === 0 || categories.includes(segment.category)) &&
    (action === undefined || action === segment.actionType) &&
    (state === undefined || state === look || statesOf(segment, threshold).includes(state as State)) &&
    (minVotes === undefined || segment.votes >= minVotes) &&
    (minViews === undefined || segment.views >= minViews) &&
    (user === undefined || segment.userID.startsWith(user))
  );
}
