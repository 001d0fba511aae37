import { rebuild, subschemas } from "./anatomy.ts";
import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "./json.ts";
import type { Model } from "./model.ts";
import { isIgnored } from "./parameter.ts";
import { keywordOf, type Resolve, resolverOf } from "./text-types.ts";

/** Keywords under which a schema may apply or not, so that its defaults are not filled in. */
export const conditional = new Set([
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "dependentSchemas",
]);

/**
 * A copy of the document that describes values after decoding instead of texts on the wire:
 * a JSON text in the query has the type of its schema, and what has a default is always there.
 */
export function withDecodedTypes({ document, refuse }: Model): JsonObject {
  const resolve = resolverOf(document, refuse);
  const filled = pointersFilledByDecoder(document, resolve);
  const rewritten = rebuild(document, "document", "#", (node, kind, pointer, trail) => {
    if (kind === "parameter") return decodedParameter(node, resolve);
    if (kind === "operation") return decodedOperation(node, resolve);
    if (kind === "components" || kind === "document") return withoutOutgoing(node);
    if (kind !== "schema") return node;
    return filled.has(pointer) || (isInRequest(trail) && !trail.some((step) => conditional.has(step)))
      ? withDefaultsPresent(node, resolve)
      : node;
  });
  return objectOf(rewritten);
}

/** Whether a place in the document describes what a client sends. Shared schemas are counted by who refers to them. */
const isInRequest = (trail: readonly string[]): boolean =>
  trail.some((step) => step === "parameters" || step === "requestBody" || step === "requestBodies") &&
  !trail.includes("responses");

function decodedOperation(node: JsonObject, resolve: Resolve): JsonObject {
  const parameters = listOf(node["parameters"]).filter((parameter) => !isIgnored(objectOf(resolve(parameter))));
  return { ...withoutOutgoing(node), parameters };
}

/** Without what a service sends on its own, and without path items, which were written out where they are used. */
function withoutOutgoing(node: JsonObject): JsonObject {
  const { webhooks, pathItems, callbacks, ...rest } = node;
  return rest;
}

function decodedParameter(node: JsonObject, resolve: Resolve): JsonObject {
  const { content, ...rest } = node;
  const schema = node["schema"] ?? objectOf(entriesOf(content)[0]?.[1])["schema"] ?? {};
  if (textOf(node["in"]) === undefined) return node;
  return { ...rest, schema, ...(keywordOf(schema, "default", resolve) === undefined ? {} : { required: true }) };
}

/** A default counts where the compiler finds it: in the schema itself or behind its `$ref`. */
export const defaultOf = (schema: Json, resolve: Resolve): Json | undefined =>
  isObject(schema)
    ? (schema["default"] ?? ("$ref" in schema ? keywordOf(schema, "default", resolve) : undefined))
    : undefined;

/** The properties with a default are required: the decoder has put them in. */
function withDefaultsPresent(schema: JsonObject, resolve: Resolve): JsonObject {
  const present = entriesOf(schema["properties"]).filter(([, property]) => defaultOf(property, resolve) !== undefined);
  if (present.length === 0) return schema;
  return { ...schema, required: [...new Set([...listOf(schema["required"]), ...present.map(([name]) => name)])] };
}

/** Shared schemas that requests reach and that always apply where they are reached. One that is also reached conditionally promises nothing. */
function pointersFilledByDecoder(document: JsonObject, resolve: Resolve): ReadonlySet<string> {
  const certain = new Set<string>();
  const doubtful = new Set<string>();
  const visit = (schema: Json, sure: boolean): void => {
    if (!isObject(schema)) return;
    const ref = textOf(schema["$ref"]);
    const seen = sure ? certain : doubtful;
    if (ref !== undefined && !seen.has(ref)) {
      seen.add(ref);
      visit(resolve(schema), sure);
    }
    for (const part of subschemas(schema)) visit(part.schema, sure && !conditional.has(part.keyword));
  };
  rebuild(document, "document", "#", (node, kind, _pointer, trail) => {
    if ((kind === "media" || kind === "parameter") && isInRequest(trail)) visit(node["schema"] ?? true, true);
    return node;
  });
  return new Set([...certain].filter((pointer) => !doubtful.has(pointer)));
}
