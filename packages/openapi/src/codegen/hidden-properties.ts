import { keywordOf, type Resolve } from "../document/model/text-types.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../document/tree/json.ts";
import { rebuild } from "../document/tree/walk.ts";
import type { Family } from "./family.ts";

/**
 * Whether a property is sent by the other side only: `readOnly` ones are not part of requests, `writeOnly` ones not of
 * replies.
 */
export const isHidden = (property: Json, family: Family, resolve: Resolve): boolean =>
  keywordOf(property, family === "reply" ? "writeOnly" : "readOnly", resolve) === true;

/**
 * A schema in which no part of an `allOf` requires what another part says only the other side sends. A `$ref` to such a
 * part gets `hidden`, the names that its target must not require here.
 * @param names of which that is already known
 */
export function withoutHidden(schema: Json, family: Family, resolve: Resolve, names: readonly string[]): Json {
  const within = rebuild(schema, "schema", "#", ({ hidden: _, ...node }) => {
    const isWhole = "allOf" in node || ("$ref" in node && ("properties" in node || "required" in node));
    if (!isWhole) return node;
    const properties = partsOf(node, resolve).flatMap((part) => entriesOf(part["properties"]));
    const hidden = properties.filter(([, property]) => isHidden(property, family, resolve)).map(([name]) => name);
    return hidden.length === 0 ? node : optional(node, new Set(hidden), family, resolve);
  });
  return names.length === 0 ? within : optional(within, new Set(names), family, resolve);
}

/** All schemas that a value has to fit as a whole: the schema, its `allOf`, and what they refer to. */
function partsOf(schema: Json, resolve: Resolve): readonly JsonObject[] {
  if (!isObject(schema)) return [];
  const target = textOf(schema["$ref"]) === undefined ? [] : partsOf(resolve(schema), resolve);
  return [schema, ...target, ...listOf(schema["allOf"]).flatMap((part) => partsOf(part, resolve))];
}

/** A schema that requires none of these properties. */
function optional(schema: Json, names: ReadonlySet<string>, family: Family, resolve: Resolve): Json {
  if (!isObject(schema)) return schema;
  const { required, allOf, hidden, ...rest } = schema;
  const others = listOf(required).filter((name) => !names.has(String(name)));
  const parts = listOf(allOf).map((part) => optional(part, names, family, resolve));
  const demanded = textOf(rest["$ref"]) === undefined ? [] : demandedIn(resolve(schema), names, family, resolve);
  const all = [...new Set([...listOf(hidden), ...demanded])].sort();
  return {
    ...rest,
    ...(others.length > 0 && { required: others }),
    ...(parts.length > 0 && { allOf: parts }),
    ...(all.length > 0 && { hidden: all }),
  };
}

/** Which of these properties a schema requires without declaring that only the other side sends them. */
const demandedIn = (schema: Json, names: ReadonlySet<string>, family: Family, resolve: Resolve): readonly string[] =>
  partsOf(schema, resolve).flatMap((part) =>
    listOf(part["required"])
      .map(String)
      .filter((name) => names.has(name) && !isHidden(objectOf(part["properties"])[name] ?? {}, family, resolve)),
  );
