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
} from "../tree/json.ts";
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

/** The whole numbers of a format. `int64` has more than a double can represent. */
const numberRanges: Readonly<Record<string, readonly [least?: number, most?: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [],
};

/** Values in one sentence, and their length together. */
const most = { values: 20, characters: 400 };
const unknown = "as the specification says";

const plain = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Completes a sentence that starts with "<name> must be": what a schema accepts, in words. */
export function expectedText(schema: Json, resolve: Resolve, depth = 0): string {
  const node = resolve(schema);
  if (!isObject(node) || depth > 3) return unknown;
  if ("const" in node) return oneOf([plain(node["const"] ?? null)]);
  if (isList(node["enum"])) return oneOf(node["enum"].map(plain));
  for (const keyword of ["anyOf", "oneOf"]) {
    const parts = listOf(node[keyword]).map((part) => expectedText(part, resolve, depth + 1));
    if (parts.length > 0) return alternatives(parts);
  }
  const types = declaredTypes(node, resolve);
  const whole: JsonObject = Object.fromEntries([...listOf(node["allOf"]).map(resolve), node].flatMap(entriesOf));
  if (types === undefined || types.length === 0) return unknown;
  return alternatives(types.map((type) => ofType(type, whole, resolve, depth))) + except(whole["not"], resolve, depth);
}

/** What `not` excludes, in words. */
function except(schema: Json | undefined, resolve: Resolve, depth: number): string {
  if (schema === undefined) return "";
  const node = objectOf(resolve(schema));
  const required = listOf(node["required"]).map(String);
  if (Object.keys(node).every((keyword) => keyword === "required" || keyword === "type") && required.length > 0)
    return `, but not with ${few(required)[0].join(" and ")}`;
  const text = expectedText(
    node["type"] === undefined && ofText(node) ? { ...node, type: "string" } : node,
    resolve,
    depth + 1,
  );
  return text === unknown ? ", but not everything that its other rules allow" : `, but not ${text}`;
}

const ofText = (node: JsonObject): boolean =>
  ["pattern", "format", "minLength", "maxLength"].some((keyword) => keyword in node);

/**
 * The first ones of these texts, as many as fit a sentence, and how many are left; always the beginning of the first
 * one.
 */
function few(texts: readonly string[]): readonly [first: readonly string[], others: number] {
  let length = 0;
  const first = texts.slice(0, most.values).filter((text, position) => {
    length += text.length;
    return position === 0 || length <= most.characters;
  });
  const cut = first.map((text) => (text.length > most.characters ? `${text.slice(0, most.characters)}…` : text));
  return [cut, texts.length - first.length];
}

function oneOf(values: readonly string[]): string {
  const [first, others] = few(values);
  const list = `${values.length === 1 ? "" : "one of "}${first.join(", ")}`;
  return others === 0 ? list : `${list} or ${others} ${others === 1 ? "other" : "others"}`;
}

function alternatives(parts: readonly string[]): string {
  const distinct = [...new Set(parts)];
  const [first, others] = few(distinct);
  if (others > 0) return `${first.join(", ")} or one of ${others} other things`;
  const last = first.at(-1) ?? unknown;
  return distinct.length < 2 ? last : `${first.slice(0, -1).join(", ")} or ${last}`;
}

function ofType(type: ValueType, schema: JsonObject, resolve: Resolve, depth: number): string {
  if (type === "boolean") return "true or false";
  if (type === "null") return "null";
  const range = numberRanges[textOf(schema["format"]) ?? ""];
  if (type === "integer" || (type === "number" && range !== undefined)) return numbers("a whole number", schema, range);
  if (type === "number") return numbers("a number", schema);
  if (type === "string") return text(schema);
  if (type === "object") return object(schema, resolve, depth);
  const distinct = schema["uniqueItems"] === true ? "different " : "";
  const size = count(schema, "minItems", "maxItems", `${distinct}element`);
  const items =
    schema["items"] === undefined || depth > 0 ? "" : `, each ${expectedText(schema["items"], resolve, depth + 1)}`;
  const counted = size === "" && distinct !== "" ? " of different elements" : size;
  return `a list${counted}${items.endsWith(unknown) ? "" : items}`;
}

function object(schema: JsonObject, resolve: Resolve, depth: number): string {
  const names = schema["propertyNames"];
  const node = names === undefined ? {} : objectOf(resolve(names));
  const keys =
    names === undefined
      ? unknown
      : expectedText({ ...node, ...(!("enum" in node || "const" in node) && { type: "string" }) }, resolve, depth + 1);
  return `an object${count(schema, "minProperties", "maxProperties", "key")}${keys === unknown || keys === "text" ? "" : `, each key ${keys}`}`;
}

/** @param least, most what the format allows */
function numbers(
  what: string,
  schema: JsonObject,
  [least, most]: readonly [least?: number, most?: number] = [],
): string {
  const factor = numberOf(schema["multipleOf"]);
  const isEvery = factor === undefined || (factor === 1 && what === "a whole number");
  return `${what}${range(schema, least, most)}${isEvery ? "" : ` that is a multiple of ${factor}`}`;
}

/** The narrowest limits apply. */
function range(schema: JsonObject, least: number | undefined, most: number | undefined): string {
  const [minimum, maximum] = [schema["minimum"], schema["maximum"]].map(numberOf);
  const [above, below] = [schema["exclusiveMinimum"], schema["exclusiveMaximum"]].map(numberOf);
  const from = [minimum, least].filter((limit) => limit !== undefined).sort((a, b) => b - a)[0];
  const to = [maximum, most].filter((limit) => limit !== undefined).sort((a, b) => a - b)[0];
  const isAbove = above !== undefined && (from === undefined || above >= from);
  const isBelow = below !== undefined && (to === undefined || below <= to);
  if (from !== undefined && to !== undefined && !isAbove && !isBelow) return ` from ${from} to ${to}`;
  const low = isAbove ? `above ${above}` : from === undefined ? "" : `of at least ${from}`;
  const high = isBelow ? `below ${below}` : to === undefined ? "" : `of at most ${to}`;
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
  // A pattern bounded by character classes is a rule about single characters; quoting it would not be helpful.
  const isReadable = pattern !== undefined && /^[\x20-\x7e]{1,60}$/.test(pattern) && !/\\[ux]/.test(pattern);
  return `text${count(schema, "minLength", "maxLength", "character")}${isReadable ? ` that matches ${pattern}` : ""}`;
}
