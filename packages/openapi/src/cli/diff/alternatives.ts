import { isList, isObject, type Json, type JsonObject, listOf } from "../../document/tree/json.ts";
import type { Cursor } from "./cursor.ts";
import { memoized } from "./flat-schema.ts";
import { inside, texts } from "./rules.ts";

const keywords = ["oneOf", "anyOf"] as const;
const unionsOf = (schema: JsonObject) => keywords.filter((keyword) => isList(schema[keyword]));

/**
 * Rewrites both schemas to use the same keyword for alternatives, where that makes them comparable: a schema without
 * alternatives counts as the only one.
 */
export function alignedAlternatives(
  before: JsonObject,
  after: JsonObject,
  cursor: Cursor,
): readonly [JsonObject, JsonObject] {
  const [[old, ...moreOld], [next, ...moreNext]] = [unionsOf(before), unionsOf(after)];
  if (old === next || moreOld.length + moreNext.length > 0) return [before, after];
  if (next === undefined)
    return old && isBare(before) ? [{ [old]: before[old] }, { [old]: asAlternatives(after) }] : [before, after];
  if (old === undefined)
    return isBare(after) ? [{ [next]: asAlternatives(before) }, { [next]: after[next] }] : [before, after];
  cursor.child(next).add(next === "oneOf" ? "narrower" : "wider", old, next);
  const { [old]: list, ...rest } = before;
  return [{ ...rest, [next]: list }, after];
}

/** Whether a schema consists of its alternatives only. */
const isBare = (schema: JsonObject): boolean =>
  Object.keys(schema).every((keyword) => keyword in texts || (keywords as readonly string[]).includes(keyword));

/** A schema without alternatives as a single alternative, or as two if it is nullable. */
const asAlternatives = memoized((schema): readonly Json[] => {
  const { type, enum: values, ...rest } = schema;
  const others = listOf(type).filter((one) => one !== "null");
  const kept = isList(values) ? { enum: values.filter((value) => value !== null) } : {};
  return others.length === 0 || others.length === listOf(type).length
    ? [schema]
    : [{ ...rest, ...kept, type: others }, { type: "null" }];
});

/** Matches equivalent alternatives first, then those with the same reference, and the others by their order. */
export const alternatives = inside((before, after, cursor) => {
  const { direction, documents } = cursor;
  const [unmatched, candidates] = [new Map(listOf(before).entries()), new Map(listOf(after).entries())];
  const match = (isPair: (one: Json, other: Json) => boolean) => {
    for (const [index, one] of unmatched)
      for (const [candidateIndex, other] of candidates)
        if (isPair(one, other)) {
          unmatched.delete(index);
          candidates.delete(candidateIndex);
          cursor.child(candidateIndex).compare(one, other);
          break;
        }
  };
  match(documents.isUnchanged);
  match((one, other) => isObject(one) && isObject(other) && one["$ref"] !== undefined && one["$ref"] === other["$ref"]);
  match((one, other) => documents.isAlike(one, other, direction));
  match(() => true);
  for (const [index, one] of unmatched) cursor.child(index).add("narrower", one, undefined);
  for (const [index, one] of candidates) cursor.child(index).add("wider", undefined, one);
});
