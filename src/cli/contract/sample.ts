import {
  entriesOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
} from "../../openapi/document/json.ts";
import type { Resolve } from "../../openapi/document/text-types.ts";

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

/**
 * A small value for a schema: its example, default or constant, else the least that its keywords ask for. Patterns and combinations may ask
 * for more, so the value has to be validated.
 * @returns undefined when there is none, such as for a schema that contains itself without end
 */
export function sampleOf(schema: Json, resolve: Resolve, depth = 0): Json | undefined {
  const node = resolve(schema);
  if (node === true) return {};
  if (!isObject(node) || depth > maxDepth) return undefined;
  const given = [listOf(node["examples"])[0], node["example"], node["default"], node["const"], listOf(node["enum"])[0]];
  const found = given.find((value) => value !== undefined);
  if (found !== undefined) return found;
  const sample = (part: Json): Json | undefined => sampleOf(part, resolve, depth + 1);
  const own = ownSample(node, sample);
  const all = listOf(node["allOf"]).map(sample);
  const choices = ["oneOf", "anyOf"].flatMap((keyword) => {
    const branches = listOf(node[keyword]);
    return branches.length === 0 ? [] : [branches.map(sample).find((value) => value !== undefined)];
  });
  return [...all, ...choices].reduce(merged, own);
}

/** Objects are put together; of other values the more specific one counts. */
const merged = (left: Json | undefined, right: Json | undefined): Json | undefined =>
  isObject(left) && isObject(right) ? { ...left, ...right } : (right ?? left);

type Sample = (schema: Json) => Json | undefined;

function ownSample(node: JsonObject, sample: Sample): Json | undefined {
  const types = [node["type"] ?? []].flat();
  const type = types.find((one) => one !== "null") ?? types[0] ?? impliedType(node);
  if (type === "object") return objectSample(node, sample);
  if (type === "array") return listSample(node, sample);
  if (type === "integer" || type === "number") return numberSample(node);
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "string") return stringSample(node);
  return ["allOf", "anyOf", "oneOf"].some((keyword) => keyword in node) ? undefined : {};
}

function impliedType(node: JsonObject): string | undefined {
  if ("properties" in node || "required" in node) return "object";
  if ("items" in node) return "array";
  if ("minimum" in node || "maximum" in node) return "number";
  return "pattern" in node || "format" in node || "minLength" in node ? "string" : undefined;
}

function objectSample(node: JsonObject, sample: Sample): Json | undefined {
  const properties = objectOf(node["properties"]);
  const names = listOf(node["required"]).map(String);
  const entries = names
    .filter((name) => objectOf(properties[name])["readOnly"] !== true)
    .map(
      (name) =>
        [
          name,
          sample(properties[name] ?? (isObject(node["additionalProperties"]) ? node["additionalProperties"] : {})),
        ] as const,
    );
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

function listSample(node: JsonObject, sample: Sample): Json | undefined {
  const first = listOf(node["prefixItems"]);
  const length = Math.min(Math.max(numberOf(node["minItems"]) ?? 0, first.length), maxItems);
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
  const text = formats[textOf(node["format"]) ?? ""] ?? "example";
  const max = numberOf(node["maxLength"]) ?? text.length;
  return text.slice(0, max).padEnd(Math.min(numberOf(node["minLength"]) ?? 0, 10_000), "x");
}

/** The value that a Parameter or Media Type Object gives as an example: the one of that name, else the first. */
export function exampleIn(node: JsonObject, name: string | undefined, resolve: Resolve): Json | undefined {
  const named = objectOf(node["examples"]);
  const chosen = (name === undefined ? undefined : named[name]) ?? entriesOf(named)[0]?.[1];
  return chosen === undefined ? node["example"] : objectOf(resolve(chosen))["value"];
}
