import type { Operation } from "../document/model/model.ts";
import type { JsonObject } from "../document/tree/json.ts";
import type { Place } from "../operation/operation.ts";
import { constantName } from "./constants.ts";
import type { Family } from "./slim-schema.ts";

/** Derives a unique name for each validator from the location that it validates. */
export type ValidatorNames = Readonly<{
  body: (operation: Operation, mediaType: string) => string;
  parameters: (operation: Operation, place: Place) => string;
  /** Of parameters that many operations have in common: named after them and their schema. */
  commonParameters: (place: Place, schema: JsonObject) => string;
  reply: (operation: Operation, status: string, mediaType: string) => string;
  /** `hidden`: what the schema does not require here; see `hidden-properties.ts`. */
  shared: (ref: string, family: Family, hidden?: readonly string[]) => string;
}>;

const words = (text: string): string => text.replaceAll(/[^\p{ID_Continue}]+/gu, "_").replaceAll(/^_+|_+$/g, "");
const mediaTypeWords = (mediaType: string): string => words(mediaType.replace(/^application\//, ""));

export function validatorNames(): ValidatorNames {
  const owners = new Map<string, string>();
  /** If two names differ only in characters that are invalid in identifiers, the second one gets a hash. */
  const unique = (name: string, place: string): string => {
    const owner = owners.get(name) ?? place;
    const free = owner === place ? name : constantName(name, place);
    owners.set(free, place);
    return free;
  };
  const named = (place: readonly string[], names: readonly string[]): string =>
    unique(names.join("_"), JSON.stringify(place));
  return {
    body: ({ operationId, identifier }, mediaType) =>
      named([operationId, mediaType], [identifier, "body", mediaTypeWords(mediaType)]),
    parameters: ({ operationId, identifier }, place) => named([operationId, place], [identifier, place]),
    commonParameters: (place, schema) => constantName(place, JSON.stringify(schema)),
    reply: ({ operationId, identifier }, status, mediaType) =>
      named([operationId, status, mediaType], ["reply", identifier, status, mediaTypeWords(mediaType)]),
    shared: (ref, family, hidden = []) => {
      const name = words(ref.replace(/^#\/components\/schemas\//, "").replace(/^#\//, ""));
      const without = hidden.length === 0 ? [] : ["without", ...hidden.map(words)];
      return named([ref, family, ...hidden], [/^[\p{ID_Start}_]/u.test(name) ? name : `_${name}`, ...without, family]);
    },
  };
}
