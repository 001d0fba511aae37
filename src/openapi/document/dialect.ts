import { isList, isObject, type Json, type JsonObject, listOf, textOf } from "./json.ts";
import { effective } from "./keywords.ts";
import { type Kind, rebuild } from "./openapi-walk.ts";

/**
 * Converts all schemas of a document to the dialect of OpenAPI 3.1 (JSON Schema 2020-12). Replaced here: `nullable`, boolean `exclusiveMinimum` and
 * `exclusiveMaximum`, the single `example`, and siblings of a `$ref` (ignored in 3.0).
 */
export function toJsonSchemaDialect(document: JsonObject): JsonObject {
  const old = textOf(document["openapi"])?.startsWith("3.0") === true;
  const rewritten = rebuild(document, "document", "#", (node: JsonObject, kind: Kind) =>
    kind === "schema" ? modernSchema(old && "$ref" in node ? { $ref: node["$ref"] } : node) : node,
  );
  return isObject(rewritten) ? rewritten : document;
}

function modernSchema(schema: JsonObject): Json {
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
