import { isDeepStrictEqual } from "node:util";
import { isList, isObject, type Json, type JsonObject, listOf, textOf } from "../tree/json.ts";
import { keywordRules } from "../tree/keyword-values.ts";
import { join } from "../tree/pointer.ts";
import type { Attempt, Note, Refuse } from "../tree/refusals.ts";
import { rebuild, walk } from "../tree/walk.ts";

/** Other spellings of types: of programming languages, and of formats. An empty list allows anything. */
const types: Readonly<Record<string, readonly [type?: string, format?: string]>> = {
  any: [],
  bool: ["boolean"],
  date: ["string", "date"],
  "date-time": ["string", "date-time"],
  datetime: ["string", "date-time"],
  decimal: ["number"],
  dict: ["object"],
  double: ["number", "double"],
  file: ["string", "binary"],
  binary: ["string", "binary"],
  float: ["number", "float"],
  int: ["integer"],
  int32: ["integer", "int32"],
  int64: ["integer", "int64"],
  list: ["array"],
  long: ["integer", "int64"],
  map: ["object"],
  str: ["string"],
  text: ["string"],
  timestamp: ["string"],
  uri: ["string", "uri"],
  url: ["string", "uri"],
  uuid: ["string", "uuid"],
};
const plainTypes = new Set(["null", "boolean", "integer", "number", "string", "array", "object"]);

type Change = Readonly<{ keyword: string; value: Json | undefined; reading: string; more?: JsonObject }>;

/** Repairs schemas with an unambiguous fault, each with a note. */
export function withRepairedSchemas(document: JsonObject, note: Note): JsonObject {
  const repaired = rebuild(document, "document", "#", (node, kind, pointer) => {
    if (kind !== "schema") return node;
    const changes = changesOf(node);
    if (changes.length === 0) return node;
    const copy: Record<string, Json | undefined> = { ...node };
    for (const { keyword, value, reading, more } of changes) {
      note(join(pointer, keyword), `${keyword} ${reading}`);
      if (value === undefined) delete copy[keyword];
      else copy[keyword] = value;
      Object.assign(copy, more);
    }
    return copy;
  });
  return isObject(repaired) ? repaired : document;
}

function changesOf(schema: JsonObject): Change[] {
  const changes: Change[] = [];
  for (const keyword in schema) {
    const value = schema[keyword];
    if (value === undefined) continue;
    const change = keyword === "type" ? typeChange(value, schema) : changeOf(keyword, value, schema);
    if (change !== undefined) changes.push(change);
  }
  return changes;
}

function changeOf(keyword: string, value: Json, schema: JsonObject): Change | undefined {
  if (keyword === "discriminator" && typeof value === "string")
    return { keyword, value: { propertyName: value }, reading: "is an object: this is read as its propertyName." };
  if (keyword === "items" && isList(value)) return tupleChange(value, schema);
  if (keyword === "enum" && isList(value) && lacksNull(schema))
    return { keyword, value: [...value, null], reading: `${nullFault}: null is read as one of the values.` };
  if (keyword === "default") return defaultChange(value, schema);
  const rule = keywordRules.get(keyword);
  if (rule === undefined || rule.fits(value) || (keyword.startsWith("exclusive") && typeof value === "boolean"))
    return undefined;
  if (value === null) return { keyword, value: undefined, reading: "is empty: it is left out." };
  if (keyword === "required" && typeof value === "boolean")
    return {
      keyword,
      value: undefined,
      reading: "is a list of names in the schema around: true or false is left out.",
    };
  if (isList(value) && value.length === 0) return { keyword, value: undefined, reading: "is empty: it is left out." };
  const parsed = typeof value === "string" ? parse(value) : undefined;
  if (parsed !== undefined && rule.fits(parsed))
    return { keyword, value: parsed, reading: `must be ${rule.expected}: the text is read as one.` };
  return undefined;
}

const nullFault = "has no null beside nullable: true, which alone does not allow it";

/** Published documents mean that null is allowed. Source: OpenAPI 3.0.3, Schema Object, `nullable`. */
const lacksNull = ({ nullable, enum: values }: JsonObject): boolean =>
  nullable === true && isList(values) && values.length > 0 && !values.includes(null);

/** In strict mode, rejects what would be repaired and is no longer visible after the conversion of the dialect. */
export function checkNullableEnums(document: JsonObject, refuse: Refuse, attempt: Attempt): void {
  walk(document, "document", "#", (node, kind, pointer) => {
    if (kind === "schema" && lacksNull(node)) attempt(() => refuse(join(pointer, "enum"), `enum ${nullFault}.`));
  });
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function typeChange(value: Json, schema: JsonObject): Change | undefined {
  if (value === null) return { keyword: "type", value: undefined, reading: "is empty: it is left out." };
  if (value === "null") return nullChange(schema);
  const name = textOf(value);
  if (name === undefined || plainTypes.has(name)) return undefined;
  const lower = name.toLowerCase();
  const [type, format] = plainTypes.has(lower) ? [lower] : (types[lower] ?? [undefined]);
  if (type === undefined && lower !== "any") return undefined;
  return {
    keyword: "type",
    value: type,
    reading: `${JSON.stringify(name)} is no type of JSON Schema: it is read as ${type ?? "anything"}.`,
    ...(format !== undefined && schema["format"] === undefined && { more: { format } }),
  };
}

/** An invalid default would make every request that relies on it fail. */
function defaultChange(value: Json, schema: JsonObject): Change | undefined {
  const names = [schema["type"] ?? []].flat().map((type) => nameOf(type));
  const [values, isNullable] = [schema["enum"], schema["nullable"] === true || names.includes("null")];
  const fits = (candidate: Json | undefined): candidate is Json => {
    if (candidate === null && isNullable) return true;
    // No format has an empty text.
    if (candidate === "" && schema["format"] !== undefined) return false;
    const hasType =
      names.length === 0 || names.some((name) => name === undefined || typeRules[name]?.(candidate) !== false);
    return (
      candidate !== undefined && hasType && (!isList(values) || values.some((one) => isDeepStrictEqual(one, candidate)))
    );
  };
  if (fits(value)) return undefined;
  const other = typeof value === "string" ? parse(value) : typeof value === "number" ? String(value) : undefined;
  if (fits(other))
    return {
      keyword: "default",
      value: other,
      reading: `does not fit its schema: it is read as ${JSON.stringify(other)}.`,
    };
  return { keyword: "default", value: undefined, reading: "does not fit its schema: it is left out." };
}

/** The type of JSON Schema that a name stands for; undefined for anything. */
function nameOf(type: Json): string | undefined {
  const name = textOf(type)?.toLowerCase() ?? "";
  return plainTypes.has(name) ? name : types[name]?.[0];
}

const typeRules: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === "boolean",
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === "number",
  string: (value) => typeof value === "string",
  array: isList,
  object: isObject,
};

/** A leftover of `nullable` beside a choice in documents converted from 3.0, with which no value would be valid. */
function nullChange(schema: JsonObject): Change | undefined {
  const keyword = ["oneOf", "anyOf"].find((one) => isList(schema[one]));
  const branches = listOf(schema[keyword ?? ""]);
  const typesOf = (branch: Json): readonly Json[] => (isObject(branch) ? [branch["type"] ?? []].flat() : []);
  const isNever = branches.every((branch) => typesOf(branch).length > 0 && !typesOf(branch).includes("null"));
  if (keyword === undefined || branches.length === 0 || !isNever) return undefined;
  return {
    keyword: "type",
    value: undefined,
    reading: `null contradicts ${keyword}: null is read as one more alternative.`,
    more: { [keyword]: [...branches, { type: "null" }] },
  };
}

/** The form of tuples before JSON Schema 2020-12. */
function tupleChange(items: readonly Json[], schema: JsonObject): Change {
  const { additionalItems } = schema;
  return {
    keyword: "items",
    value: additionalItems,
    reading: "is a list, the obsolete form of a tuple: it is read as prefixItems.",
    ...(items.length > 0 && { more: { prefixItems: listOf(items), additionalItems: undefined } }),
  };
}
