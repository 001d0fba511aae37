import { isList, isObject, type Json, type JsonObject, listOf, numberOf, textOf } from "./json.ts";
import { declaredTypes, type Resolve, type ValueType } from "./text-types.ts";

const formats: Readonly<Record<string, string>> = {
  "date-time": "a date and time such as 2026-01-31T12:00:00Z",
  date: "a date such as 2026-01-31",
  uuid: "a UUID",
  uri: "a URI",
  email: "an e-mail address",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
};

const plain = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Completes a sentence that starts with "<name> must be": what a schema accepts, in words. */
export function expectedText(schema: Json, resolve: Resolve, depth = 0): string {
  const node = resolve(schema);
  if (!isObject(node) || depth > 3) return "as the specification says";
  if ("const" in node) return plain(node["const"] ?? null);
  if (isList(node["enum"])) return oneOf(node["enum"].map(plain));
  for (const keyword of ["anyOf", "oneOf"]) {
    const parts = listOf(node[keyword]).map((part) => expectedText(part, resolve, depth + 1));
    if (parts.length > 0) return alternatives(parts);
  }
  const types = declaredTypes(node, resolve);
  const whole = Object.assign({}, ...listOf(node["allOf"]).map(resolve).filter(isObject), node) as JsonObject;
  if (types === undefined || types.length === 0) return "as the specification says";
  return alternatives(types.map((type) => ofType(type, whole, resolve, depth)));
}

const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? `${values[0]}` : `one of ${values.join(", ")}`;

function alternatives(parts: readonly string[]): string {
  const distinct = [...new Set(parts)];
  const last = distinct.at(-1) ?? "as the specification says";
  return distinct.length < 2 ? last : `${distinct.slice(0, -1).join(", ")} or ${last}`;
}

function ofType(type: ValueType, schema: JsonObject, resolve: Resolve, depth: number): string {
  if (type === "boolean") return "true or false";
  if (type === "null") return "null";
  if (type === "integer") return `a whole number${range(schema)}`;
  if (type === "number") return `a number${range(schema)}`;
  if (type === "string") return text(schema);
  if (type === "object") return "an object";
  const items =
    schema["items"] === undefined || depth > 0 ? "" : `, each ${expectedText(schema["items"], resolve, depth + 1)}`;
  return `a list${count(schema, "minItems", "maxItems", "element")}${items.endsWith("as the specification says") ? "" : items}`;
}

function range(schema: JsonObject): string {
  const [minimum, maximum] = [numberOf(schema["minimum"]), numberOf(schema["maximum"])];
  const [above, below] = [numberOf(schema["exclusiveMinimum"]), numberOf(schema["exclusiveMaximum"])];
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  const low = minimum !== undefined ? `of at least ${minimum}` : above !== undefined ? `above ${above}` : "";
  const high = maximum !== undefined ? `of at most ${maximum}` : below !== undefined ? `below ${below}` : "";
  const bounds = [low, high].filter(Boolean).join(" and ");
  return bounds === "" ? "" : ` ${bounds}`;
}

function count(schema: JsonObject, min: string, max: string, unit: string): string {
  const [minimum = 0, maximum] = [numberOf(schema[min]), numberOf(schema[max])];
  const units = (n: number): string => `${n} ${unit}${n === 1 ? "" : "s"}`;
  if (minimum > 0 && maximum !== undefined)
    return ` of ${minimum === maximum ? units(maximum) : `${minimum} to ${units(maximum)}`}`;
  if (maximum !== undefined) return ` of at most ${units(maximum)}`;
  return minimum > 0 ? ` of at least ${units(minimum)}` : "";
}

function text(schema: JsonObject): string {
  const format = formats[textOf(schema["format"]) ?? ""];
  if (format !== undefined) return format;
  const pattern = textOf(schema["pattern"]);
  // A pattern bounded by character classes is a rule about single characters; quoting it would not help anyone.
  const isReadable = pattern !== undefined && /^[\x20-\x7e]{1,60}$/.test(pattern) && !/\\[ux]/.test(pattern);
  return `text${count(schema, "minLength", "maxLength", "character")}${isReadable ? ` that matches ${pattern}` : ""}`;
}
