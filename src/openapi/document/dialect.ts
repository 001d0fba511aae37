import { entriesOf, isList, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "./json.ts";
import { effective } from "./keywords.ts";
import { type Kind, rebuild } from "./openapi-walk.ts";
import { valueAt } from "./pointer.ts";

/**
 * Converts all schemas of a document to the dialect of OpenAPI 3.1 (JSON Schema 2020-12). Replaced here: `nullable`, boolean `exclusiveMinimum` and
 * `exclusiveMaximum`, the single `example`, and siblings of a `$ref` (ignored in 3.0).
 */
export function toJsonSchemaDialect(document: JsonObject): JsonObject {
  const old = textOf(document["openapi"])?.startsWith("3.0") === true;
  const rewritten = rebuild(document, "document", "#", (node: JsonObject, kind: Kind) =>
    kind === "schema"
      ? withoutClashingDefaults(modernSchema(old && "$ref" in node ? { $ref: node["$ref"] } : node), document)
      : node,
  );
  return isObject(rewritten) ? rewritten : document;
}

/**
 * A default of one part of `allOf` would be an unknown key for another part that allows no others. As the only alternative of an `anyOf`, the schema
 * accepts the same, and its defaults are not filled in.
 */
function withoutClashingDefaults(schema: JsonObject, document: JsonObject): JsonObject {
  if (listOf(schema["allOf"]).length === 0) return schema;
  const target = (part: Json | undefined): JsonObject => {
    const node = objectOf(part);
    return objectOf(valueAt(document, textOf(node["$ref"]) ?? "none") ?? node);
  };
  const hasDefault = (part: Json | undefined, depth = 0): boolean =>
    [objectOf(part), target(part)].some(
      (node) => "default" in node || (depth < 3 && listOf(node["allOf"]).some((inner) => hasDefault(inner, depth + 1))),
    );
  const { description, default: fallback, readOnly, writeOnly, ...rest } = schema;
  const parts = [rest, ...listOf(rest["allOf"]).map(target)];
  const isClosed = parts.some((part) => part["additionalProperties"] === false);
  const isSpread = parts.filter((part) => "properties" in part || part["additionalProperties"] === false).length > 1;
  if (
    !isClosed ||
    !isSpread ||
    !parts.some((part) => Object.values(objectOf(part["properties"])).some((part) => hasDefault(part)))
  )
    return schema;
  const kept = entriesOf({ description, default: fallback, readOnly, writeOnly });
  return { ...Object.fromEntries(kept), anyOf: [rest] };
}

function modernSchema(schema: JsonObject): JsonObject {
  const { nullable, example, ...rest } = apart(schema);
  const bounded = exclusive(exclusive(rest, "minimum", "exclusiveMinimum"), "maximum", "exclusiveMaximum");
  const exampled = example === undefined || "examples" in bounded ? bounded : { ...bounded, examples: [example] };
  const whole = nullable === true ? orNull(exampled) : exampled;
  return isList(whole["enum"]) && whole["enum"].length === 0 ? nothing(whole) : whole;
}

/** A `$ref` with sibling keywords becomes part of an `allOf`: not every tool supports siblings of a `$ref`. */
function apart(schema: JsonObject): JsonObject {
  const { $ref, allOf, ...rest } = schema;
  const isNarrowed =
    Object.keys(rest).some((keyword) => effective.has(keyword) && keyword !== "default") || allOf !== undefined;
  return $ref === undefined || !isNarrowed ? schema : { ...rest, allOf: [{ $ref }, ...listOf(allOf)] };
}

/** `minimum: 3, exclusiveMinimum: true` becomes `exclusiveMinimum: 3`. */
function exclusive(schema: JsonObject, bound: string, flag: string): JsonObject {
  if (typeof schema[flag] !== "boolean") return schema;
  const { [bound]: limit, [flag]: isExclusive, ...rest } = schema;
  if (limit === undefined) return rest;
  return isExclusive === true ? { ...rest, [flag]: limit } : { ...rest, [bound]: limit };
}

/** An empty enum accepts nothing; the compiler wants a value. */
function nothing({ enum: _, ...rest }: JsonObject): JsonObject {
  return { ...rest, allOf: [...listOf(rest["allOf"]), { not: {} }] };
}

function orNull(schema: JsonObject): JsonObject {
  const { type, enum: values } = schema;
  if (type === undefined && !isList(values)) {
    const { default: fallback, description, ...rest } = schema;
    return {
      ...(description === undefined ? {} : { description }),
      ...(fallback === undefined ? {} : { default: fallback }),
      anyOf: [rest, { type: "null" }],
    };
  }
  const types = isList(type) ? type : [type];
  return {
    ...schema,
    ...(type === undefined || types.includes("null") ? {} : { type: [...types, "null"] as Json }),
    ...(isList(values) && !values.includes(null) ? { enum: [...values, null] } : {}),
  };
}
