import type { Model } from "../document/model/model.ts";
import { isIgnored } from "../document/model/parameter.ts";
import { keywordOf, type Resolve, resolverOf } from "../document/model/text-types.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../document/tree/json.ts";
import { follow, join, lookUp } from "../document/tree/pointer.ts";
import type { Refuse } from "../document/tree/refusals.ts";
import { rebuild } from "../document/tree/walk.ts";
import { schemasWithDefaults } from "./with-defaults.ts";

/**
 * A copy of the document that describes decoded values instead of their wire format: JSON in the query has the type of
 * its schema, and values with a default are always present.
 */
export function withDecodedTypes({ document, refuse }: Model): JsonObject {
  const resolve = resolverOf(document, refuse);
  const defaulted = schemasWithDefaults(document, resolve);
  const rewritten = rebuild(document, "document", "#", (node, kind, pointer) => {
    if (kind === "parameter") return decodedParameter(node, resolve);
    if (kind === "operation") return decodedOperation(node, resolve);
    if (kind === "components") return withoutComponentAliases(withoutPathItems(node), document, refuse);
    if (kind !== "schema") return node;
    return withoutObjectEnum(defaulted.has(pointer) ? withDefaultsPresent(node, resolve) : node);
  });
  return withNamedTargets(objectOf(rewritten), refuse);
}

function decodedParameter(node: JsonObject, resolve: Resolve): JsonObject {
  const { content, ...rest } = node;
  if (textOf(node["in"]) === undefined) return node;
  const schema = node["schema"] ?? objectOf(entriesOf(content)[0]?.[1])["schema"] ?? {};
  return { ...rest, schema, ...(keywordOf(schema, "default", resolve) === undefined ? {} : { required: true }) };
}

function decodedOperation(node: JsonObject, resolve: Resolve): JsonObject {
  const parameters = listOf(node["parameters"]).filter((parameter) => !isIgnored(objectOf(resolve(parameter))));
  return { ...node, parameters };
}

/** Path items have been inlined where they are used. */
function withoutPathItems({ pathItems: _, ...components }: JsonObject): JsonObject {
  return components;
}

/**
 * A shared component that is itself a `$ref` would get no type, so it is replaced by its target. Schemas are exempt.
 */
function withoutComponentAliases(components: JsonObject, document: JsonObject, refuse: Refuse): JsonObject {
  const dereferenced = (part: Json, pointer: string): Json => follow(document, part, pointer, refuse).node;
  return Object.fromEntries(
    entriesOf(components).map(([kind, parts]): [string, Json] =>
      kind === "schemas" || !isObject(parts)
        ? [kind, parts]
        : [
            kind,
            Object.fromEntries(
              entriesOf(parts).map(([name, part]) => [
                name,
                isReference(part) ? dereferenced(part, join(`#/components/${kind}`, name)) : part,
              ]),
            ),
          ],
    ),
  );
}

const isReference = (part: Json): boolean => isObject(part) && "$ref" in part;

/** The default of a schema, looked up where the compiler finds it: in the schema itself or behind its `$ref`. */
export function defaultOf(schema: Json, resolve: Resolve): Json | undefined {
  if (!isObject(schema) || schema["default"] !== undefined) return objectOf(schema)["default"];
  return "$ref" in schema ? keywordOf(schema, "default", resolve) : undefined;
}

/** Properties with a default are required: the decoder fills them in. */
function withDefaultsPresent(schema: JsonObject, resolve: Resolve): JsonObject {
  const present = entriesOf(schema["properties"]).filter(([, property]) => defaultOf(property, resolve) !== undefined);
  if (present.length === 0) return schema;
  return { ...schema, required: [...new Set([...listOf(schema["required"]), ...present.map(([name]) => name)])] };
}

/** An enum beside `properties` would be parsed as a list of schemas. */
function withoutObjectEnum(schema: JsonObject): JsonObject {
  const { enum: values, ...rest } = schema;
  return values !== undefined && (schema["type"] === "object" || "properties" in schema) ? rest : schema;
}

/** A `$ref` into the middle of a component has no name in TypeScript: its target becomes a shared schema. */
function withNamedTargets(document: JsonObject, refuse: Refuse): JsonObject {
  const names = new Map<string, string>();
  const nameOf = (ref: string): string => {
    const known = names.get(ref);
    if (known !== undefined) return known;
    const stem = ref.slice(2).replaceAll(/[^A-Za-z0-9]+/g, "_");
    const taken = new Set([...names.values(), ...Object.keys(objectOf(objectOf(document["components"])["schemas"]))]);
    const name = taken.has(stem) ? `${stem}_${names.size}` : stem;
    names.set(ref, name);
    return name;
  };
  const renamed = rebuild(document, "document", "#", (node, kind) => {
    const ref = textOf(node["$ref"]);
    if (kind !== "schema" || ref === undefined || /^#\/components\/schemas\/[^/]+$/.test(ref)) return node;
    return { ...node, $ref: `#/components/schemas/${nameOf(ref)}` };
  });
  if (!isObject(renamed) || names.size === 0) return document;
  const targets = [...names].map(([ref, name]): [string, Json] => [name, lookUp(renamed, ref, ref, refuse)]);
  const components = objectOf(renamed["components"]);
  return {
    ...renamed,
    components: { ...components, schemas: { ...objectOf(components["schemas"]), ...Object.fromEntries(targets) } },
  };
}
