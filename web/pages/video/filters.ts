import type { components } from "../../../generated/openapi/client-types.ts";
import {
  noRowFilters,
  passesRow,
  type RowFilters,
  readRowFilters,
  textOf,
  writeRowFilters,
} from "../../components/row-filters.ts";
import { type State, statesOf, type Threshold } from "../../components/segment-states.ts";
import type { Sorting } from "../../components/sorting.ts";
import type { Look } from "../../components/standings.ts";

export type Segment = components["schemas"]["FoundSegment"];

/** Which segments of a video are shown, in which order. */
export type Filters = RowFilters &
  Readonly<{
    action: string | undefined;
    /** What players get, or a flag. */
    state: string | undefined;
    /** Times in the video such as 1:30. */
    from: string | undefined;
    to: string | undefined;
    sorting: Sorting | undefined;
  }>;

export const noFilters: Filters = {
  ...noRowFilters,
  action: undefined,
  state: undefined,
  from: undefined,
  to: undefined,
  sorting: undefined,
};

/** The form of a time in a video: seconds, minutes and seconds, or hours too. */
export const timeForm = "(?:\\d{1,4}:){0,2}\\d{1,6}(?:\\.\\d{1,3})?";

/** Seconds of a time such as 90, 1:30 or 1:02:03.5; what is none is left out. */
export function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined || !new RegExp(`^${timeForm}$`).test(text)) return undefined;
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

export function readFilters(query: URLSearchParams): Filters {
  const sort = textOf(query.get("sort"));
  return {
    ...readRowFilters(query),
    action: textOf(query.get("action")),
    state: textOf(query.get("state")),
    from: textOf(query.get("from")),
    to: textOf(query.get("to")),
    sorting: (sort && { by: sort.replace(/^-/, ""), descending: sort.startsWith("-") }) || undefined,
  };
}

/** For `link`. */
export const writeFilters = (filters: Filters): Readonly<Record<string, string | undefined>> => ({
  ...writeRowFilters(filters),
  action: filters.action,
  state: filters.state,
  from: filters.from,
  to: filters.to,
  sort: filters.sorting && `${filters.sorting.descending ? "-" : ""}${filters.sorting.by}`,
});

export const isFiltered = (filters: Filters): boolean =>
  Object.entries(writeFilters(filters)).some(([name, value]) => name !== "sort" && value !== undefined);

/** Whether a segment is one that is looked for. Labels of the whole video are at any time. */
export function matches(filters: Filters, segment: Segment, look: Look | undefined, threshold: Threshold): boolean {
  const { action, state } = filters;
  const [from = 0, to = Number.POSITIVE_INFINITY] = [secondsOf(filters.from), secondsOf(filters.to)];
  return (
    passesRow(filters, segment) &&
    (action === undefined || action === segment.actionType) &&
    (state === undefined || state === look || statesOf(segment, threshold).includes(state as State)) &&
    (segment.actionType === "full" || (segment.endTime >= from && segment.startTime <= to))
  );
}
