import { defName } from "@segmark/openapi/internal/document/events/shape";
import { isObject, type Json, type JsonObject, listOf, objectOf } from "@segmark/openapi/internal/document/tree/json";

/** Answers questions about schemas of the specification, through `$ref`, `allOf` and `anyOf`. */
export function shapes(defs: JsonObject) {
  const nodesOf = (schema: Json | undefined): JsonObject[] => {
    if (!isObject(schema)) return [];
    const others = [defs[defName(schema["$ref"]) ?? ""], ...listOf(schema["allOf"]), ...listOf(schema["anyOf"])];
    return [schema, ...others.flatMap(nodesOf)];
  };

  /** The schema of a field, or of a field of the items; undefined when nothing describes it. */
  const fieldsOf = (schema: Json | undefined, field: string | readonly ["items", string]): Json | undefined => {
    if (typeof field !== "string") return fieldsOf({ anyOf: nodesOf(schema).map(({ items = {} }) => items) }, field[1]);
    const found = nodesOf(schema).flatMap(({ properties, additionalProperties }) => [
      ...(Object.hasOwn(objectOf(properties), field) ? [objectOf(properties)[field]] : []),
      ...(additionalProperties === undefined ? [] : [additionalProperties]),
    ]);
    return found.length === 0 ? undefined : { anyOf: found as Json[] };
  };

  /** The JSON types a schema admits; what says nothing admits all, what is undefined none. */
  const typesOf = (schema: Json | undefined): ReadonlySet<string> => {
    if (schema === undefined) return new Set();
    const said = nodesOf(schema).flatMap(({ type, const: value, ...rest }) => {
      if (type !== undefined) return [type].flat().map(String);
      if (value !== undefined) return [value === null ? "null" : typeof value];
      return Object.keys(rest).length === 0 ? every : [];
    });
    return new Set(said);
  };

  /** The object itself, or all objects of a list as one: what a key one level down belongs to. */
  const valueShape = (value: unknown): object =>
    Array.isArray(value)
      ? Object.assign({}, ...value.map((item) => (isObject(item) ? item : {})))
      : isObject(value)
        ? value
        : {};

  return { fieldsOf, typesOf, valueShape };
}

const every = ["null", "boolean", "integer", "number", "string", "array", "object"];
