import { isDeepStrictEqual } from "node:util";
import { fits, type Resolve } from "../../document/model/text-types.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf } from "../../document/tree/json.ts";

/**
 * Normalizes a schema to one object: references are resolved and the parts of `allOf` merged, so that notation makes no
 * difference. Parts that cannot be merged stay in `allOf`. The same schema returns the same object.
 */
export type Flatten = (schema: Json) => JsonObject;

/** Memoizes a function by object identity. */
export function memoized<Value>(make: (object: JsonObject) => Value): (object: JsonObject) => Value {
  const known = new WeakMap<JsonObject, Value>();
  return (object) => {
    const value = known.get(object) ?? make(object);
    known.set(object, value);
    return value;
  };
}

let count = 0;
/** A number for each object. */
export const idOf = memoized(() => ++count);

/** A schema that allows nothing. */
const neverSchema: JsonObject = { enum: [] };
export const isNothing = ({ enum: values, type, not }: JsonObject): boolean =>
  [values, type].some((list) => Array.isArray(list) && list.length === 0) || (not !== undefined && isAnything(not));
/** Whether a schema allows everything, as it is written. */
export const isAnything = (schema: Json | undefined): boolean =>
  schema === undefined || schema === true || (isObject(schema) && Object.keys(schema).length === 0);

export function flattenerOf(resolve: Resolve): Flatten {
  const known = new WeakMap<JsonObject, JsonObject>();
  const flat = (schema: Json, ancestors: readonly JsonObject[]): JsonObject => {
    if (!isObject(schema)) return schema === false ? neverSchema : anySchema;
    const cached = known.get(schema);
    if (cached !== undefined) return cached;
    // A recursive part adds nothing.
    if (ancestors.includes(schema)) return anySchema;
    const { $ref, allOf, ...own } = schema;
    // All references to a schema get the same object.
    if ($ref !== undefined && Object.keys(schema).length === 1) return flat(resolve(schema), ancestors);
    const target = $ref === undefined ? [] : [resolve({ $ref })];
    const single = (["anyOf", "oneOf"] as const).filter((keyword) => listOf(own[keyword]).length === 1);
    const parts = [...target, ...listOf(allOf), ...single.flatMap((keyword) => listOf(own[keyword]))];
    const rest = Object.fromEntries(entriesOf(own).filter(([keyword]) => !single.some((one) => one === keyword)));
    const merged = parts
      .map((part) => flat(part, [...ancestors, schema]))
      .reduce((whole, part) => merge(whole, part), {});
    const result = merge(merged, plain(rest), true);
    if (ancestors.length === 0) {
      known.set(schema, result);
      known.set(result, result);
    }
    return result;
  };
  return (schema) => flat(schema, []);
}

const anySchema: JsonObject = {};

/** Identifiers and definitions, which are compared where they are used. */
const unused = new Set(["$defs", "definitions", "$id", "$anchor", "$schema", "$dynamicAnchor", "$recursiveAnchor"]);

/** Values that are equivalent to an absent keyword. */
const defaults: JsonObject = { minLength: 0, minItems: 0, minProperties: 0, uniqueItems: false, deprecated: false };

/** Normalizes keywords that have several notations. */
function plain({ const: only, type, ...own }: JsonObject): JsonObject {
  const values = only === undefined ? own["enum"] : [only];
  const kept = entriesOf({ ...own, enum: values }).filter(
    ([keyword, value]) => !unused.has(keyword) && !isDeepStrictEqual(defaults[keyword], value),
  );
  const types = type === undefined ? {} : { type: [type].flat() };
  return { ...Object.fromEntries(kept), ...types };
}

/** Keywords that depend on each other, so that they are merged together or not at all. */
const groups = [
  ["properties", "patternProperties", "additionalProperties", "unevaluatedProperties"],
  ["prefixItems", "items", "unevaluatedItems", "contains", "minContains", "maxContains"],
  ["if", "then", "else"],
  ["oneOf", "discriminator"],
];
const groupOf = (keyword: string): readonly string[] => groups.find((group) => group.includes(keyword)) ?? [keyword];
const pick = (schema: JsonObject, keywords: readonly string[]): JsonObject =>
  Object.fromEntries(entriesOf(schema).filter(([keyword]) => keywords.includes(keyword)));

type Combine = (one: Json, other: Json) => Json;
const union: Combine = (one, other) => [...new Set([...listOf(one), ...listOf(other)])];
const common: Combine = (one, other) =>
  listOf(one).filter((value) => listOf(other).some((own) => isDeepStrictEqual(own, value)));
const types: Combine = (one, other) => {
  const [left, right] = [listOf(one), listOf(other)];
  return [...new Set([...left.filter((type) => fits(type, right)), ...right.filter((type) => fits(type, left))])];
};

const combinations = new Map(
  (
    [
      ["type", types],
      ["enum", common],
      ["required", union],
      [
        "maximum exclusiveMaximum maxLength maxItems maxProperties x-max-bytes",
        (one, other) => Math.min(Number(one), Number(other)),
      ],
      [
        "minimum exclusiveMinimum minLength minItems minProperties",
        (one, other) => Math.max(Number(one), Number(other)),
      ],
      ["uniqueItems readOnly writeOnly deprecated", (one, other) => one === true || other === true],
      ["title summary description $comment examples externalDocs default x-decoded-as", (_, other) => other],
    ] satisfies [string, Combine][]
  ).flatMap(([keywords, combine]) => keywords.split(" ").map((keyword): [string, Combine] => [keyword, combine])),
);

/**
 * The intersection of two schemas.
 * @param isOuter whether the second contains the first, so that its `unevaluatedProperties` knows of the properties of
 *   both
 */
function merge(whole: JsonObject, part: JsonObject, isOuter = false): JsonObject {
  if (Object.keys(whole).length === 0) return part;
  const { allOf: ownRest, ...own } = whole;
  const { allOf: otherRest, ...other } = part;
  const result: Record<string, Json | undefined> = { ...own };
  const rest = [...listOf(ownRest), ...listOf(otherRest)];
  for (const group of new Set(Object.keys(other).map(groupOf))) {
    const [present, added] = [pick(own, group), pick(other, group)];
    if (isDeepStrictEqual(added, present)) continue;
    const both = Object.keys(present).length === 0 ? added : combined(present, added, group, isOuter);
    if (both === undefined) rest.push(added);
    else Object.assign(result, both);
  }
  return rest.length === 0 ? result : { ...result, allOf: rest };
}

/** One group of keywords of both; undefined if they cannot be merged. */
function combined(
  present: JsonObject,
  added: JsonObject,
  group: readonly string[],
  isOuter: boolean,
): JsonObject | undefined {
  const [keyword = ""] = group;
  if (keyword === "properties") {
    if (isClosed(present, false) || isClosed(added, isOuter)) return undefined;
    const both = ["properties", "patternProperties"].map((name) => together(name, present, added));
    return Object.assign({}, present, added, ...both);
  }
  const combine = group.length === 1 ? combinations.get(keyword) : undefined;
  const [one, other] = [present[keyword], added[keyword]];
  return combine && one !== undefined && other !== undefined ? { [keyword]: combine(one, other) } : undefined;
}

/** Whether a part constrains properties that other parts describe. */
const isClosed = (schema: JsonObject, isOuter: boolean): boolean =>
  !isAnything(schema["additionalProperties"]) || !(isOuter || isAnything(schema["unevaluatedProperties"]));

/** Merges one keyword for properties of both; an empty object if neither has it. */
function together(keyword: string, one: JsonObject, other: JsonObject): JsonObject {
  const all = new Map(entriesOf(one[keyword]));
  for (const [name, schema] of entriesOf(other[keyword])) {
    const own = all.get(name);
    all.set(name, own === undefined ? schema : conjunction(own, schema));
  }
  return all.size === 0 ? {} : { [keyword]: Object.fromEntries(all) };
}

const partsOf = new WeakMap<object, readonly Json[]>();
const combinedWith = memoized(() => new Map<string, JsonObject>());
/** The conjunction of two schemas. The same parts return the same object, so that recursive schemas terminate. */
function conjunction(one: Json, other: Json): Json {
  const parts = [...new Set([one, other].flatMap((schema) => (isObject(schema) && partsOf.get(schema)) || [schema]))];
  const [first, ...more] = parts.filter(isObject);
  if (first === undefined) return parts.every((part) => part === true);
  const key = [parts.includes(false), ...more.map(idOf)].join(" ");
  const known = combinedWith(first).get(key) ?? { allOf: parts };
  combinedWith(first).set(key, known);
  partsOf.set(known, parts);
  return known;
}
