import { identifierOf } from "./identifier.ts";
import { entriesOf, isObject, type Json, type JsonObject, textOf } from "./json.ts";
import { join } from "./pointer.ts";
import { operationsIn } from "./reach.ts";
import type { Note } from "./unsupported.ts";

/** Splits a path or a part of one into words, and starts each with a capital: `/user-list/{id}.json` gives `UserListByIdJson`. */
const pascal = (text: string): string =>
  text
    .replaceAll(/\{([^{}]*)\}/g, "/by/$1/")
    .split(/[^\p{ID_Continue}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** `GET /users/{id}/posts` gives `getUsersByIdPosts`: nothing but the operation itself decides. */
export const derivedId = (method: string, path: string): string => `${method}${pascal(path) || "Root"}`;

/** What must differ between two operations: file names on systems that ignore case. */
const keyOf = (operationId: string): string => (identifierOf(operationId) ?? "").toLowerCase();

type Named = Readonly<{ node: JsonObject; operationId: string }>;

/**
 * Gives every operation an operationId that can be told apart from all others in code. Those that the document gives come first: a missing one
 * is derived from method and path, and of two that collide, the later one has what would be derived appended.
 */
export function withOperationIds(document: JsonObject, note: Note): JsonObject {
  const operations = operationsIn(document);
  const taken = new Set<string>();
  const names = new Map<Json, string>();
  const assign = ({ node, operationId }: Named): void => {
    taken.add(keyOf(operationId));
    if (operationId !== node["operationId"]) names.set(node, operationId);
  };
  const free = (operationId: string): string => {
    for (let count = 2; ; count += 1) if (!taken.has(keyOf(`${operationId}${count}`))) return `${operationId}${count}`;
  };
  const isGiven = (node: JsonObject): boolean => keyOf(textOf(node["operationId"]) ?? "") !== "";
  for (const { node, method, path, pointer } of operations.filter(({ node }) => isGiven(node))) {
    const given = String(node["operationId"]);
    if (!taken.has(keyOf(given))) assign({ node, operationId: given });
    else {
      const distinct = `${given}_${derivedId(method, path)}`;
      const operationId = taken.has(keyOf(distinct)) ? free(distinct) : distinct;
      assign({ node, operationId });
      note(
        join(pointer, "operationId"),
        "The operationId, or its name in code, is already that of another operation: method and path are appended.",
      );
    }
  }
  for (const { node, method, path, pointer } of operations.filter(({ node }) => !isGiven(node))) {
    const derived = derivedId(method, path);
    assign({ node, operationId: taken.has(keyOf(derived)) ? free(derived) : derived });
    note(pointer, "The operation has no operationId: its name is derived from method and path.");
  }
  return names.size === 0 ? document : renamed(document, names);
}

const renamed = (document: JsonObject, names: ReadonlyMap<Json, string>): JsonObject => ({
  ...document,
  paths: mapped(document["paths"], (item) => ({
    ...mapped(item, (node) => withName(node, names)),
    ...("additionalOperations" in item && {
      additionalOperations: mapped(item["additionalOperations"], (node) => withName(node, names)),
    }),
  })),
});

const withName = (node: JsonObject, names: ReadonlyMap<Json, string>): JsonObject =>
  names.has(node) ? { ...node, operationId: names.get(node) } : node;

const mapped = (node: Json | undefined, change: (part: JsonObject) => Json): JsonObject =>
  Object.fromEntries(entriesOf(node).map(([key, part]) => [key, isObject(part) ? change(part) : part]));
