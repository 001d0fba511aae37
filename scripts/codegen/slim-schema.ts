import { defaultOf } from "./decoded-types.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "./json.ts";
import { conditional, effective } from "./keywords.ts";
import { rebuild } from "./openapi-walk.ts";
import { keywordOf, type Resolve } from "./text-types.ts";

/** Who reads the value: a request is filled with defaults, a reply (and a branch that may not apply) is only looked at. */
export type Family = "request" | "branch" | "reply";

/** Formats that are checked. Others say something about the meaning of a value and are not. */
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

/** Puts the name of a shared validator in the place of a `$ref`. */
export type NameOf = (ref: string, family: Family) => string;

/** A schema as the validator compiler gets it. */
export function slimSchema(schema: Json, family: Family, resolve: Resolve, nameOf: NameOf): Json {
  const placed = rebuild(schema, "schema", "#", (node, _kind, _pointer, trail) =>
    settle(node, familyAt(trail, family), resolve),
  );
  return rebuild(placed, "schema", "#", (node, _kind, _pointer, trail) => {
    const here = familyAt(trail, family);
    const slim: JsonObject = Object.fromEntries(
      entriesOf(node).filter(([keyword, value]) => effective.has(keyword) && keepsKeyword(keyword, value, here)),
    );
    const ref = textOf(node["$ref"]);
    return ref === undefined ? slim : { ...slim, $ref: nameOf(ref, here) };
  });
}

const familyAt = (trail: readonly string[], family: Family): Family =>
  family === "request" && trail.some((step) => conditional.has(step)) ? "branch" : family;

/** What depends on other schemas, while their `$ref`s still say where they are. */
function settle(node: JsonObject, family: Family, resolve: Resolve): JsonObject {
  const { required: _, ...rest } = node;
  const properties = objectOf(node["properties"]);
  const filled = family === "request" && "properties" in node ? { properties: withDefaults(properties, resolve) } : {};
  return { ...rest, ...filled, ...requirements(node, properties, family, resolve) };
}

function keepsKeyword(keyword: string, value: Json, family: Family): boolean {
  if (keyword === "default") return family === "request";
  return keyword !== "format" || (checkedFormats as readonly Json[]).includes(value);
}

/** The default of a `$ref`'s target, written beside the `$ref`, where the compiler looks for it. */
function withDefaults(properties: JsonObject, resolve: Resolve): JsonObject {
  return Object.fromEntries(
    entriesOf(properties).map(([name, property]): [string, Json] => {
      const fallback = defaultOf(property, resolve);
      return [name, isObject(property) && fallback !== undefined ? { ...property, default: fallback } : property];
    }),
  );
}

/** `required`, without what only the other side sends: `readOnly` in a request, `writeOnly` in a reply. */
function requirements(node: JsonObject, properties: JsonObject, family: Family, resolve: Resolve): JsonObject {
  const absent = family === "reply" ? "writeOnly" : "readOnly";
  const required = listOf(node["required"]).filter(
    (name) => keywordOf(properties[String(name)] ?? {}, absent, resolve) !== true,
  );
  return required.length === 0 ? {} : { required };
}
