import type { TextType } from "../../operation/operation.ts";
import { isList, isObject, type Json, type JsonObject, listOf } from "../tree/json.ts";
import { follow } from "../tree/pointer.ts";
import type { Refuse } from "../tree/refusals.ts";

export type ValueType = TextType | "array" | "object";

/** Resolves `$ref`s of one document. */
export type Resolve = (schema: Json) => Json;
export const resolverOf =
  (document: JsonObject, refuse: Refuse): Resolve =>
  (schema) =>
    follow(document, schema, "#", refuse).node;

const all: readonly ValueType[] = ["string", "number", "boolean", "null", "array", "object"];

export function typeOfValue(value: Json): ValueType {
  if (value === null) return "null";
  if (isList(value)) return "array";
  if (typeof value === "object") return "object";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "boolean" ? "boolean" : "string";
}

/** Whether every value of a type is one of the types of a list. */
export const fits = (type: Json, allowed: readonly Json[]): boolean =>
  allowed.includes(type) || (type === "integer" && allowed.includes("number"));

/** The types a schema allows, as far as its keywords tell; undefined if unrestricted. */
export function declaredTypes(schema: Json, resolve: Resolve, depth = 0): readonly ValueType[] | undefined {
  const node = resolve(schema);
  if (!isObject(node) || depth > 8) return undefined;
  const restrictions: (readonly ValueType[])[] = [];
  const { type } = node;
  if (type !== undefined) restrictions.push((isList(type) ? type : [type]) as ValueType[]);
  if ("const" in node) restrictions.push([typeOfValue(node["const"] ?? null)]);
  if (isList(node["enum"])) restrictions.push([...new Set(node["enum"].map(typeOfValue))]);
  if (type === undefined && isObject(node["properties"])) restrictions.push(["object"]);
  if (type === undefined && node["items"] !== undefined) restrictions.push(["array"]);
  for (const part of listOf(node["allOf"])) restrictions.push(declaredTypes(part, resolve, depth + 1) ?? all);
  for (const keyword of ["anyOf", "oneOf"])
    if (isList(node[keyword]))
      restrictions.push([...new Set(node[keyword].flatMap((part) => declaredTypes(part, resolve, depth + 1) ?? all))]);
  if (restrictions.length === 0) return undefined;
  return restrictions.reduce((left, right) => [
    ...left.filter((type) => fits(type, right)),
    ...right.filter((type) => !left.includes(type) && fits(type, left)),
  ]);
}

/** Whether a schema describes objects or arrays, as far as its keywords tell. */
export const isStructured = (schema: Json, resolve: Resolve): boolean =>
  (declaredTypes(schema, resolve) ?? []).some((type) => type === "object" || type === "array");

/** The types a string may be converted to. Without a type in the schema it stays a string. */
export function textTypes(schema: Json, resolve: Resolve): readonly TextType[] {
  const types = declaredTypes(schema, resolve) ?? ["string"];
  return types.filter((type): type is TextType => type !== "array" && type !== "object");
}

/** The value of a keyword, from the schema or the first one in its `$ref` and `allOf` that has it. */
export function keywordOf(schema: Json, keyword: string, resolve: Resolve, depth = 0): Json | undefined {
  if (!isObject(schema) || depth > 8) return undefined;
  if (schema[keyword] !== undefined) return schema[keyword];
  const parts = typeof schema["$ref"] === "string" ? [resolve(schema)] : listOf(schema["allOf"]);
  for (const part of parts) {
    const found = keywordOf(part, keyword, resolve, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isString = (type: Json | undefined): boolean => type === "string" || listOf(type).includes("string");

/**
 * Whether a schema describes the bytes of a file: `format: binary`, or as in OpenAPI 3.1 a media type of content that
 * is not encoded as text.
 */
export const isBinary = ({ type, format, contentMediaType, contentEncoding }: JsonObject): boolean =>
  (isString(type) && format === "binary") ||
  ((isString(type) || type === undefined) && contentMediaType !== undefined && contentEncoding === undefined);
