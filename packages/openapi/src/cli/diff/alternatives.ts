import { isList, isObject, type Json, type JsonObject, listOf } from "../../document/tree/json.ts";
import { once } from "./flat-schema.ts";
import type { Place } from "./place.ts";
import { inside, texts } from "./rules.ts";

const keywords = ["oneOf", "anyOf"] as const;
const unionsOf = (schema: JsonObject) => keywords.filter((keyword) => isList(schema[keyword]));

/**
 * Both schemas with alternatives under one keyword, where that makes them comparable: a schema without any is compared
 * with those of the other.
 */
export function alignedAlternatives(
  before: JsonObject,
  after: JsonObject,
  place: Place,
): readonly [JsonObject, JsonObject] {
  const [[old, ...moreOld], [next, ...moreNext]] = [unionsOf(before), unionsOf(after)];
  if (old === next || moreOld.length + moreNext.length > 0) return [before, after];
  if (next === undefined)
    return old && isBare(before) ? [{ [old]: before[old] }, { [old]: asAlternatives(after) }] : [before, after];
  if (old === undefined)
    return isBare(after) ? [{ [next]: asAlternatives(before) }, { [next]: after[next] }] : [before, after];
  place.at(next).add(next === "oneOf" ? "narrower" : "wider", old, next);
  const { [old]: list, ...rest } = before;
  return [{ ...rest, [next]: list }, after];
}

/** Whether a schema says nothing but its alternatives. */
const isBare = (schema: JsonObject): boolean =>
  Object.keys(schema).every((keyword) => keyword in texts || (keywords as readonly string[]).includes(keyword));

/** A schema without alternatives as the only one, or as two if it may be null. */
const asAlternatives = once((schema): readonly Json[] => {
  const { type, enum: values, ...rest } = schema;
  const others = listOf(type).filter((one) => one !== "null");
  const kept = isList(values) ? { enum: values.filter((value) => value !== null) } : {};
  return others.length === 0 || others.length === listOf(type).length
    ? [schema]
    : [{ ...rest, ...kept, type: others }, { type: "null" }];
});

/** Alternatives that mean the same are found first, then those of the same name, and the others by their order. */
export const alternatives = inside((before, after, place) => {
  const { direction, documents } = place;
  const [left, free] = [new Map(listOf(before).entries()), new Map(listOf(after).entries())];
  const match = (isPair: (one: Json, other: Json) => boolean) => {
    for (const [index, one] of left)
      for (const [at, other] of free)
        if (isPair(one, other)) {
          left.delete(index);
          free.delete(at);
          place.at(at).compare(one, other);
          break;
        }
  };
  match(documents.isUnchanged);
  match((one, other) => isObject(one) && isObject(other) && one["$ref"] !== undefined && one["$ref"] === other["$ref"]);
  match((one, other) => documents.isAlike(one, other, direction));
  match(() => true);
  for (const [index, one] of left) place.at(index).add("narrower", one, undefined);
  for (const [index, one] of free) place.at(index).add("wider", undefined, one);
});
