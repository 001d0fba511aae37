import { entriesOf, isList, isObject, type Json, type JsonObject, objectOf } from "./json.ts";
import { join } from "./pointer.ts";

/** The kinds of objects in an OpenAPI document that can lead to schemas. */
export type Kind =
  | "document"
  | "components"
  | "pathItem"
  | "operation"
  | "parameter"
  | "body"
  | "response"
  | "media"
  | "callback"
  | "schema";

type Children = Readonly<Record<string, readonly [arity: "one" | "list" | "map", kind: Kind]>>;

/** `query` since OpenAPI 3.2. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;
export const isMethod = (key: string): boolean => (methods as readonly string[]).includes(key);
const operations = Object.fromEntries(methods.map((method) => [method, ["one", "operation"] as const]));

/** The child keys of each kind. Unlisted keys contain data (examples, defaults, extensions), never structure. */
const anatomy: Readonly<Record<Exclude<Kind, "callback">, Children>> = {
  document: { paths: ["map", "pathItem"], webhooks: ["map", "pathItem"], components: ["one", "components"] },
  components: {
    schemas: ["map", "schema"],
    parameters: ["map", "parameter"],
    headers: ["map", "parameter"],
    requestBodies: ["map", "body"],
    responses: ["map", "response"],
    pathItems: ["map", "pathItem"],
    callbacks: ["map", "callback"],
  },
  pathItem: { parameters: ["list", "parameter"], ...operations },
  operation: {
    parameters: ["list", "parameter"],
    requestBody: ["one", "body"],
    responses: ["map", "response"],
    callbacks: ["map", "callback"],
  },
  parameter: { schema: ["one", "schema"], content: ["map", "media"] },
  body: { content: ["map", "media"] },
  response: { headers: ["map", "parameter"], content: ["map", "media"] },
  media: { schema: ["one", "schema"] },
  schema: {
    properties: ["map", "schema"],
    patternProperties: ["map", "schema"],
    $defs: ["map", "schema"],
    definitions: ["map", "schema"],
    dependentSchemas: ["map", "schema"],
    // Before JSON Schema 2019-09; lists of names are no schemas.
    dependencies: ["map", "schema"],
    allOf: ["list", "schema"],
    anyOf: ["list", "schema"],
    oneOf: ["list", "schema"],
    prefixItems: ["list", "schema"],
    items: ["one", "schema"],
    additionalProperties: ["one", "schema"],
    not: ["one", "schema"],
    if: ["one", "schema"],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: ["one", "schema"],
    else: ["one", "schema"],
    contains: ["one", "schema"],
    propertyNames: ["one", "schema"],
    unevaluatedItems: ["one", "schema"],
    unevaluatedProperties: ["one", "schema"],
    contentSchema: ["one", "schema"],
  },
};

/** The keys of an object whose values lead to schemas. */
export const structuralKeys = (kind: Exclude<Kind, "callback">): readonly string[] => Object.keys(anatomy[kind]);

const childOf = (kind: Kind, key: string): Children[string] | undefined => {
  if (key.startsWith("x-")) return undefined;
  if (kind === "callback") return ["one", "pathItem"];
  const children = anatomy[kind];
  return Object.hasOwn(children, key) ? children[key] : undefined;
};

/** The structural children of an object, with their keys there: of lists and maps, each element. */
function eachChild(
  node: JsonObject,
  kind: Kind,
  visit: (child: Json, kind: Kind, key: string, name: string | number | undefined) => void,
): void {
  for (const key in node) {
    const value = node[key];
    if (typeof value !== "object" || value === null) continue;
    const [arity, childKind] = childOf(kind, key) ?? [];
    if (childKind === undefined) continue;
    if (arity === "one") visit(value, childKind, key, undefined);
    else if (isList(value)) {
      if (arity === "list") for (const [index, part] of value.entries()) visit(part, childKind, key, index);
    } else if (arity === "map")
      for (const name in value as JsonObject) visit((value as JsonObject)[name] ?? null, childKind, key, name);
  }
}

/**
 * Visits each object after its children, and returns its replacement. `pointer` is its location in the document,
 * `keywordPath` the keywords on the path to it, without user-defined names.
 */
export type Rewrite = (node: JsonObject, kind: Kind, pointer: string, keywordPath: readonly string[]) => Json;

/** Rebuilds a part of a document bottom-up; unchanged parts are shared. Boolean schemas are unchanged. */
export function rebuild(
  node: Json,
  kind: Kind,
  pointer: string,
  rewrite: Rewrite,
  keywordPath: readonly string[] = [],
): Json {
  if (!isObject(node)) return node;
  let copy: Record<string, Json | undefined> | undefined;
  const changed = new Map<string, Record<string | number, Json>>();
  let [lastKey, onward, below] = ["", keywordPath, pointer];
  eachChild(node, kind, (child, childKind, key, name) => {
    if (key !== lastKey) [lastKey, onward, below] = [key, [...keywordPath, key], join(pointer, key)];
    const place = name === undefined ? below : join(below, name);
    const replacement = rebuild(child, childKind, place, rewrite, onward);
    if (replacement === child) return;
    copy ??= { ...node };
    if (name === undefined) {
      copy[key] = replacement;
      return;
    }
    let parts = changed.get(key);
    if (parts === undefined) {
      const value = node[key];
      parts = (isList(value) ? [...value] : { ...objectOf(value) }) as Record<string | number, Json>;
      changed.set(key, parts);
      copy[key] = parts as Json;
    }
    parts[name] = replacement;
  });
  return rewrite(copy ?? node, kind, pointer, keywordPath);
}

/** Visits each object of a document before its children. */
export function walk(
  node: Json,
  kind: Kind,
  pointer: string,
  visit: (node: JsonObject, kind: Kind, pointer: string) => void,
): void {
  if (!isObject(node)) return;
  visit(node, kind, pointer);
  eachChild(node, kind, (child, childKind, key, name) => {
    const below = join(pointer, key);
    walk(child, childKind, name === undefined ? below : join(below, name), visit);
  });
}

export type Subschema = Readonly<{ keyword: string; name: string | undefined; schema: Json }>;

/** The direct subschemas of a schema, each with its keyword and its name or index there. */
export function subschemas(schema: JsonObject): Subschema[] {
  return entriesOf(schema).flatMap(([keyword, value]): Subschema[] => {
    const arity = anatomy.schema[keyword]?.[0];
    if (arity === "one") return [{ keyword, name: undefined, schema: value }];
    if (arity === "list" && isList(value))
      return value.map((part, index) => ({ keyword, name: String(index), schema: part }));
    if (arity === "map") return entriesOf(value).map(([name, part]) => ({ keyword, name, schema: part }));
    return [];
  });
}
