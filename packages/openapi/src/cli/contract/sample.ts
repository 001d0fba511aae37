import type { Resolve } from "../../document/model/text-types.ts";
import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
} from "../../document/tree/json.ts";
import { patternSample } from "./pattern-sample.ts";

const maxDepth = 12;
const maxItems = 20;

const formats: Readonly<Record<string, string>> = {
  date: "2030-01-31",
  "date-time": "2030-01-31T12:00:00Z",
  time: "12:00:00Z",
  email: "ada@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  uuid: "0190b5a6-7c1e-7d3a-9f42-3b1f6d2c8e10",
};

/** Who sends a value: without properties that only the other side sends. */
export type Side = "request" | "reply";

/**
 * How a sample is built.
 * - `given`   whether examples and defaults of the schema are used
 * - `least`   number of items of a list without a minimum
 * - `choice`  index of the alternative of `oneOf` and `anyOf`
 */
type Strategy = Readonly<{ side: Side; useExamples: boolean; minItems: 0 | 1; choice: number }>;

const strategies = (side: Side): Strategy[] =>
  [true, false].flatMap((useExamples) =>
    ([0, 1] as const).flatMap((minItems) => [0, 1, 2, 3].map((choice) => ({ side, useExamples, minItems, choice }))),
  );

/**
 * Small values for a schema, the most natural one first: its example, default or constant, otherwise the smallest value
 * its keywords allow. Patterns and combinations may require more, so each has to be validated. There is none for an
 * infinitely recursive schema.
 */
export function* samplesOf(schema: Json, side: Side, resolve: Resolve): Generator<Json> {
  for (const strategy of strategies(side)) {
    const value = sampleOf(schema, resolve, strategy, 0);
    if (value !== undefined) yield value;
  }
}

function sampleOf(schema: Json, resolve: Resolve, strategy: Strategy, depth: number): Json | undefined {
  if (depth > maxDepth) return undefined;
  const node = flattened(schema, resolve, strategy, depth);
  const useExamples = strategy.useExamples ? [listOf(node["examples"])[0], node["example"], node["default"]] : [];
  const found = [...useExamples, node["const"], listOf(node["enum"])[0]].find((value) => value !== undefined);
  return found === undefined
    ? ownSample(node, strategy, (part) => sampleOf(part, resolve, strategy, depth + 1))
    : found;
}

/** One object with the keywords of a schema, of its `allOf`, and of one alternative of its `oneOf` and `anyOf`. */
function flattened(schema: Json, resolve: Resolve, strategy: Strategy, depth: number): JsonObject {
  const { allOf, oneOf, anyOf, ...own } = objectOf(resolve(schema));
  const chosen = [listOf(oneOf), listOf(anyOf)].flatMap((branches) =>
    branches.length === 0 ? [] : [nullLast(branches, resolve)[strategy.choice % branches.length] ?? null],
  );
  const parts = depth > maxDepth ? [] : [...listOf(allOf), ...chosen];
  const isAlternativeOnly = parts.length === 1 && isOpen(own);
  return parts
    .map((part) => flattened(part, resolve, strategy, depth + 1))
    .map((part) => (isAlternativeOnly || isOpen(part) ? part : withoutGiven(part)))
    .reduce(combined, own);
}

const nullLast = (branches: readonly Json[], resolve: Resolve): Json[] => {
  const isNull = (branch: Json): boolean => objectOf(resolve(branch))["type"] === "null";
  return [...branches.filter((branch) => !isNull(branch)), ...branches.filter(isNull)];
};

const isOpen = (node: JsonObject): boolean => !("properties" in node) && !("required" in node);
/** An example of one part is not an example of the combined schema. */
const withoutGiven = ({ examples: _, example: __, default: ___, ...others }: JsonObject): JsonObject => others;

function combined(left: JsonObject, right: JsonObject): JsonObject {
  const properties = new Map(entriesOf(left["properties"]));
  for (const [name, part] of entriesOf(right["properties"])) {
    const other = properties.get(name);
    properties.set(name, other === undefined ? part : { allOf: [other, part] });
  }
  const required = [...new Set([...listOf(left["required"]), ...listOf(right["required"])])];
  return {
    ...right,
    ...left,
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}

type Sample = (schema: Json) => Json | undefined;

function ownSample(node: JsonObject, { side, minItems }: Strategy, sample: Sample): Json | undefined {
  const types = [node["type"] ?? []].flat();
  const type = types.find((one) => one !== "null") ?? types[0] ?? impliedType(node);
  if (type === "object") return objectSample(node, side, sample);
  if (type === "array") return listSample(node, minItems, sample);
  if (type === "integer" || type === "number") return numberSample(node);
  if (type === "boolean") return true;
  if (type === "null") return null;
  return type === "string" ? stringSample(node) : {};
}

function impliedType(node: JsonObject): string | undefined {
  if ("properties" in node || "required" in node) return "object";
  if ("items" in node) return "array";
  if ("minimum" in node || "maximum" in node) return "number";
  return "pattern" in node || "format" in node || "minLength" in node ? "string" : undefined;
}

function objectSample(node: JsonObject, side: Side, sample: Sample): Json | undefined {
  const properties = objectOf(node["properties"]);
  const rest = isObject(node["additionalProperties"]) ? node["additionalProperties"] : {};
  const foreign = side === "request" ? "readOnly" : "writeOnly";
  const isOwn = (name: string): boolean => objectOf(properties[name])[foreign] !== true;
  const required = listOf(node["required"]).map(String).filter(isOwn);
  const others = [...Object.keys(properties).filter((name) => isOwn(name) && !required.includes(name)), "example"];
  const names = [
    ...required,
    ...others.slice(0, Math.max(0, (numberOf(node["minProperties"]) ?? 0) - required.length)),
  ];
  const entries = names.map((name) => [name, sample(properties[name] ?? rest)] as const);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

function listSample(node: JsonObject, minItems: number, sample: Sample): Json | undefined {
  const first = listOf(node["prefixItems"]);
  const wanted = Math.min(minItems, numberOf(node["maxItems"]) ?? minItems);
  const length = Math.min(Math.max(numberOf(node["minItems"]) ?? 0, first.length, wanted), maxItems);
  const items = Array.from({ length }, (_, index) => sample(first[index] ?? node["items"] ?? true));
  return items.some((item) => item === undefined) ? undefined : (items as Json[]);
}

function numberSample(node: JsonObject): number {
  const step = numberOf(node["multipleOf"]) ?? 1;
  const [above, below] = [numberOf(node["exclusiveMinimum"]), numberOf(node["exclusiveMaximum"])];
  const min = numberOf(node["minimum"]) ?? (above === undefined ? undefined : Math.floor(above / step) * step + step);
  const max = numberOf(node["maximum"]) ?? (below === undefined ? undefined : Math.ceil(below / step) * step - step);
  if (min !== undefined) return Math.ceil(min / step) * step;
  return max === undefined || max >= step ? step : Math.floor(max / step) * step;
}

function stringSample(node: JsonObject): string {
  const [minItems, pattern] = [numberOf(node["minLength"]) ?? 0, textOf(node["pattern"])];
  if (pattern !== undefined)
    for (const more of [0, 1, minItems]) {
      const text = patternSample(pattern, more);
      if (text !== undefined && text.length >= Math.max(minItems, 1)) return text;
    }
  const text = formats[textOf(node["format"]) ?? ""] ?? "example";
  const most = numberOf(node["maxLength"]) ?? text.length;
  return text.slice(0, most).padEnd(Math.min(minItems, 10_000), "x");
}

/** The example value of a Parameter or Media Type Object: the one with that name, otherwise the first. */
export function exampleIn(node: JsonObject, name: string | undefined, resolve: Resolve): Json | undefined {
  const named = objectOf(node["examples"]);
  const chosen = (name === undefined ? undefined : named[name]) ?? entriesOf(named)[0]?.[1];
  return chosen === undefined ? node["example"] : objectOf(resolve(chosen))["value"];
}
