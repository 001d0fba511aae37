import type { TextShape } from "../../operation/operation.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf } from "../tree/json.ts";
import { declaredTypes, type Resolve, textTypes } from "./text-types.ts";

/** Deeper parts are read as text, and so is what contains itself from there on. */
const maxDepth = 5;

/** The parts of a schema that apply to the same value. */
export function partsOf(schema: Json, resolve: Resolve, depth = 0): JsonObject[] {
  const node = resolve(schema);
  if (!isObject(node) || depth > maxDepth) return [];
  const others = [...listOf(node["allOf"]), ...listOf(node["anyOf"]), ...listOf(node["oneOf"])];
  return [node, ...others.flatMap((other) => partsOf(other, resolve, depth + 1))];
}

/** How the texts of a nested value are converted, as far as its schema tells. */
export function textShape(schema: Json, resolve: Resolve, depth = 0): TextShape {
  const types = declaredTypes(schema, resolve) ?? ["string"];
  const own = { types: textTypes(schema, resolve) };
  if (depth >= maxDepth) return own;
  const parts = partsOf(schema, resolve);
  const below = (part: Json): TextShape => textShape(part, resolve, depth + 1);
  const items = parts.map((part) => part["items"]).find((item) => item !== undefined);
  const rest = parts.map((part) => part["additionalProperties"]).find(isObject);
  const fields = parts.flatMap((part) => entriesOf(part["properties"]));
  return {
    ...own,
    ...(types.includes("array") && { list: items === undefined ? { types: ["string"] } : below(items) }),
    ...(types.includes("object") && {
      fields: Object.fromEntries(fields.map(([name, field]) => [name, below(field)])),
      ...(rest === undefined ? {} : { rest: below(rest) }),
    }),
  };
}

/** Whether one level of brackets with texts in it can express all values. */
export function isFlat(shape: TextShape): boolean {
  if (shape.list !== undefined || shape.types.some((type) => type !== "null")) return false;
  return [...Object.values(shape.fields ?? {}), shape.rest].every(
    (field) => field?.list === undefined && field?.fields === undefined,
  );
}
