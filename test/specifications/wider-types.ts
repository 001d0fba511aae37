import { isObject, type Json, type JsonObject, listOf, textOf } from "@segmark/openapi/internal/document/tree/json";
import { walk } from "@segmark/openapi/internal/document/tree/walk";

/** A schema that says less than its author knows. */
export type WiderType = Readonly<{ pointer: string; what: string; isMarked: boolean }>;

/** Schemas of a document whose types are wider than they could be, as far as types, examples and descriptions tell. */
export function widerTypes(document: JsonObject): WiderType[] {
  const found: WiderType[] = [];
  walk(document, "document", "#", (node, kind, pointer) => {
    const what = kind === "schema" ? widerBy(node) : undefined;
    if (what !== undefined) found.push({ pointer, what, isMarked: textOf(node["x-wider"]) !== undefined });
  });
  return found;
}

const closing = ["$ref", "allOf", "enum", "const"];

function widerBy(schema: JsonObject): string | undefined {
  if (closing.some((keyword) => keyword in schema) || isNull(schema)) return undefined;
  const branches = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])].filter((branch) => !isNull(branch));
  if (branches.length > 1) return "a choice";
  if (branches.length === 1) return undefined;
  const types = [schema["type"] ?? []].flat().filter((type) => type !== "null");
  if (types.length === 0) return "anything";
  if (types.length > 1) return "several types";
  if (types[0] === "array" && schema["items"] === undefined) return "a list of anything";
  if (types[0] === "object") return objectBy(schema);
  return types[0] === "string" ? textBy(schema) : undefined;
}

const isNull = (branch: Json): boolean => isObject(branch) && branch["type"] === "null";

function objectBy({ properties, additionalProperties: rest }: JsonObject): string | undefined {
  if (rest === true || (isObject(rest) && Object.keys(rest).length === 0)) return "an object with any properties";
  return properties === undefined && rest === undefined ? "an object without properties" : undefined;
}

const isFlagOrNumber = (value: Json | undefined): boolean =>
  typeof value === "string" && /^(true|false|-?\d+(\.\d+)?)$/i.test(value);

/** Text that is restricted by a pattern or a format is no flag, no number and no name of a fixed set. */
function textBy(schema: JsonObject): string | undefined {
  if ("pattern" in schema || "format" in schema) return undefined;
  const description = textOf(schema["description"]) ?? "";
  if ([schema["example"], schema["default"], ...listOf(schema["examples"])].some(isFlagOrNumber))
    return "text for a flag or a number";
  if (/`(true|false)`|\bwhole number\b/i.test(description)) return "text for a flag or a number";
  if (/:\s+[`\w]+(,\s+[`\w]+)*(,)?\s+or\s+[`\w]+|:\s+\w+(,\s+\w+){2,}|see `x-problems`/.test(description))
    return "text for one of a few names";
  return undefined;
}
