import { isList, isObject, type Json, type JsonObject } from "./json.ts";
import { join } from "./pointer.ts";
import type { Refuse } from "./refusals.ts";

type Rule = Readonly<{ fits: (value: Json) => boolean; expected: string }>;

const isSchema = (value: Json): boolean => isObject(value) || typeof value === "boolean";
const isText = (value: Json): boolean => typeof value === "string";

const number: Rule = { fits: (value) => typeof value === "number" && Number.isFinite(value), expected: "a number" };
const factor: Rule = { fits: (value) => typeof value === "number" && value > 0, expected: "a number above 0" };
const count: Rule = {
  fits: (value) => Number.isInteger(value) && Number(value) >= 0,
  expected: "a whole number from 0",
};
const text: Rule = { fits: isText, expected: "text" };
const flag: Rule = { fits: (value) => typeof value === "boolean", expected: "true or false" };
const list: Rule = { fits: isList, expected: "a list" };
const texts: Rule = { fits: (value) => isList(value) && value.every(isText), expected: "a list of names" };
const schema: Rule = { fits: isSchema, expected: "a schema: an object, true or false" };
const schemas: Rule = {
  fits: (value) => isList(value) && value.length > 0 && value.every(isSchema),
  expected: "a list of at least one schema",
};
const schemaMap: Rule = {
  fits: (value) => isObject(value) && Object.values(value).every((part) => part === undefined || isSchema(part)),
  expected: "an object whose values are schemas",
};
const textsMap: Rule = {
  fits: (value) => isObject(value) && Object.values(value).every((part) => part !== undefined && texts.fits(part)),
  expected: "an object whose values are lists of names",
};
const dependencies: Rule = {
  fits: (value) =>
    isObject(value) && Object.values(value).every((part) => part !== undefined && (isSchema(part) || texts.fits(part))),
  expected: "an object whose values are schemas or lists of names",
};

const named = (rule: Rule, keywords: string): [string, Rule][] => keywords.split(" ").map((keyword) => [keyword, rule]);

/** What the value of a keyword must be. Source: JSON Schema 2020-12, validation. */
export const keywordRules: ReadonlyMap<string, Rule> = new Map([
  ...named(number, "maximum minimum exclusiveMaximum exclusiveMinimum"),
  ...named(factor, "multipleOf"),
  ...named(count, "maxLength minLength maxItems minItems maxContains minContains maxProperties minProperties"),
  ...named(text, "$ref pattern format"),
  ...named(flag, "uniqueItems readOnly writeOnly"),
  ...named(list, "enum"),
  ...named(texts, "required"),
  ...named(schemas, "allOf anyOf oneOf prefixItems"),
  ...named(
    schema,
    "items additionalProperties not if then else contains propertyNames unevaluatedItems unevaluatedProperties",
  ),
  ...named(schemaMap, "properties patternProperties dependentSchemas"),
  ...named(textsMap, "dependentRequired"),
  ...named(dependencies, "dependencies"),
]);

/** Rejects keywords whose value has no meaning: the compiler would stop at them, or silently check something else. */
export function checkKeywordValues(node: JsonObject, pointer: string, refuse: Refuse): void {
  for (const keyword in node) {
    const [value, rule] = [node[keyword], keywordRules.get(keyword)];
    if (value !== undefined && rule !== undefined && !rule.fits(value))
      refuse(join(pointer, keyword), `${keyword} must be ${rule.expected}.`);
  }
}
