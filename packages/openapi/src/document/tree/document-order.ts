import { unescapeStep } from "../../operation/json-pointer.ts";
import { isList, isObject, type Json, type JsonObject } from "./json.ts";
import type { Place } from "./refusals.ts";

/** Findings in the order of their places in a document; those of other files follow, in the order they were found. */
export function inDocumentOrder<Found extends Place>(
  found: readonly Found[],
  document: JsonObject,
  file: string,
): Found[] {
  const positionOf = positions(document);
  const placed = found.map((one) => ({ one, at: one.file === file ? positionOf(one.pointer) : [Number.MAX_VALUE] }));
  return placed.sort((a, b) => compare(a.at, b.at)).map(({ one }) => one);
}

/** The index of each step of a JSON pointer in its object or list, as far as the pointer can be followed. */
function positions(document: JsonObject): (pointer: string) => readonly number[] {
  const indices = new WeakMap<object, ReadonlyMap<string, number>>();
  const indexOf = (node: object, key: string): number | undefined => {
    const known = indices.get(node) ?? new Map(Object.keys(node).map((name, index) => [name, index]));
    indices.set(node, known);
    return known.get(key);
  };
  return (pointer) => {
    const at: number[] = [];
    let node: Json | undefined = document;
    for (const step of pointer.split("/").slice(1).map(unescapeStep)) {
      const index: number | undefined = isObject(node) || isList(node) ? indexOf(node, step) : undefined;
      if (index === undefined) break;
      at.push(index);
      node = (node as JsonObject)[step];
    }
    return at;
  };
}

/** A place before what it contains. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [step, index] of a.entries()) {
    const other = b[step];
    if (other === undefined) return 1;
    if (index !== other) return index - other;
  }
  return a.length - b.length;
}
