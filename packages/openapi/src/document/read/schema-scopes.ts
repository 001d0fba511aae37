import { type Json, type JsonObject, textOf } from "../tree/json.ts";
import { decoded, join } from "../tree/pointer.ts";
import { walk } from "../tree/walk.ts";

/** The schemas of one file that have a name of their own, and the names that apply at a place. */
export type Scopes = Readonly<{
  /** The pointer of the schema that a `$ref` names by `$id` or `$anchor`; undefined if none does. */
  find: (ref: string, pointer: string) => string | undefined;
  /** The pointers of all schemas with this `$dynamicAnchor`. */
  dynamic: (name: string) => readonly string[];
  /** The schema that `$recursiveRef: "#"` means at a place: the innermost one around it that has an identity. */
  recursive: (pointer: string) => string | undefined;
}>;

/** Base for relative identifiers, which no document uses. */
const origin = "https://document.invalid/";

/** Source: JSON Schema 2020-12 (core), sections 8.2 and 9.1; 2019-09 for `$recursiveRef`. */
export function scopesOf(document: JsonObject): Scopes {
  const ids: [pointer: string, id: string][] = [];
  const anchors: [pointer: string, name: string][] = [];
  const dynamicAnchors: [pointer: string, name: string][] = [];
  const recursive: string[] = [];
  walk(document, "document", "#", (node, kind, pointer) => {
    if (kind !== "schema") return;
    const [id, anchor, dynamicAnchor] = ["$id", "$anchor", "$dynamicAnchor"].map((key) => textOf(node[key]));
    if (id !== undefined && !id.startsWith("#")) ids.push([pointer, id]);
    if (anchor !== undefined) anchors.push([pointer, anchor]);
    if (dynamicAnchor !== undefined) dynamicAnchors.push([pointer, dynamicAnchor]);
    if (id !== undefined || node["$recursiveAnchor"] === true) recursive.push(pointer);
  });
  const around = <T>(entries: readonly (readonly [string, T])[], pointer: string): T | undefined =>
    entries.reduce<readonly [string, T] | undefined>(
      (best, entry) => (isAround(entry[0], pointer) && entry[0].length >= (best?.[0].length ?? 0) ? entry : best),
      undefined,
    )?.[1];
  const bases: (readonly [pointer: string, base: string])[] = [["#", baseOf(textOf(document["$self"]), origin)]];
  for (const [pointer, id] of ids.sort(([a], [b]) => a.length - b.length))
    bases.push([pointer, baseOf(id, around(bases, pointer) ?? origin)]);
  const resources = new Map(bases.map(([pointer, base]) => [base, pointer]));
  const named = new Map(
    [...anchors, ...dynamicAnchors].map(([pointer, name]) => [`${around(bases, pointer)}#${name}`, pointer]),
  );
  return {
    find: (ref, pointer) => {
      const target = baseOf(ref, around(bases, pointer) ?? origin);
      const [resource = "", fragment = ""] = target.split("#");
      if (fragment !== "" && !fragment.startsWith("/")) return named.get(target);
      const found = resources.get(resource);
      const steps = decoded(fragment);
      return found === undefined || steps === undefined ? undefined : `${found}${steps}`;
    },
    dynamic: (name) => dynamicAnchors.flatMap(([pointer, other]) => (name === other ? [pointer] : [])),
    recursive: (pointer) =>
      around(
        recursive.map((place) => [place, place] as const),
        pointer,
      ),
  };
}

const isAround = (place: string, pointer: string): boolean => pointer === place || pointer.startsWith(`${place}/`);

const baseOf = (reference: string | undefined, base: string): string =>
  URL.canParse(reference ?? "", base) ? new URL(reference ?? "", base).href : base;

/** Keywords that name a schema; once its references are resolved, nothing needs them. */
export const scopeKeywords = ["$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$schema", "$vocabulary"];

export const withoutScope = (schema: JsonObject): Json =>
  scopeKeywords.some((keyword) => keyword in schema)
    ? Object.fromEntries(Object.entries(schema).filter(([keyword]) => !scopeKeywords.includes(keyword)))
    : schema;

/** The location of a named part of a component. */
export const componentPointer = (section: string, name: string): string => join(`#/components/${section}`, name);
