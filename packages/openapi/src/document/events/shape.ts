import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";

const prefix = "#/$defs/";

/** The name in `#/$defs/name`. */
export const defName = (ref: Json | undefined): string | undefined =>
  textOf(ref)?.startsWith(prefix) ? textOf(ref)?.slice(prefix.length) : undefined;
export const defRef = (name: string): string => `${prefix}${name}`;

/** The schemas that apply to the same value: behind `$ref`, and in `allOf` and `anyOf`. */
function sameValue(document: JsonObject, schema: Json): JsonObject[] {
  if (!isObject(schema)) return [];
  const name = defName(schema["$ref"]);
  const others = [
    ...(name === undefined ? [] : [objectOf(document["$defs"])[name] ?? null]),
    ...listOf(schema["allOf"]),
    ...listOf(schema["anyOf"]),
  ];
  return [schema, ...others.flatMap((other) => sameValue(document, other))];
}

/** Whether a schema declares a field, by name or as an entry of a map. */
export const declared = (document: JsonObject, schema: Json, field: string): boolean =>
  sameValue(document, schema).some(
    (node) => Object.hasOwn(objectOf(node["properties"]), field) || node["additionalProperties"] !== undefined,
  );

/** The schemas that a definition extends. Undefined if it is not an extension. */
export function extended(def: Json): readonly string[] | undefined {
  if (!isObject(def) || !("allOf" in def)) return undefined;
  const names = listOf(def["allOf"]).map((part) => (isObject(part) ? defName(part["$ref"]) : undefined));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length ? known : undefined;
}

/** The properties of a definition, including inherited ones; its own take precedence. */
export function allProperties(defs: JsonObject, name: string): JsonObject {
  const def = defs[name] ?? null;
  const inherited = (extended(def) ?? []).map((base) => allProperties(defs, base));
  return Object.fromEntries([...inherited, objectOf(def)["properties"]].flatMap(entriesOf));
}
