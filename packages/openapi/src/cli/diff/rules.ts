import { isDeepStrictEqual } from "node:util";
import { isMultiple } from "../../codegen/multiples.ts";
import { type Json, type JsonObject, listOf, numberOf, objectOf, textOf } from "../../document/tree/json.ts";
import type { Effect } from "./change.ts";
import type { Cursor } from "./cursor.ts";

/**
 * The effect of a changed keyword; undefined when the rule adds its findings itself. An absent value is undefined.
 * `owners` are the objects that have the keyword.
 */
export type Rule = (
  before: Json | undefined,
  after: Json | undefined,
  cursor: Cursor,
  owners: readonly [before: JsonObject, after: JsonObject],
) => Effect | undefined;
export type Rules = Readonly<Record<string, Rule>>;

/** Compares two objects by a rule for each keyword, or by one for all. A keyword without a rule may be breaking. */
export function compareEntries(before: JsonObject, after: JsonObject, rules: Rules | Rule, cursor: Cursor): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    compareBy(typeof rules === "function" ? rules : ruleOf(key, rules), before, after, key, cursor.child(key));
}

/** Compares one keyword of two objects. */
export function compareBy(rule: Rule, before: JsonObject, after: JsonObject, keyword: string, cursor: Cursor): void {
  // Inherited properties such as `constructor` do not count.
  const [old, next] = [before, after].map((object) => (Object.hasOwn(object, keyword) ? object[keyword] : undefined));
  const effect = rule(old, next, cursor, [before, after]);
  if (effect !== undefined && !isDeepStrictEqual(old, next)) cursor.add(effect, old, next);
}

/** Own extensions have rules; other `x-` keywords are annotations. */
function ruleOf(keyword: string, rules: Rules): Rule {
  const own = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined;
  return own ?? (keyword.startsWith("x-") && keyword !== "x-refusal-code" ? annotation : unlike);
}

/** A rule that adds its findings itself. */
export const inside =
  (compare: (...given: Parameters<Rule>) => void): Rule =>
  (...given) =>
    void compare(...given);

/** A value whose keywords or names are compared by rules. */
export const each = (rules: Rules | Rule): Rule =>
  inside((before, after, cursor) => compareEntries(objectOf(before), objectOf(after), rules, cursor));

const rulesFor = (keywords: string, rule: Rule): Rules =>
  Object.fromEntries(keywords.split(" ").map((keyword) => [keyword, rule]));

/** Keywords that are compared elsewhere, or have no effect. */
export const ignored = (keywords: string): Rules => rulesFor(keywords, () => undefined);

/** A new entry is compatible unless it is required; a removed one is not. */
export const named =
  (compare: (before: JsonObject, after: JsonObject, cursor: Cursor) => void): Rule =>
  (before, after, cursor) => {
    if (before === undefined) return objectOf(after)["required"] === true ? "narrower" : "compatible";
    return after === undefined ? "unlike" : void compare(objectOf(before), objectOf(after), cursor);
  };

/** Lists as sets. Only lists and objects are compared with each other: an enumeration may have very many values. */
export const members = (removed: Effect, added: Effect): Rule =>
  inside((before, after, cursor) => {
    const [old, next] = [listOf(before), listOf(after)];
    for (const value of without(old, next)) cursor.add(removed, value, undefined);
    for (const value of without(next, old)) cursor.add(added, undefined, value);
  });

function without(list: readonly Json[], others: readonly Json[]): Json[] {
  const [known, nested] = [new Set(others), others.filter((other) => typeof other === "object" && other !== null)];
  return list.filter((value) => !known.has(value) && !nested.some((other) => isDeepStrictEqual(other, value)));
}

export const annotation: Rule = () => "annotation";
export const unlike: Rule = () => "unlike";
/** The presence of the keyword restricts in a way that cannot be compared. */
export const demand = (before: Json | undefined, after: Json | undefined): Effect =>
  before === undefined ? "narrower" : after === undefined ? "wider" : "unlike";

/** A limit; `absent` is the value when the keyword is missing. */
const limit =
  (absent: number, isTighter: (after: number, before: number) => boolean): Rule =>
  (before, after) => {
    const [old, next] = [before, after].map((value) => (value === undefined ? absent : numberOf(value)));
    if (old === undefined || next === undefined) return "unlike";
    return isTighter(next, old) ? "narrower" : "wider";
  };
export const upperLimit = limit(Number.POSITIVE_INFINITY, (after, before) => after < before);
const lowerLimit = (absent: number): Rule => limit(absent, (after, before) => after > before);

const step: Rule = (before, after) => {
  const [old = 0, next = 0] = [numberOf(before), numberOf(after)];
  if (old <= 0 || next <= 0) return demand(before, after);
  return isMultiple(next, old) ? "narrower" : isMultiple(old, next) ? "wider" : "unlike";
};

/** A format that includes the other. */
const widerFormats: Readonly<Record<string, string>> = { int32: "int64", float: "double" };
const format: Rule = (before, after) => {
  const [old, next] = [textOf(before) ?? "", textOf(after) ?? ""];
  if (widerFormats[old] === next) return "wider";
  return widerFormats[next] === old ? "narrower" : demand(before, after);
};

/** The default of an omitted value matters in requests only. */
const fallback: Rule = (before, _, { direction }) =>
  direction === "reply" ? "annotation" : before === undefined ? "compatible" : "unlike";

export const flag: Rule = (_, after) => (after === true ? "narrower" : "wider");
export const permission: Rule = (_, after) => (after === true ? "wider" : "narrower");

/** Documentation keywords of any object. */
export const texts = rulesFor(
  "title summary description $comment comment deprecated example examples externalDocs tags operationId x-refusal x-wider x-cache x-alias-of x-caller-levels",
  annotation,
);

/** The code of a refusal is for programs, the rest for people. */
export const refusal: Rule = (before, after) =>
  objectOf(before)["code"] === objectOf(after)["code"] ? "annotation" : "unlike";

/** Schema keywords that are compared on their own. */
export const valueRules: Rules = {
  ...texts,
  ...rulesFor("maxLength maxItems maxProperties maxContains x-max-bytes", upperLimit),
  ...rulesFor("minLength minItems minProperties", lowerLimit(0)),
  ...rulesFor("pattern contentEncoding contentMediaType", demand),
  minContains: lowerLimit(1),
  multipleOf: step,
  uniqueItems: flag,
  format,
  default: fallback,
  "x-refusal-missing": refusal,
};
