import { isDeepStrictEqual } from "node:util";
import { entriesOf, isList, isObject, type Json, type JsonObject, objectOf } from "../../document/tree/json.ts";
import { memoized } from "./flat-schema.ts";

/**
 * Finds parts of two documents that are identical including everything they refer to, so that they need no comparison:
 * most of a large document.
 */
export function unchangedParts(old: JsonObject, next: JsonObject): (before: Json, after: Json) => boolean {
  const [components, others] = [componentsOf(old), componentsOf(next)];
  const changed = new Set(
    [...components.keys(), ...others.keys()].filter((key) => !isDeepStrictEqual(components.get(key), others.get(key))),
  );
  const usedBy = new Map<string, string[]>();
  for (const [key, component] of components)
    for (const ref of refsOf(component)) usedBy.set(ref, [...(usedBy.get(ref) ?? []), key]);
  // A part that refers to a changed one is changed. References to anything but components are not followed.
  for (const ref of usedBy.keys()) if (!components.has(ref)) changed.add(ref);
  for (const ref of changed) for (const key of usedBy.get(ref) ?? []) changed.add(key);
  const ownRefs = memoized((part) => refsOf(part));
  return (before, after) =>
    isDeepStrictEqual(before, after) &&
    (!isObject(before) || [...ownRefs(before)].every((ref) => components.has(ref) && !changed.has(ref)));
}

/** By the pointers that lead to them. */
const componentsOf = (document: JsonObject): Map<string, Json> =>
  new Map(
    entriesOf(document["components"]).flatMap(([section, parts]) =>
      entriesOf(objectOf(parts)).map(([name, part]) => [`#/components/${section}/${name}`, part] as const),
    ),
  );

/** The components that a part refers to, also to a part of them; another text if it refers to something else. */
function refsOf(part: Json, found = new Set<string>()): Set<string> {
  if (isList(part)) for (const one of part) refsOf(one, found);
  else
    for (const [key, value] of entriesOf(part))
      if (key === "$ref" && typeof value === "string")
        found.add(/^#\/components\/[^/]+\/[^/]+/.exec(value)?.[0] ?? value);
      else refsOf(value, found);
  return found;
}
