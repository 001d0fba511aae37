import type { Resolve } from "../../document/model/text-types.ts";
import type { Json, JsonObject } from "../../document/tree/json.ts";
import type { Direction, Effect, Finding, Step } from "./change.ts";
import type { Flatten } from "./flat-schema.ts";

/** One of the two documents. `schemes`: the definition of each security scheme as a text. */
export type Source = Readonly<{
  document: JsonObject;
  resolve: Resolve;
  flat: Flatten;
  schemes: ReadonlyMap<string, string>;
}>;

/** Both documents. */
export type Documents = Readonly<{
  old: Source;
  next: Source;
  /** Whether two schemas and everything they refer to are identical. */
  isUnchanged: (before: Json, after: Json) => boolean;
  /** Whether two schemas are equivalent in this direction. */
  isAlike: (before: Json, after: Json, direction: Direction) => boolean;
}>;

/** A position in both documents, to which differences are added. */
export type Cursor = Readonly<{
  documents: Documents;
  direction: Direction;
  steps: readonly Step[];
  /** The cursor of a nested part. */
  child: (...steps: readonly Step[]) => Cursor;
  /** The same position in the opposite direction. */
  reversed: () => Cursor;
  /** Adds a difference. */
  add: (effect: Effect, before: Json | undefined, after: Json | undefined) => void;
  /** Compares two schemas; an absent one allows everything. */
  compare: (before: Json | undefined, after: Json | undefined) => void;
}>;

type Sinks = Readonly<{
  documents: Documents;
  add: (finding: Finding) => void;
  compare: (before: Json, after: Json, cursor: Cursor) => void;
}>;

/** A cursor at the start of a comparison. */
export function cursorAt(sinks: Sinks, direction: Direction, steps: readonly Step[] = []): Cursor {
  const cursor: Cursor = {
    documents: sinks.documents,
    direction,
    steps,
    child: (...more) => cursorAt(sinks, direction, [...steps, ...more]),
    reversed: () => cursorAt(sinks, direction === "request" ? "reply" : "request", steps),
    add: (effect, before, after) => sinks.add({ effect, direction, steps, before, after }),
    compare: (before = true, after = true) => sinks.compare(before, after, cursor),
  };
  return cursor;
}
