import { costlyText } from "../patterns/cost.ts";
import { expressionOf } from "../patterns/expression.ts";
import { entriesOf, isList, isObject, type Json, type JsonObject, numberOf, objectOf, textOf } from "../tree/json.ts";
import { checkKeywordValues } from "../tree/keyword-values.ts";
import { inPlace } from "../tree/keywords.ts";
import { follow, join, lookUp } from "../tree/pointer.ts";
import { sentByClients } from "../tree/reach.ts";
import type { Attempt, Refuse } from "../tree/refusals.ts";
import { subschemas, walk } from "../tree/walk.ts";

const knownTypes = new Set<unknown>(["null", "boolean", "integer", "number", "string", "array", "object"]);
const ambiguous = ["$dynamicRef", "$recursiveRef"];

/** Rejects schemas that apply themselves to the same value, which would recurse forever. */
export function circleChecker(document: JsonObject, refuse: Refuse): (schema: Json, pointer: string) => void {
  const finished = new Set<Json>();
  const open = new Set<Json>();
  const visit = (schema: Json, pointer: string): void => {
    if (!isObject(schema) || finished.has(schema)) return;
    if (open.has(schema))
      refuse(pointer, "The schema refers to itself for the same value, so validation would not end.");
    open.add(schema);
    try {
      const ref = textOf(schema["$ref"]);
      if (ref !== undefined) visit(lookUp(document, ref, pointer, refuse), ref);
      for (const { keyword, schema: part } of subschemas(schema)) if (inPlace.has(keyword)) visit(part, pointer);
    } finally {
      open.delete(schema);
      finished.add(schema);
    }
  };
  return visit;
}

/** Rejects schemas whose types and validators would disagree, or could not be generated. */
export function checkSchemas(document: JsonObject, refuse: Refuse, attempt: Attempt): void {
  const roots: { schema: Json; pointer: string }[] = [];
  const isSent = sentByClients(document);
  walk(document, "document", "#", (node, kind, pointer) => {
    if (kind === "schema") attempt(() => checkSchema(document, node, pointer, isSent(pointer), refuse));
    if ((kind === "media" || kind === "parameter") && node["schema"] !== undefined)
      roots.push({ schema: node["schema"], pointer: join(pointer, "schema") });
  });
  for (const [name, schema] of entriesOf(objectOf(document["components"])["schemas"]))
    roots.push({ schema, pointer: join("#/components/schemas", name) });
  const checkCircle = circleChecker(document, refuse);
  for (const { schema, pointer } of roots) attempt(() => checkCircle(schema, pointer));
}

function checkSchema(document: JsonObject, schema: JsonObject, pointer: string, isSent: boolean, refuse: Refuse): void {
  for (const keyword of ambiguous)
    if (keyword in schema)
      refuse(
        join(pointer, keyword),
        `${keyword} is not followed, because it could mean more than one schema, or means none. Use $ref with a JSON pointer.`,
      );
  if ("$ref" in schema) {
    if (textOf(schema["$ref"]) === undefined) refuse(join(pointer, "$ref"), "$ref must be text.");
    follow(document, schema, pointer, refuse);
  }
  if (isList(schema["items"]))
    refuse(join(pointer, "items"), "A list under items is the obsolete form of a tuple. Use prefixItems.");
  checkKeywordValues(schema, pointer, refuse);
  const type = schema["type"];
  for (const name of type === undefined ? [] : isList(type) ? type : [type])
    if (!knownTypes.has(name)) refuse(join(pointer, "type"), `${JSON.stringify(name)} is not a type of JSON Schema.`);
  const pattern = schema["pattern"];
  if (pattern !== undefined) checkPattern(pattern, numberOf(schema["maxLength"]), isSent, pointer, refuse);
  for (const names of Object.keys(objectOf(schema["patternProperties"])))
    checkPattern(names, undefined, isSent, pointer, refuse);
}

/** Strings without maxLength may be as long as a body. Only patterns for client input are checked. */
function checkPattern(
  pattern: unknown,
  maxLength: number | undefined,
  isSent: boolean,
  pointer: string,
  refuse: Refuse,
): void {
  try {
    if (typeof pattern !== "string") throw new TypeError("not text");
    expressionOf(pattern);
  } catch (cause) {
    refuse(
      join(pointer, "pattern"),
      `pattern is not a regular expression: ${cause instanceof Error ? cause.message : ""}`,
    );
  }
  const costly = isSent ? costlyText(pattern, maxLength ?? Number.MAX_SAFE_INTEGER) : undefined;
  if (costly !== undefined)
    refuse(
      join(pointer, "pattern"),
      `This pattern takes very long on some texts: attempts to match are ${costly.growth} in the length of texts such as ${costly.text}. Avoid nested quantifiers and adjacent repetitions of the same characters, or set a small maxLength.`,
    );
}
