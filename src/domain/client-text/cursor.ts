import { Problem } from "../../errors.ts";

/** The refusal of a text that is not the `next` of a page. */
export const badCursor = (): Problem =>
  new Problem("bad_request", "No valid cursor. cursor must be the next of the page before, unchanged.");

/** Whole numbers of a cursor: as written by the service, and small enough to be exact. */
export const wholeNumber = "(0|[1-9]\\d{0,14})";
