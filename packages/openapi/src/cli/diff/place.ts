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
  /** Whether two schemas are written alike, and so is everything they refer to. */
  isUnchanged: (before: Json, after: Json) => boolean;
  /** Whether two schemas mean the same to who sends and who gets them in this direction. */
  isAlike: (before: Json, after: Json, direction: Direction) => boolean;
}>;

/** A part of both documents that is compared, and what is found there. */
export type Place = Readonly<{
  documents: Documents;
  direction: Direction;
  steps: readonly Step[];
  /** A part of this part. */
  at: (...steps: readonly Step[]) => Place;
  /** The same place, where the other side sends. */
  reversed: () => Place;
  /** Adds a difference. */
  add: (effect: Effect, before: Json | undefined, after: Json | undefined) => void;
  /** Compares two schemas; one that is absent allows everything. */
  compare: (before: Json | undefined, after: Json | undefined) => void;
}>;

type Sinks = Readonly<{
  documents: Documents;
  add: (finding: Finding) => void;
  compare: (before: Json, after: Json, place: Place) => void;
}>;

/** Where a comparison begins. */
export function placeOf(sinks: Sinks, direction: Direction, steps: readonly Step[] = []): Place {
  const place: Place = {
    documents: sinks.documents,
    direction,
    steps,
    at: (...more) => placeOf(sinks, direction, [...steps, ...more]),
    reversed: () => placeOf(sinks, direction === "request" ? "reply" : "request", steps),
    add: (effect, before, after) => sinks.add({ effect, direction, steps, before, after }),
    compare: (before = true, after = true) => sinks.compare(before, after, place),
  };
  return place;
}
