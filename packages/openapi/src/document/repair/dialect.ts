import { entriesOf, isList, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { keywordRules } from "../tree/keyword-values.ts";
import { effective } from "../tree/keywords.ts";
import { valueAt } from "../tree/pointer.ts";
import type { Note, Refuse } from "../tree/refusals.ts";
import { type Kind, rebuild } from "../tree/walk.ts";

const today =
  /^https:\/\/(spec\.openapis\.org\/oas\/3\.[12]\/dialect\/[\w-]+|json-schema\.org\/draft\/2020-12\/schema)#?$/;
const earlier = /^https?:\/\/json-schema\.org\/(draft-0[4-7]|draft\/2019-09)\/schema#?$/;

/** Only one dialect is supported. Another one could have keywords that would not be checked. */
export function checkDialect(document: JsonObject, note: Note, refuse: Refuse): void {
  const { jsonSchemaDialect: dialect } = document;
  const name = textOf(dialect) ?? "";
  if (dialect === undefined || today.test(name)) return;
  if (earlier.test(name)) note("#/jsonSchemaDialect", `${name} is read as the dialect of today, 2020-12.`);
  else
    refuse(
      "#/jsonSchemaDialect",
      `Schemas are read as JSON Schema 2020-12 with the keywords of OpenAPI, not by ${JSON.stringify(dialect)}. Leave it out if they are valid so.`,
    );
}

/**
 * Converts all schemas of a document to the dialect of OpenAPI 3.1 (JSON Schema 2020-12). Replaced here: `nullable`,
 * boolean `exclusiveMinimum` and `exclusiveMaximum`, the single `example`, `dependencies`, and siblings of a `$ref`
 * (ignored in 3.0).
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
 * A default of one part of `allOf` would be an unknown key for another part that allows no others. As the only
 * alternative of an `anyOf`, the schema accepts the same, and its defaults are not filled in.
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
  const { nullable, example, ...rest } = apart(withoutDependencies(schema));
  const bounded = exclusive(exclusive(rest, "minimum", "exclusiveMinimum"), "maximum", "exclusiveMaximum");
  const exampled = example === undefined || "examples" in bounded ? bounded : { ...bounded, examples: [example] };
  const whole = nullable === true ? orNull(exampled) : exampled;
  return isList(whole["enum"]) && whole["enum"].length === 0 ? nothing(whole) : whole;
}

/** Before JSON Schema 2019-09, one keyword was for what today are two. Invalid values are refused later. */
function withoutDependencies(schema: JsonObject): JsonObject {
  const { dependencies, ...rest } = schema;
  if (!isObject(dependencies) || keywordRules.get("dependencies")?.fits(dependencies) !== true) return schema;
  const entries = entriesOf(dependencies);
  const [lists, schemas] = [entries.filter(([, part]) => isList(part)), entries.filter(([, part]) => !isList(part))];
  const required = objectOf(rest["dependentRequired"]);
  const both = lists.map(([name, names]): [string, Json] => [
    name,
    [...new Set([...listOf(required[name]), ...listOf(names)])],
  ]);
  const asSchemas = objectOf(rest["dependentSchemas"]);
  const merged = schemas.map(([name, part]): [string, Json] => {
    const other = asSchemas[name];
    return [name, other === undefined ? part : { allOf: [other, part] }];
  });
  return {
    ...rest,
    ...(both.length > 0 && { dependentRequired: { ...required, ...Object.fromEntries(both) } }),
    ...(merged.length > 0 && { dependentSchemas: { ...asSchemas, ...Object.fromEntries(merged) } }),
  };
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
