import { rebuild } from "./anatomy.ts";
import { isList, isObject, type JsonObject, listOf, textOf } from "./json.ts";
import { follow, join } from "./pointer.ts";
import type { Refuse } from "./unsupported.ts";

const knownTypes = new Set<unknown>(["null", "boolean", "integer", "number", "string", "array", "object"]);
const scopeKeywords = ["$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"];

/** Refuses what would make types and validators say different things, or nothing at all. */
export function checkSchemas(document: JsonObject, refuse: Refuse): void {
  rebuild(document, "document", "#", (node, kind, pointer) => {
    if (kind === "schema") checkSchema(document, node, pointer, refuse);
    return node;
  });
}

function checkSchema(document: JsonObject, schema: JsonObject, pointer: string, refuse: Refuse): void {
  for (const keyword of scopeKeywords)
    if (keyword in schema) refuse(join(pointer, keyword), `${keyword} is not followed. Use $ref with a JSON pointer.`);
  if ("$ref" in schema) {
    if (textOf(schema["$ref"]) === undefined) refuse(join(pointer, "$ref"), "$ref must be text.");
    follow(document, schema, pointer, refuse);
  }
  const type = schema["type"];
  for (const name of type === undefined ? [] : isList(type) ? type : [type])
    if (!knownTypes.has(name)) refuse(join(pointer, "type"), `${JSON.stringify(name)} is no type of JSON Schema.`);
  const pattern = schema["pattern"];
  for (const text of [
    ...(pattern === undefined ? [] : [pattern]),
    ...Object.keys(isObject(schema["patternProperties"]) ? schema["patternProperties"] : {}),
  ])
    checkPattern(text, pointer, refuse);
  if ("enum" in schema && listOf(schema["enum"]).length === 0)
    refuse(join(pointer, "enum"), "enum must be a list with at least one value.");
  if (isList(schema["items"]))
    refuse(join(pointer, "items"), "A list under items is the old form of a tuple. Use prefixItems.");
}

function checkPattern(pattern: unknown, pointer: string, refuse: Refuse): void {
  try {
    if (typeof pattern !== "string") throw new TypeError("not text");
    new RegExp(pattern, "u");
  } catch (cause) {
    refuse(
      join(pointer, "pattern"),
      `pattern is no regular expression: ${cause instanceof Error ? cause.message : ""}`,
    );
  }
}
