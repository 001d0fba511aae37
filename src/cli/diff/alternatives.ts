import { isDeepStrictEqual } from "node:util";
import {
  entriesOf,
  isList,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../../openapi/document/json.ts";
import type { Step } from "./change.ts";
import { type ComparePart, type Comparison, isInBoth } from "./comparison.ts";
import { texts } from "./rules.ts";

const keywords = ["oneOf", "anyOf"] as const;
const unionsOf = (schema: JsonObject) => keywords.filter((keyword) => isList(schema[keyword]));

/**
 * Compares `oneOf` and `anyOf`.
 * @returns whether nothing else is left to compare: one schema was compared with the alternatives of the other
 */
export function compareAlternatives(...[before, after, place, comparison]: Parameters<ComparePart>): boolean {
  const { add } = comparison;
  const [[old, ...moreOld], [next, ...moreNext]] = [unionsOf(before), unionsOf(after)];
  const isSimple = moreOld.length === 0 && moreNext.length === 0;
  if (isSimple && old !== undefined && next === undefined && isBare(before)) {
    pair(listOf(before[old]), asAlternatives(after), [...place, old], comparison);
    return true;
  }
  if (isSimple && old === undefined && next !== undefined && isBare(after)) {
    pair(asAlternatives(before), listOf(after[next]), [...place, next], comparison);
    return true;
  }
  if (isSimple && old !== undefined && next !== undefined && old !== next) {
    pair(listOf(before[old]), listOf(after[next]), [...place, next], comparison);
    add(next === "oneOf" ? "narrower" : "wider", [...place, next], old, next);
    return false;
  }
  for (const keyword of keywords)
    if (isInBoth(before, after, keyword, place, add))
      pair(listOf(before[keyword]), listOf(after[keyword]), [...place, keyword], comparison);
  return false;
}

/** Whether a schema says nothing but its alternatives. */
const isBare = (schema: JsonObject): boolean =>
  Object.keys(schema).every((keyword) => keyword in texts || (keywords as readonly string[]).includes(keyword));

const split = new WeakMap<JsonObject, readonly Json[]>();
/** A schema without alternatives as the only one, or as two if it may be null. The same schema gives the same objects. */
function asAlternatives(schema: JsonObject): readonly Json[] {
  const known = split.get(schema);
  if (known !== undefined) return known;
  const { type, enum: values, ...rest } = schema;
  const others = listOf(type).filter((one) => one !== "null");
  const kept = isList(values) ? { enum: values.filter((value) => value !== null) } : {};
  const list =
    others.length === 0 || others.length === listOf(type).length
      ? [schema]
      : [{ ...rest, ...kept, type: others }, { type: "null" }];
  split.set(schema, list);
  return list;
}

/** Compares two lists of alternatives. Those that mean the same are found first, then those of the same name, and the others by their order. */
function pair(old: readonly Json[], next: readonly Json[], place: readonly Step[], comparison: Comparison): void {
  const { documents, add, compare, isAlike } = comparison;
  const left = new Map(old.entries());
  const free = new Map(next.entries());
  const match = (isPair: (one: Json, other: Json) => boolean, found?: (one: Json, other: Json, at: number) => void) => {
    for (const [index, one] of left)
      for (const [at, other] of free)
        if (isPair(one, other)) {
          left.delete(index);
          free.delete(at);
          found?.(one, other, at);
          break;
        }
  };
  const compared = (one: Json, other: Json, at: number): void => compare(one, other, [...place, at]);
  match(documents.isUnchanged);
  match(
    (one, other) => isObject(one) && isObject(other) && one["$ref"] !== undefined && one["$ref"] === other["$ref"],
    compared,
  );
  match(isAlike, compared);
  match(() => true, compared);
  for (const [index, one] of left) add("narrower", [...place, index], one, undefined);
  for (const [index, one] of free) add("wider", [...place, index], undefined, one);
}

/** Compares discriminators: by them readers choose an alternative. */
export const compareKind: ComparePart = (before, after, place, { add, isAlikeForAll }) => {
  if (!isInBoth(before, after, "discriminator", place, add)) return;
  const at = [...place, "discriminator"];
  const { mapping: oldMap, ...old } = objectOf(before["discriminator"]);
  const { mapping: nextMap, ...next } = objectOf(after["discriminator"]);
  if (!isDeepStrictEqual(old, next)) add("unlike", at, old, next);
  const [was, is] = [objectOf(oldMap), objectOf(nextMap)];
  for (const key of new Set([...entriesOf(was), ...entriesOf(is)].map(([name]) => name))) {
    const [one, other] = [was[key], is[key]];
    if (one === undefined || other === undefined)
      add(one === undefined ? "wider" : "narrower", [...at, "mapping", key], one, other);
    else if (!isAlikeForAll(target(one), target(other))) add("unlike", [...at, "mapping", key], one, other);
  }
};

/** A mapping names a component, or refers to it. */
function target(value: Json): JsonObject {
  const text = textOf(value) ?? "";
  return { $ref: text.startsWith("#") ? text : `#/components/schemas/${text}` };
}
