import { isList, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import type { Refuse } from "../tree/refusals.ts";
import { defName, extended } from "./shape.ts";

/**
 * Keywords checked by `payload-checker.ts`, and annotations. Formats, patterns and the like are not supported: hosts
 * change them at will.
 */
const keywords: ReadonlySet<string> = new Set(
  "type properties required items const enum $ref allOf anyOf additionalProperties title description".split(" "),
);
const types: ReadonlySet<unknown> = new Set(["null", "boolean", "integer", "number", "string", "array", "object"]);

/** Rejects a schema with keywords that its validator does not check, or with dangling references. */
export function checkPayloadKeywords(document: JsonObject, schema: JsonObject, pointer: string, refuse: Refuse): void {
  for (const keyword of Object.keys(schema))
    if (!keywords.has(keyword))
      refuse(join(pointer, keyword), `${keyword} would not be checked. Known are ${[...keywords].join(", ")}.`);
  if ("$ref" in schema) checkRef(document, schema, pointer, refuse);
  const { type, enum: values, required } = schema;
  for (const name of type === undefined ? [] : isList(type) ? type : [type])
    if (!types.has(name)) refuse(join(pointer, "type"), `${JSON.stringify(name)} is not a type of JSON Schema.`);
  if (typeof schema["const"] === "object" && schema["const"] !== null)
    refuse(join(pointer, "const"), "A constant must be text, a number, true, false or null.");
  if (values !== undefined && !(listOf(values).length > 0 && listOf(values).every(isTextOrNull)))
    refuse(join(pointer, "enum"), "An enum is a list of texts, perhaps with null.");
  if (required !== undefined && !isList(required))
    refuse(join(pointer, "required"), "required must be a list of names.");
  for (const name of listOf(required))
    if (!isDescribed(document, schema, String(name)))
      refuse(join(pointer, "required"), `"${name}" is required but not described.`);
  if ("title" in schema && !/^[A-Z][A-Za-z0-9]*$/.test(textOf(schema["title"]) ?? ""))
    refuse(join(pointer, "title"), "A title must be the name of a type, such as PullRequest.");
  if (textOf(schema["description"])?.includes("*/") === true)
    refuse(join(pointer, "description"), "A description must not contain */, because it becomes a comment.");
  for (const keyword of ["allOf", "anyOf"])
    if (keyword in schema && listOf(schema[keyword]).length === 0)
      refuse(join(pointer, keyword), `${keyword} must be a list of at least one schema.`);
}

function checkRef(document: JsonObject, schema: JsonObject, pointer: string, refuse: Refuse): void {
  const name = defName(schema["$ref"]);
  if (name === undefined || !Object.hasOwn(objectOf(document["$defs"]), name))
    refuse(
      join(pointer, "$ref"),
      `${JSON.stringify(schema["$ref"])} is not a shape of this file. Write "#/$defs/" and its name.`,
    );
  if (Object.keys(schema).length > 1)
    refuse(pointer, "A $ref stands alone. Put it into allOf to say more, and describe a shape where it is defined.");
}

const isTextOrNull = (value: Json): boolean => value === null || typeof value === "string";

/** Whether a field is declared here or in a schema that this one extends. Cycles are rejected elsewhere. */
function isDescribed(document: JsonObject, schema: JsonObject, field: string, depth = 0): boolean {
  if (Object.hasOwn(objectOf(schema["properties"]), field)) return true;
  const bases = depth > 8 ? [] : (extended(schema) ?? []);
  return bases.some((base) => isDescribed(document, objectOf(objectOf(document["$defs"])[base]), field, depth + 1));
}
