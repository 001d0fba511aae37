import { escapeStep, unescapeStep } from "../../operation/json-pointer.ts";
import { isList, isObject, type Json, type JsonObject } from "./json.ts";
import { type Refuse, refusalsOf } from "./refusals.ts";

/** `#/paths` and `/api/x` give `#/paths/~1api~1x`. Source: RFC 6901, section 3. */
export const join = (pointer: string, key: string | number): string => `${pointer}/${escapeStep(String(key))}`;

/** Parses a pointer from a `$ref`, where characters may also be percent-encoded. */
function stepsOf(ref: string, pointer: string, refuse: Refuse): string[] {
  try {
    return ref
      .slice(2)
      .split("/")
      .map((step) => unescapeStep(decodeURIComponent(step)));
  } catch {
    return refuse(pointer, `"${ref}" is not a valid JSON pointer.`);
  }
}

/**
 * Normalises a `$ref` to the form returned by `join`: percent-decoded. One that does not decode is returned unchanged,
 * and does not resolve.
 */
export const canonical = (ref: string): string => (ref.includes("%") ? (decoded(ref) ?? ref) : ref);

/** Percent-decoded; undefined for what does not decode. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function stepInto(value: Json | undefined, step: string): Json | undefined {
  if (isList(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The target of a local pointer; undefined if there is none, or the text is not a pointer. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  if (pointer === "#" || pointer === "") return root;
  if (!pointer.startsWith("#/")) return undefined;
  try {
    return stepsOf(pointer, "#", refusalsOf("")).reduce<Json | undefined>(stepInto, root);
  } catch {
    return undefined;
  }
}

/** Resolves a local `$ref`. One hop: the target may be another `$ref`. */
export function lookUp(root: Json, ref: string, pointer: string, refuse: Refuse): Json {
  if (ref === "#") return root;
  if (!ref.startsWith("#"))
    return refuse(
      pointer,
      `"${ref}" refers to another document. Bundle it into one file first, for example with "redocly bundle".`,
    );
  if (!ref.startsWith("#/"))
    return refuse(pointer, `"${ref}" refers to an anchor that does not exist in this document.`);
  const found = stepsOf(ref, pointer, refuse).reduce<Json | undefined>(stepInto, root);
  return found === undefined ? refuse(pointer, `"${ref}" does not exist in this document.`) : found;
}

/** Follows `$ref`s to their final target. Cycles are rejected. */
export function follow(root: Json, node: Json, pointer: string, refuse: Refuse): { node: Json; pointer: string } {
  const visited = new Set<string>();
  let current = { node, pointer };
  while (isObject(current.node) && typeof current.node["$ref"] === "string") {
    const ref = current.node["$ref"];
    if (visited.has(ref)) return refuse(pointer, `"${ref}" is part of a cycle of $refs.`);
    visited.add(ref);
    current = { node: lookUp(root, ref, current.pointer, refuse), pointer: ref };
  }
  return current;
}

/** An object of the document, and its location. */
export type Located = Readonly<{ node: JsonObject; pointer: string }>;

/** Like `follow`, where only an object is valid. */
export function deref(root: Json, node: Json, pointer: string, refuse: Refuse): Located {
  const found = follow(root, node, pointer, refuse);
  return isObject(found.node)
    ? { node: found.node, pointer: found.pointer }
    : refuse(found.pointer, "Expected an object here.");
}
