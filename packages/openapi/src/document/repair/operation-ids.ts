import { identifierOf } from "../model/identifier.ts";
import { entriesOf, isObject, type Json, type JsonObject, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import { operationsIn, type PlacedOperation } from "../tree/reach.ts";
import type { Note } from "../tree/refusals.ts";

/**
 * Splits a path or a part of one into words, and starts each with a capital: `/user-list/{id}.json` gives
 * `UserListByIdJson`.
 */
const pascal = (text: string): string =>
  text
    .replaceAll(/\{([^{}]*)\}/g, "/by/$1/")
    .split(/[^\p{ID_Continue}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** `GET /users/{id}/posts` gives `getUsersByIdPosts`; it depends on the operation only. */
export const derivedId = (method: string, path: string): string => `${method}${pascal(path) || "Root"}`;

/** The key that must be unique: file names on case-insensitive systems. */
const keyOf = (operationId: string): string => (identifierOf(operationId) ?? "").toLowerCase();

/**
 * Gives every operation an operationId that can be told apart from all others in code. Those that the document gives
 * come first: a missing one is derived from method and path, and of two that collide, the later one has what would be
 * derived appended.
 */
export function withOperationIds(document: JsonObject, note: Note): JsonObject {
  const operations = operationsIn(document);
  const taken = new Set<string>();
  /** By the pointer of the operation, because a path item may stand under several paths. */
  const names = new Map<string, string>();
  const assign = ({ pointer, node }: PlacedOperation, operationId: string): void => {
    taken.add(keyOf(operationId));
    if (operationId !== node["operationId"]) names.set(pointer, operationId);
  };
  const free = (operationId: string): string => {
    let name = operationId;
    for (let count = 2; taken.has(keyOf(name)); count += 1) name = `${operationId}${count}`;
    return name;
  };
  const givenId = (node: JsonObject): string | undefined => {
    const given = textOf(node["operationId"]);
    return given === undefined || keyOf(given) === "" ? undefined : given;
  };
  for (const operation of operations) {
    const { node, method, path, pointer } = operation;
    const given = givenId(node);
    if (given === undefined) continue;
    if (!taken.has(keyOf(given))) {
      assign(operation, given);
      continue;
    }
    assign(operation, free(`${given}_${derivedId(method, path)}`));
    note(
      join(pointer, "operationId"),
      "The operationId, or its name in code, is already that of another operation: method and path are appended.",
    );
  }
  for (const operation of operations) {
    const { node, method, path, pointer } = operation;
    if (givenId(node) !== undefined) continue;
    assign(operation, free(derivedId(method, path)));
    const id = textOf(node["operationId"]);
    if (id === undefined) note(pointer, "The operation has no operationId: its name is derived from method and path.");
    else
      note(
        join(pointer, "operationId"),
        `No name in code can be made of "${id}": the name is derived from method and path.`,
      );
  }
  return names.size === 0 ? document : renamed(document, names);
}

type Names = ReadonlyMap<string, string>;

const renamed = (document: JsonObject, names: Names): JsonObject => ({
  ...document,
  paths: mapped(document["paths"], "#/paths", (item, place) => {
    const additional = item["additionalOperations"];
    const rename = (node: JsonObject, pointer: string): JsonObject =>
      names.has(pointer) ? { ...node, operationId: names.get(pointer) } : node;
    return {
      ...mapped(item, place, rename),
      ...(isObject(additional) && {
        additionalOperations: mapped(additional, join(place, "additionalOperations"), rename),
      }),
    };
  }),
});

const mapped = (
  node: Json | undefined,
  place: string,
  change: (part: JsonObject, pointer: string) => Json,
): JsonObject =>
  Object.fromEntries(
    entriesOf(node).map(([key, part]) => [key, isObject(part) ? change(part, join(place, key)) : part]),
  );
