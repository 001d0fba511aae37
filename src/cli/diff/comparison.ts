import type { Json, JsonObject } from "../../openapi/document/json.ts";
import type { Step } from "./change.ts";
import type { Direction, Effect } from "./effect.ts";
import type { Flatten } from "./flat-schema.ts";

/** The two documents, as their schemas are compared. */
export type Documents = Readonly<{
  old: Flatten;
  next: Flatten;
  /** Whether two schemas are written alike, and so is everything they refer to. */
  isUnchanged: (before: Json, after: Json) => boolean;
}>;

/** The comparison of two schemas and of what is in them. */
export type Comparison = Readonly<{
  documents: Documents;
  direction: Direction;
  /** Adds a difference. */
  add: (effect: Effect, place: readonly Step[], before: Json | undefined, after: Json | undefined) => void;
  /** Compares two schemas; one that is absent allows everything. */
  compare: (before: Json | undefined, after: Json | undefined, place: readonly Step[]) => void;
  /** Whether two schemas mean the same. */
  isAlike: (before: Json, after: Json) => boolean;
  /** Whether they mean the same for both sides: where less and more change places, or decide about something else. */
  isAlikeForAll: (before: Json, after: Json) => boolean;
}>;

/** Compares one group of keywords. Both schemas are flat. */
export type ComparePart = (
  before: JsonObject,
  after: JsonObject,
  place: readonly Step[],
  comparison: Comparison,
) => void;

/** What is there only in one of them demands something that the other does not. @returns whether it is in both */
export function isInBoth(
  before: JsonObject,
  after: JsonObject,
  keyword: string,
  place: readonly Step[],
  add: Comparison["add"],
): boolean {
  const [old, next] = [before[keyword], after[keyword]];
  if ((old === undefined) !== (next === undefined))
    add(old === undefined ? "narrower" : "wider", [...place, keyword], old, next);
  return old !== undefined && next !== undefined;
}
