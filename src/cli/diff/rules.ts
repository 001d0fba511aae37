import { isDeepStrictEqual } from "node:util";
import { isMultiple } from "../../openapi/codegen/multiples.ts";
import { type Json, type JsonObject, numberOf, objectOf, textOf } from "../../openapi/document/json.ts";
import type { Direction, Effect } from "./effect.ts";

/** The effect of a keyword whose value is another one. What is absent is undefined. */
export type Rule = (before: Json | undefined, after: Json | undefined, direction: Direction) => Effect;
export type Rules = Readonly<Record<string, Rule>>;

const annotation: Rule = () => "annotation";
const unlike: Rule = () => "unlike";
/** Its presence demands something that cannot be compared. */
const demand: Rule = (before, after) => (before === undefined ? "narrower" : after === undefined ? "wider" : "unlike");

/** Without the limit everything is allowed, or what `absent` says. */
const limit =
  (absent: number, isTighter: (after: number, before: number) => boolean): Rule =>
  (before, after) => {
    const [old, next] = [before, after].map((value) => (value === undefined ? absent : numberOf(value)));
    if (old === undefined || next === undefined) return "unlike";
    return isTighter(next, old) ? "narrower" : "wider";
  };
const most = limit(Number.POSITIVE_INFINITY, (after, before) => after < before);
const least = (absent: number): Rule => limit(absent, (after, before) => after > before);

const step: Rule = (before, after) => {
  const [old = 0, next = 0] = [numberOf(before), numberOf(after)];
  if (old <= 0 || next <= 0) return demand(before, after, "request");
  return isMultiple(next, old) ? "narrower" : isMultiple(old, next) ? "wider" : "unlike";
};

/** A format that includes the other. */
const widerFormats: Readonly<Record<string, string>> = { int32: "int64", float: "double" };
const format: Rule = (before, after) => {
  const [old, next] = [textOf(before) ?? "", textOf(after) ?? ""];
  if (widerFormats[old] === next) return "wider";
  return widerFormats[next] === old ? "narrower" : demand(before, after, "request");
};

/** What callers leave out meant something; in a reply it means nothing. */
const fallback: Rule = (before, _, direction) =>
  direction === "reply" ? "annotation" : before === undefined ? "compatible" : "unlike";

const flag: Rule = (_, after) => (after === true ? "narrower" : "wider");
const permission: Rule = (_, after) => (after === true ? "wider" : "narrower");

/** What is for readers only, in any object. */
export const texts: Rules = Object.fromEntries(
  "title summary description $comment comment deprecated example examples externalDocs tags operationId x-refusal x-wider x-cache x-alias-of x-caller-levels"
    .split(" ")
    .map((keyword) => [keyword, annotation]),
);

/** The code of a refusal is for programs, the rest for people. */
const refusal: Rule = (before, after) =>
  objectOf(before)["code"] === objectOf(after)["code"] ? "annotation" : "unlike";

/** Keywords of schemas whose values are no schemas. */
export const schemaRules: Rules = {
  ...texts,
  maxLength: most,
  maxItems: most,
  maxProperties: most,
  maxContains: most,
  "x-max-bytes": most,
  minLength: least(0),
  minItems: least(0),
  minProperties: least(0),
  minContains: least(1),
  multipleOf: step,
  uniqueItems: flag,
  pattern: demand,
  format,
  contentEncoding: demand,
  contentMediaType: demand,
  default: fallback,
  "x-refusal-missing": refusal,
};

/** Values that mean the same as none. */
export const schemaDefaults: JsonObject = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  deprecated: false,
};

const kinds: Readonly<Record<string, number>> = { bytes: 1, stream: 1, ignored: 2 };
const kindOf = (value: Json | undefined): number => kinds[textOf(value) ?? ""] ?? 0;
const bodyKind: Rule = (before, after) => {
  const [old, next] = [kindOf(before), kindOf(after)];
  return next > old ? "wider" : next < old ? "narrower" : "compatible";
};

const caller: Rule = (before, after) => {
  if (before === undefined || after === undefined) return demand(before, after, "request");
  const [{ in: oldPlaces, optional: wasOptional, ...old }, { in: places, optional, header, ...rest }] = [
    before,
    after,
  ].map(objectOf) as [JsonObject, JsonObject];
  const [known, given] = [[oldPlaces ?? []].flat(), [places ?? []].flat()];
  const isKept = known.every((place) => given.includes(place));
  // The name of a header that was none of the places before.
  const next = header !== undefined && known.includes("header") ? { ...rest, header } : rest;
  const isLooser = isKept && isDeepStrictEqual(old, next) && (optional === true || wasOptional !== true);
  return isLooser ? "wider" : "unlike";
};

/** Keywords of operations that are compared as a whole. */
export const operationRules: Rules = { ...texts, "x-caller": caller, "x-requires": demand };

export const parameterRules: Rules = {
  ...texts,
  required: flag,
  style: unlike,
  explode: unlike,
  allowReserved: permission,
  allowEmptyValue: permission,
  "x-refusal-missing": refusal,
};

export const bodyRules: Rules = { ...texts, required: flag, "x-body": bodyKind, "x-refusal-missing": refusal };

const optionalBody: Rule = (_, after) => (after === "optional" ? "wider" : "narrower");
export const responseRules: Rules = { ...texts, "x-body": optionalBody };

const unlisted: Rule = (_, after) => (after === "ignored" ? "wider" : "narrower");
export const documentRules: Rules = { ...texts, "x-unlisted-bodies": unlisted };
