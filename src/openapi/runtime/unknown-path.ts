import { Problem } from "./problem.ts";
import { pathOf } from "./target.ts";

/** As much as a person needs to see a typing error. */
const MAX_PATH = 120;
/** Segments from this length on may be secrets that were put into the path by mistake: local user ids have at least 30 characters. */
const MAX_SEGMENT = 24;

/**
 * The path of a request that no operation has, fit for a log and a response: without query, of bounded length, only printable ASCII, without segments
 * that may be secrets.
 * Shape   in: `/api/nöthing?key=1`; out: `/api/n%C3%B6thing`
 */
export function shownPath(target: string): string {
  const path = pathOf(target.slice(0, 4 * MAX_PATH))
    .toWellFormed()
    .replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
    .split("/")
    .map((segment) => (segment.length > MAX_SEGMENT ? "…" : segment))
    .join("/");
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
}

/** What a request for a path gets that no operation has. */
export const unknownPath = (target: string): Problem =>
  new Problem("not_found", `There is no path ${shownPath(target)} here.`);
