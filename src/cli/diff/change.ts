import { breaks, type Direction, type Effect } from "./effect.ts";

/** A difference between two documents, as it is printed. */
export type Change = Readonly<{
  isBreaking: boolean;
  /** `GET /pets/{id}`; the empty text for the document as a whole. */
  operation: string;
  /** Where it is in the operation, or in the document. */
  place: string;
  action: "add" | "remove" | "replace";
  before: unknown;
  after: unknown;
}>;

export type Step = string | number;
/** A difference in one part of the documents. `place` begins where the comparison of that part began. */
export type Finding = Readonly<{
  effect: Effect;
  direction: Direction;
  place: readonly Step[];
  before: unknown;
  after: unknown;
}>;

/** What is absent is undefined. */
export function changeOf({ effect, direction, place, before, after }: Finding, operation: string): Change {
  const action = before === undefined ? "add" : after === undefined ? "remove" : "replace";
  return { isBreaking: breaks(effect, direction), operation, place: place.join("/"), action, before, after };
}
