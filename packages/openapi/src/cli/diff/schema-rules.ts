import { isDeepStrictEqual } from "node:util";
import { fits, typeOfValue } from "../../document/model/text-types.ts";
import {
  entriesOf,
  isList,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
} from "../../document/tree/json.ts";
import { alignedAlternatives, alternatives } from "./alternatives.ts";
import type { Direction } from "./change.ts";
import type { Cursor, Source } from "./cursor.ts";
import { isAnything, isNothing, memoized } from "./flat-schema.ts";
import { compareEntries, demand, each, ignored, inside, members, type Rule, type Rules, valueRules } from "./rules.ts";

/** Compares two flat schemas. */
export function compareFlat(before: JsonObject, after: JsonObject, cursor: Cursor): void {
  if (isNothing(before) || isNothing(after)) {
    if (isNothing(before) !== isNothing(after)) cursor.add(isNothing(before) ? "wider" : "narrower", before, after);
  } else if ("x-decoded-as" in before || "x-decoded-as" in after) compareDecoded(before, after, cursor);
  else {
    const [old, next] = alignedAlternatives(before, after, cursor);
    compareTypes(old, next, cursor.child("type"));
    compareBounds(old, next, cursor);
    compareEntries(old, next, schemaRules, cursor);
  }
}

const published = memoized((schema) => {
  const { "x-decoded-as": decoded, ...rest } = schema;
  return decoded === undefined ? schema : rest;
});
/** Replies use the published schema; requests are decoded by the other one. */
function compareDecoded(before: JsonObject, after: JsonObject, cursor: Cursor): void {
  const [old, next] = [published(before), published(after)];
  const isRequest = cursor.direction === "request";
  if (isRequest && !cursor.documents.isAlike(old, next, "request")) cursor.add("annotation", old, next);
  if (isRequest) cursor.compare(before["x-decoded-as"] ?? old, after["x-decoded-as"] ?? next);
  else cursor.compare(old, next);
}

function compareTypes(before: JsonObject, after: JsonObject, cursor: Cursor): void {
  const [old, next] = [typesOf(before), typesOf(after)];
  const [isNarrower, isWider] = [!includes(next, old), !includes(old, next)];
  const effect = isNarrower && isWider ? "unlike" : isNarrower ? "narrower" : "wider";
  if (isNarrower || isWider) cursor.add(effect, writtenType(before), writtenType(after));
}

/** As it is written: the name alone if it is the only one. */
const writtenType = ({ type }: JsonObject): Json | undefined => (isList(type) && type.length === 1 ? type[0] : type);

/** The types that a schema allows, also those implied by its values or parts; undefined for all. */
function typesOf({ type, enum: values, properties, items }: JsonObject): readonly Json[] | undefined {
  if (type !== undefined) return listOf(type);
  if (isList(values)) return values.map(typeOfValue);
  // As the generator reads them.
  return isObject(properties) ? ["object"] : isObject(items) ? ["array"] : undefined;
}

const includes = (all: readonly Json[] | undefined, some: readonly Json[] | undefined): boolean =>
  all === undefined || (some?.every((type) => fits(type, all)) ?? false);

/**
 * The tightest bound of a schema; an exclusive bound of integers as an inclusive one. `limit`: as if it were an upper
 * one.
 */
type Bound = Readonly<{ keyword: string; value: number; limit: number; isExclusive: boolean }>;

function compareBounds(before: JsonObject, after: JsonObject, cursor: Cursor): void {
  for (const name of ["Minimum", "Maximum"] as const) {
    const [old, next] = [boundOf(before, name), boundOf(after, name)];
    if (old?.limit === next?.limit && old?.isExclusive === next?.isExclusive) continue;
    const effect = next !== undefined && (old === undefined || isTighter(next, old)) ? "narrower" : "wider";
    cursor.child(next?.keyword ?? old?.keyword ?? "").add(effect, old?.value, next?.value);
  }
}

const isTighter = (one: Bound, other: Bound): boolean =>
  one.limit < other.limit || (one.limit === other.limit && one.isExclusive && !other.isExclusive);

function boundOf(schema: JsonObject, name: "Minimum" | "Maximum"): Bound | undefined {
  const [inclusive, exclusive] = [name.toLowerCase(), `exclusive${name}`];
  const [value, limit] = [numberOf(schema[inclusive]), numberOf(schema[exclusive])];
  const isWhole = isDeepStrictEqual(schema["type"], ["integer"]);
  const sign = name === "Minimum" ? -1 : 1;
  const whole = limit === undefined ? undefined : sign === 1 ? Math.ceil(limit) - 1 : Math.floor(limit) + 1;
  const bounds = [
    { keyword: inclusive, value, isExclusive: false },
    isWhole
      ? { keyword: inclusive, value: whole, isExclusive: false }
      : { keyword: exclusive, value: limit, isExclusive: true },
  ].flatMap(({ value, ...bound }) => (value === undefined ? [] : [{ ...bound, value, limit: sign * value }]));
  return bounds.reduce<Bound | undefined>((least, one) => (least && isTighter(least, one) ? least : one), undefined);
}

const part = inside((before, after, cursor) => cursor.compare(before, after));
/** A keyword that only one schema has restricts that schema. */
const inBoth =
  (rule: Rule): Rule =>
  (before, after, ...rest) =>
    before === undefined || after === undefined ? demand(before, after) : rule(before, after, ...rest);

/** For `not` and `if`, where narrower and wider are swapped or affect other keywords. */
const isAlikeForAll = (before: Json, after: Json, { documents }: Cursor): boolean =>
  documents.isAlike(before, after, "request") && documents.isAlike(before, after, "reply");

const condition = inBoth(
  inside((before = true, after = true, cursor) => {
    if (!isAlikeForAll(before, after, cursor)) cursor.add("unlike", before, after);
  }),
);
/** A consequence is compared if its condition is the same. */
const consequence = inside((before, after, cursor, [{ if: old }, { if: next }]) => {
  if (old !== undefined && next !== undefined && isAlikeForAll(old, next, cursor)) cursor.compare(before, after);
});

/** The properties that the sender of a value may send. */
function ownProperties(schema: JsonObject, { flat }: Source, direction: Direction): JsonObject {
  const foreign = direction === "request" ? "readOnly" : "writeOnly";
  return Object.fromEntries(entriesOf(schema["properties"]).filter(([, property]) => flat(property)[foreign] !== true));
}

const properties = inside((_, __, cursor, [before, after]) => {
  const { direction, documents } = cursor;
  const own = ownProperties(before, documents.old, direction);
  const property: Rule = (was, is, propertyCursor) => {
    // A removed property is ignored in requests, or no longer sent.
    if (is === undefined) return "unlike";
    const rest = was ?? othersOf(before, String(propertyCursor.steps.at(-1)));
    if (was !== undefined || !(isAnything(rest) || isNothing(documents.old.flat(rest))))
      propertyCursor.compare(rest, is);
    return was === undefined ? "compatible" : undefined;
  };
  compareEntries(own, ownProperties(after, documents.next, direction), property, cursor);
});

/** The schema of a property that is not listed. */
function othersOf(schema: JsonObject, name: string): Json {
  const pattern = entriesOf(schema["patternProperties"]).find(([key]) => matches(key, name));
  return pattern?.[1] ?? schema["additionalProperties"] ?? schema["unevaluatedProperties"] ?? true;
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, "u").test(name);
  } catch {
    return false;
  }
}

/** Unlisted properties. Clients have to expect new ones anyway. */
const others: Rule = (before, after, cursor, owners) => {
  const { old, next } = cursor.documents;
  if (cursor.direction === "request" || before === undefined || !isNothing(old.flat(before)))
    return part(before, after, cursor, owners);
  return isNothing(next.flat(after ?? true)) ? undefined : "compatible";
};

const names = members("wider", "narrower");
/** The required properties of a sender. */
const required: Rule = (_, __, cursor, owners) => {
  const namesOf = (schema: JsonObject, source: Source) => {
    const own = ownProperties(schema, source, cursor.direction);
    const isForeign = (name: Json): boolean =>
      Object.hasOwn(objectOf(schema["properties"]), String(name)) && !Object.hasOwn(own, String(name));
    return listOf(schema["required"]).filter((name) => !isForeign(name));
  };
  const { old, next } = cursor.documents;
  return names(namesOf(owners[0], old), namesOf(owners[1], next), cursor, owners);
};

const tuple = inside((before, after, cursor, owners) => {
  const [old, next] = [listOf(before), listOf(after)];
  for (let index = 0; index < Math.max(old.length, next.length); index++)
    cursor.child(index).compare(old[index] ?? owners[0]["items"], next[index] ?? owners[1]["items"]);
});

/** Parts of `allOf` that could not be merged. */
const rest = inside((before, after, cursor) => {
  const isAlike = (one: Json, other: Json) => cursor.documents.isAlike(one, other, cursor.direction);
  const [old, next] = [listOf(before), listOf(after)];
  const gone = old.filter((one) => !next.some((other) => isAlike(one, other)));
  const added = next.filter((other) => !old.some((one) => isAlike(one, other)));
  for (let index = 0; index < Math.max(gone.length, added.length); index++) {
    const [one, other] = [gone[index], added[index]];
    if (one === undefined || other === undefined)
      cursor.child(index).add(one === undefined ? "narrower" : "wider", one, other);
    else cursor.child(index).compare(one, other);
  }
});

/** A discriminator selects an alternative. */
const kind = inBoth(
  inside((before, after, cursor) => {
    const [{ mapping: was, ...old }, { mapping: is, ...next }] = [objectOf(before), objectOf(after)];
    if (!isDeepStrictEqual(old, next)) cursor.add("unlike", old, next);
    const target: Rule = (one, other, propertyCursor) => {
      if (one === undefined || other === undefined) return one === undefined ? "wider" : "narrower";
      if (!isAlikeForAll(targetOf(one), targetOf(other), propertyCursor)) propertyCursor.add("unlike", one, other);
      return undefined;
    };
    compareEntries(objectOf(was), objectOf(is), target, cursor.child("mapping"));
  }),
);

/** A mapping names a component, or refers to it. */
function targetOf(value: Json): JsonObject {
  const text = textOf(value) ?? "";
  return { $ref: text.startsWith("#") ? text : `#/components/schemas/${text}` };
}

const schemaRules: Rules = {
  ...valueRules,
  ...ignored("type minimum exclusiveMinimum maximum exclusiveMaximum readOnly writeOnly"),
  enum: (before, after, ...rest) =>
    isList(before) && isList(after) ? members("narrower", "wider")(before, after, ...rest) : demand(before, after),
  properties,
  required,
  additionalProperties: others,
  unevaluatedProperties: others,
  propertyNames: part,
  patternProperties: each(part),
  dependentRequired: each(names),
  dependentSchemas: each(part),
  items: part,
  unevaluatedItems: part,
  contentSchema: part,
  prefixItems: tuple,
  contains: inBoth(part),
  oneOf: inBoth(alternatives),
  anyOf: inBoth(alternatives),
  allOf: rest,
  not: condition,
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: consequence,
  else: consequence,
  discriminator: kind,
};
