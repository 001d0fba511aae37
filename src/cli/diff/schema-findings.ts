import { type Json, type JsonObject, listOf } from "../../openapi/document/json.ts";
import { compareAlternatives, compareKind } from "./alternatives.ts";
import { compareBounds } from "./bounds.ts";
import type { Finding, Step } from "./change.ts";
import { type ComparePart, type Comparison, type Documents, isInBoth } from "./comparison.ts";
import type { Direction } from "./effect.ts";
import { at, keywordFindings } from "./findings.ts";
import { isNothing } from "./flat-schema.ts";
import { type PairMap, pairMap } from "./pair-map.ts";
import { compareProperties } from "./properties.ts";
import { schemaRules } from "./rules.ts";
import { compareTypes } from "./types-and-values.ts";

/** Compares two schemas, one of the old and one of the new document. What is absent allows everything. */
export type CompareSchemas = (
  before: Json | undefined,
  after: Json | undefined,
  direction: Direction,
  seen?: Pairs,
) => Finding[];

/** Pairs that were compared already, and are not listed again. */
export type Pairs = PairMap<boolean>;

/** Keywords whose values are schemas, or that are compared together with others. */
const apart = new Set(
  (
    "type enum required properties patternProperties additionalProperties unevaluatedProperties propertyNames dependentRequired dependentSchemas " +
    "minimum exclusiveMinimum maximum exclusiveMaximum items prefixItems unevaluatedItems contains contentSchema allOf anyOf oneOf discriminator not if then else readOnly writeOnly x-decoded-as"
  ).split(" "),
);

export function schemaComparison(documents: Documents): CompareSchemas {
  const { old, next, isUnchanged } = documents;
  const memos = { request: alikeMemo(), reply: alikeMemo() };
  const results = { request: pairMap<OnePair>(), reply: pairMap<OnePair>() };

  /** Compares two schemas without what is in them. */
  const onePair = (left: JsonObject, right: JsonObject, direction: Direction): OnePair => {
    const known = results[direction].get(left, right);
    if (known !== undefined) return known;
    const findings: Finding[] = [];
    const inside: Inside[] = [];
    const comparison: Comparison = {
      documents,
      direction,
      add: (effect, place, before, after) => findings.push({ effect, direction, place, before, after }),
      compare: (before = true, after = true, place) => {
        if (!isUnchanged(before, after)) inside.push([old(before), next(after), place]);
      },
      isAlike: (before, after) => isAlike(before, after, direction),
      isAlikeForAll: (before, after) => isAlike(before, after, "request") && isAlike(before, after, "reply"),
    };
    if (!compareWhole(left, right, [], comparison)) {
      findings.push(...keywordFindings(left, right, schemaRules, apart, direction));
      for (const part of parts) part(left, right, [], comparison);
    }
    const result = { findings, inside };
    // What was found under an assumption may be wrong.
    const isCertain = !memos.request.isAssuming() && !memos.reply.isAssuming();
    return isCertain ? results[direction].set(left, right, result) : result;
  };

  /** Level by level, because documents are nested deeper than calls can be; so what is shared is listed where it is reached first. */
  function* findingsOf(before: Json, after: Json, direction: Direction, seen: Pairs): Generator<Finding> {
    if (isUnchanged(before, after)) return;
    const waiting: Inside[] = [[old(before), next(after), []]];
    for (const [left, right, place] of waiting) {
      if (seen.get(left, right)) continue;
      seen.set(left, right, true);
      const { findings, inside } = onePair(left, right, direction);
      yield* at(place, findings);
      for (const [one, other, steps] of inside)
        if (!seen.get(one, other)) waiting.push([one, other, [...place, ...steps]]);
    }
  }

  const isAlike = (before: Json, after: Json, direction: Direction): boolean =>
    isUnchanged(before, after) ||
    memos[direction].isAlike(old(before), next(after), () => {
      for (const { effect } of findingsOf(before, after, direction, pairMap()))
        if (effect !== "annotation") return false;
      return true;
    });
  return (before = true, after = true, direction, seen = pairMap()) => [...findingsOf(before, after, direction, seen)];
}

/** Two schemas that are compared, and the steps to them. */
type Inside = readonly [before: JsonObject, after: JsonObject, place: readonly Step[]];
/** What differs in two schemas themselves, and the schemas in them that are compared. */
type OnePair = Readonly<{ findings: readonly Finding[]; inside: readonly Inside[] }>;

/**
 * Remembers which pairs are alike. A pair that is asked for again while it is compared counts as alike, so that what contains itself ends; what was
 * concluded from that is forgotten when it turns out to be wrong.
 */
function alikeMemo() {
  const known = pairMap<boolean>();
  const assumed: (readonly [JsonObject, JsonObject])[] = [];
  let depth = 0;
  const isAlike = (before: JsonObject, after: JsonObject, compare: () => boolean): boolean => {
    const found = known.get(before, after);
    if (found !== undefined) return found;
    const start = assumed.length;
    assumed.push([before, after]);
    known.set(before, after, true);
    depth++;
    const result = compare();
    depth--;
    if (!result) {
      for (const [one, other] of assumed.splice(start)) known.delete(one, other);
      known.set(before, after, false);
    }
    if (depth === 0) assumed.length = 0;
    return result;
  };
  return { isAlike, isAssuming: () => depth > 0 };
}

/** Cases in which the keywords are not compared one by one. @returns whether this is one */
function compareWhole(...[before, after, place, comparison]: Parameters<ComparePart>): boolean {
  const { add, compare, direction, isAlike } = comparison;
  if (isNothing(before) || isNothing(after)) {
    if (isNothing(before) !== isNothing(after)) add(isNothing(before) ? "wider" : "narrower", place, before, after);
    return true;
  }
  if ("x-decoded-as" in before || "x-decoded-as" in after) {
    const [old, next] = [published(before), published(after)];
    if (direction === "reply") compare(old, next, place);
    else {
      // Callers read the published schema; requests are decoded by the other one.
      if (!isAlike(old, next)) add("annotation", place, old, next);
      compare(before["x-decoded-as"] ?? old, after["x-decoded-as"] ?? next, place);
    }
    return true;
  }
  return compareAlternatives(before, after, place, comparison);
}

const withoutDecoded = new WeakMap<JsonObject, JsonObject>();
function published(schema: JsonObject): JsonObject {
  const { "x-decoded-as": _, ...rest } = schema;
  const found = withoutDecoded.get(schema) ?? rest;
  withoutDecoded.set(schema, found);
  return found;
}

const compareItems: ComparePart = (before, after, place, { compare, add }) => {
  for (const keyword of ["items", "unevaluatedItems", "contentSchema"])
    compare(before[keyword], after[keyword], [...place, keyword]);
  const [old, next] = [listOf(before["prefixItems"]), listOf(after["prefixItems"])];
  for (let index = 0; index < Math.max(old.length, next.length); index++)
    compare(old[index] ?? before["items"], next[index] ?? after["items"], [...place, "prefixItems", index]);
  if (isInBoth(before, after, "contains", place, add))
    compare(before["contains"], after["contains"], [...place, "contains"]);
};

/** Parts of `allOf` that could not be merged. */
const compareRest: ComparePart = (before, after, place, { add, compare, isAlike }) => {
  const [old, next] = [listOf(before["allOf"]), listOf(after["allOf"])];
  const gone = old.filter((one) => !next.some((other) => isAlike(one, other)));
  const added = next.filter((other) => !old.some((one) => isAlike(one, other)));
  for (let index = 0; index < Math.max(gone.length, added.length); index++) {
    const [one, other] = [gone[index], added[index]];
    if (one === undefined || other === undefined)
      add(one === undefined ? "narrower" : "wider", [...place, "allOf", index], one, other);
    else compare(one, other, [...place, "allOf", index]);
  }
};

const compareConditions: ComparePart = (before, after, place, { add, compare, isAlikeForAll }) => {
  for (const keyword of ["not", "if"]) {
    const [old, next] = [before[keyword], after[keyword]];
    if (!isInBoth(before, after, keyword, place, add)) continue;
    if (!isAlikeForAll(old ?? true, next ?? true)) add("unlike", [...place, keyword], old, next);
    else if (keyword === "if")
      for (const then of ["then", "else"]) compare(before[then], after[then], [...place, then]);
  }
};

const parts: readonly ComparePart[] = [
  compareTypes,
  compareBounds,
  compareProperties,
  compareItems,
  compareRest,
  compareConditions,
  compareKind,
];
