import { entriesOf, type Json, type JsonObject, listOf, objectOf } from "../../openapi/document/json.ts";
import type { ComparePart } from "./comparison.ts";
import type { Direction } from "./effect.ts";
import { type Flatten, isAnything, isNothing } from "./flat-schema.ts";

/** Compares what a schema says about objects. */
export const compareProperties: ComparePart = (before, after, place, comparison) => {
  const { documents, direction, add, compare } = comparison;
  const [old, next] = [
    ownProperties(before, documents.old, direction),
    ownProperties(after, documents.next, direction),
  ];
  for (const name of keysOf(old, next)) {
    const [was, is] = [old[name], next[name]];
    const at = [...place, "properties", name];
    if (was !== undefined && is !== undefined) compare(was, is, at);
    // What is no longer described is no longer heeded, or no longer sent.
    else if (was !== undefined) add("unlike", at, was, undefined);
    else {
      add("compatible", at, undefined, is);
      const rest = othersOf(before, name);
      if (!isAnything(rest) && !isNothing(documents.old(rest))) compare(rest, is, at);
    }
  }
  compareRequired(before, after, place, comparison);
  compareOthers(before, after, place, comparison);
};

const keysOf = (...objects: readonly JsonObject[]): Set<string> =>
  new Set(objects.flatMap((object) => entriesOf(object).map(([key]) => key)));

/** The properties that the sender of a value may send. */
function ownProperties(schema: JsonObject, flat: Flatten, direction: Direction): JsonObject {
  const foreign = direction === "request" ? "readOnly" : "writeOnly";
  return Object.fromEntries(entriesOf(schema["properties"]).filter(([, property]) => flat(property)[foreign] !== true));
}

/** What a property has to fit that is not described. */
function othersOf(schema: JsonObject, name: string): Json {
  const pattern = entriesOf(schema["patternProperties"]).find(([key]) => matches(key, name));
  return pattern?.[1] ?? schema["additionalProperties"] ?? schema["unevaluatedProperties"] ?? true;
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, "u").test(name);
  } catch {
    return false;
  }
}

const compareRequired: ComparePart = (before, after, place, { documents, direction, add }) => {
  const isSent = (schema: JsonObject, flat: Flatten, name: Json): boolean =>
    !(String(name) in objectOf(schema["properties"])) || String(name) in ownProperties(schema, flat, direction);
  const old = listOf(before["required"]).filter((name) => isSent(before, documents.old, name));
  const next = listOf(after["required"]).filter((name) => isSent(after, documents.next, name));
  for (const name of old) if (!next.includes(name)) add("wider", [...place, "required"], name, undefined);
  for (const name of next) if (!old.includes(name)) add("narrower", [...place, "required"], undefined, name);

  const [oldOf, nextOf] = [objectOf(before["dependentRequired"]), objectOf(after["dependentRequired"])];
  for (const key of keysOf(oldOf, nextOf)) {
    const [was, is] = [listOf(oldOf[key]), listOf(nextOf[key])];
    const at = [...place, "dependentRequired", key];
    for (const name of was) if (!is.includes(name)) add("wider", at, name, undefined);
    for (const name of is) if (!was.includes(name)) add("narrower", at, undefined, name);
  }
};

const compareOthers: ComparePart = (before, after, place, { direction, documents, add, compare }) => {
  for (const keyword of ["additionalProperties", "unevaluatedProperties"]) {
    const [was, is] = [before[keyword], after[keyword]];
    const at = [...place, keyword];
    // Readers have to expect new properties anyway.
    const isOpened = direction === "reply" && was !== undefined && isNothing(documents.old(was));
    if (isOpened && !isNothing(documents.next(is ?? true))) add("compatible", at, was, is);
    else if (!isOpened) compare(was, is, at);
  }
  compare(before["propertyNames"], after["propertyNames"], [...place, "propertyNames"]);
  for (const keyword of ["patternProperties", "dependentSchemas"]) {
    const [old, next] = [objectOf(before[keyword]), objectOf(after[keyword])];
    for (const key of keysOf(old, next)) compare(old[key], next[key], [...place, keyword, key]);
  }
};
