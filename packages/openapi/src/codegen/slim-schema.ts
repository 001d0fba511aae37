import type { Resolve } from "../document/model/text-types.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../document/tree/json.ts";
import { conditional, effective } from "../document/tree/keywords.ts";
import { rebuild } from "../document/tree/walk.ts";
import { defaultOf } from "./decoded-types.ts";
import type { Family } from "./family.ts";
import { isHidden, withoutHidden } from "./hidden-properties.ts";

export type { Family } from "./family.ts";

/** Formats that are validated. Others are only annotations. */
export const checkedFormats = [
  "date-time",
  "date",
  "uuid",
  "uri",
  "email",
  "ipv4",
  "ipv6",
  "int32",
  "int64",
  "float",
  "double",
] as const;

/**
 * Returns the name of the shared validator for a `$ref`. `hidden`: what its target must not require here, because only
 * the other side sends it.
 */
export type NameOf = (ref: string, family: Family, hidden: readonly string[]) => string;

/** A schema as passed to the validator compiler. */
export function slimSchema(
  schema: Json,
  family: Family,
  resolve: Resolve,
  nameOf: NameOf,
  hidden: readonly string[] = [],
): Json {
  const resolved = rebuild(
    withoutHidden(schema, family, resolve, hidden),
    "schema",
    "#",
    (node, _kind, _pointer, keywordPath) => resolveNode(node, familyAt(keywordPath, family), resolve),
  );
  return rebuild(resolved, "schema", "#", (node, _kind, _pointer, keywordPath) => {
    const nodeFamily = familyAt(keywordPath, family);
    const slim = withEnumeration(
      Object.fromEntries(
        entriesOf(node).filter(
          ([keyword, value]) => effective.has(keyword) && keepsKeyword(keyword, value, nodeFamily),
        ),
      ),
    );
    const ref = textOf(node["$ref"]);
    if (ref !== undefined) return { ...slim, $ref: nameOf(ref, nodeFamily, listOf(node["hidden"]).map(String)) };
    return node["tag"] === undefined ? slim : { ...slim, tag: node["tag"] };
  });
}

/**
 * A choice between values, as it is written to describe each of them, is an enumeration: compiled as a choice it would
 * be a level of nesting for each.
 */
function withEnumeration(slim: JsonObject): JsonObject {
  if (slim["enum"] !== undefined) return slim;
  for (const keyword of ["oneOf", "anyOf"]) {
    const values = listOf(slim[keyword]).map(soleValue);
    if (values.length === 0 || values.includes(undefined) || new Set(values).size < values.length) continue;
    const { [keyword]: _, ...rest } = slim;
    return { ...rest, enum: values.filter((value) => value !== undefined) };
  }
  return slim;
}

/** The only value that a schema allows, if that is no list or object and all that the schema says. */
function soleValue(schema: Json): Json | undefined {
  const { const: value, type, ...rest } = objectOf(schema);
  if (value === undefined || Object.keys(rest).length > 0 || (typeof value === "object" && value !== null))
    return undefined;
  return type === undefined || type === (value === null ? "null" : typeof value) ? value : undefined;
}

const familyAt = (keywordPath: readonly string[], family: Family): Family =>
  family === "request" && keywordPath.some((step) => conditional.has(step)) ? "branch" : family;

/** Without a type, the compiler only applies these to finite numbers. */
const numberKeywords = ["maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "multipleOf"];
const jsonTypes = ["number", "string", "boolean", "null", "array", "object"];

/** Resolves what depends on other schemas, while their `$ref`s are still intact. */
function resolveNode(node: JsonObject, family: Family, resolve: Resolve): JsonObject {
  const { required: _, ...rest } = node;
  const properties = objectOf(node["properties"]);
  const numeric = node["type"] === undefined && numberKeywords.some((keyword) => keyword in node);
  const filled = family === "request" && "properties" in node ? { properties: withDefaults(properties, resolve) } : {};
  return {
    ...rest,
    ...(numeric && { type: jsonTypes }),
    ...filled,
    ...requirements(node, properties, family, resolve),
    ...tagOf(node),
  };
}

/**
 * What tells the alternatives of a choice apart, for its errors: the `discriminator` and its values for each
 * alternative.
 */
function tagOf(node: JsonObject): { tag?: JsonObject } {
  const { propertyName, mapping } = objectOf(node["discriminator"]);
  const refs = listOf(node["oneOf"] ?? node["anyOf"]).map((branch) => textOf(objectOf(branch)["$ref"]));
  if (textOf(propertyName) === undefined || refs.length === 0 || refs.includes(undefined)) return {};
  const values = refs.map((ref = ""): Json[] => {
    const name = ref.split("/").at(-1) ?? "";
    const mapped = entriesOf(mapping).filter(([, target]) => target === ref || target === name);
    return mapped.length > 0 ? mapped.map(([value]) => value) : [name];
  });
  return { tag: { propertyName, values } };
}

function keepsKeyword(keyword: string, value: Json, family: Family): boolean {
  if (keyword === "default") return family === "request";
  return keyword !== "format" || (checkedFormats as readonly Json[]).includes(value);
}

/** Copies the default of a `$ref`'s target next to the `$ref`, where the compiler looks for it. */
function withDefaults(properties: JsonObject, resolve: Resolve): JsonObject {
  return Object.fromEntries(
    entriesOf(properties).map(([name, property]): [string, Json] => {
      const fallback = defaultOf(property, resolve);
      return [name, isObject(property) && fallback !== undefined ? { ...property, default: fallback } : property];
    }),
  );
}

/** `required`, without properties that only the other side sends. */
function requirements(node: JsonObject, properties: JsonObject, family: Family, resolve: Resolve): JsonObject {
  const required = listOf(node["required"]).filter(
    (name) => !isHidden(properties[String(name)] ?? {}, family, resolve),
  );
  return required.length === 0 ? {} : { required };
}
