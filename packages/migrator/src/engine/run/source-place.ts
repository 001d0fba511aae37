import { errorsOf } from "../../protocol/errors.ts";
import type { StackPlace } from "./stack-place.ts";

/** Where in the text of a migration an error happened that no stack shows: the text is no program. */
const places = new WeakMap<object, StackPlace>();

/** Records where it happened. @returns the error */
export function withSourcePlace(error: unknown, place: StackPlace): unknown {
  if (typeof error === "object" && error !== null) places.set(error, place);
  return error;
}

export function sourcePlaceOf(error: unknown): StackPlace | undefined {
  for (const link of errorsOf(error)) {
    const place = places.get(link);
    if (place !== undefined) return place;
  }
  return undefined;
}
