import { unescapeStep } from "../../operation/json-pointer.ts";
import { entriesOf, isList, isObject, type Json, type JsonObject, objectOf, textOf } from "./json.ts";
import { canonical, join } from "./pointer.ts";
import type { Refusal } from "./refusals.ts";
import { isMethod } from "./walk.ts";

/** An operation of a document and where it stands. */
export type PlacedOperation = Readonly<{
  node: JsonObject;
  item: JsonObject;
  method: string;
  path: string;
  pointer: string;
}>;

/** The name of an operation in messages. */
export const nameOf = (node: Json, method: string, path: string): string =>
  textOf(objectOf(node)["operationId"]) ?? `${method.toUpperCase()} ${path}`;

/** The operations of a document, in its order.  */
export function operationsIn(document: JsonObject): PlacedOperation[] {
  return entriesOf(document["paths"]).flatMap(([path, item]) => {
    if (path.startsWith("x-")) return [];
    const place = join("#/paths", path);
    const additional = join(place, "additionalOperations");
    return [
      ...entriesOf(item).flatMap(([key, node]) => (isMethod(key) ? [{ key, node, pointer: join(place, key) }] : [])),
      ...entriesOf(objectOf(item)["additionalOperations"]).map(([key, node]) => ({
        key,
        node,
        pointer: join(additional, key),
      })),
    ].flatMap(({ key, node, pointer }) =>
      isObject(node) ? [{ node, item: objectOf(item), method: key, path, pointer }] : [],
    );
  });
}

/** The units of a document that can be referred to and removed: `#/components/schemas/Pet`, `#/paths/~1pets`. */
const unitOf = (pointer: string): string => {
  const steps = pointer.split("/");
  return steps.slice(0, steps[1] === "components" ? 4 : 3).join("/");
};

/** The schema that a mapping of a discriminator names: a `$ref`, or the bare name of a component. */
export const mappedSchema = (target: string): string =>
  target.startsWith("#/") ? canonical(target) : join("#/components/schemas", target);

/** All `$ref`s and mappings of discriminators in a part of a document, wherever they are; may include false matches. */
function unitsIn(node: Json, found: Set<string>): Set<string> {
  const open: Json[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isList(next)) for (const item of next) open.push(item);
    if (!isObject(next)) continue;
    for (const [key, value] of Object.entries(next)) {
      if (typeof value === "object" && value !== null) open.push(value);
      else if (key === "$ref" && typeof value === "string" && value.startsWith("#/"))
        found.add(unitOf(canonical(value)));
    }
    for (const [, target] of entriesOf(objectOf(next["discriminator"])["mapping"]))
      found.add(unitOf(mappedSchema(String(target))));
  }
  return found;
}

/** For parts of a document, the units that they refer to, directly or through others. Each unit is read once. */
export function reachIn(document: JsonObject): (node: Json) => ReadonlySet<string> {
  const direct = new Map<string, ReadonlySet<string>>();
  const partsOf = (unit: string): ReadonlySet<string> => {
    const known = direct.get(unit);
    if (known !== undefined) return known;
    const [, ...steps] = unit.split("/").map(unescapeStep);
    const target = steps.reduce<Json | undefined>((value, step) => objectOf(value)[step], document);
    const units = target === undefined ? new Set<string>() : unitsIn(target, new Set());
    direct.set(unit, units);
    return units;
  };
  return (node) => {
    const reached = new Set<string>();
    const open = [...unitsIn(node, new Set())];
    for (let unit = open.pop(); unit !== undefined; unit = open.pop()) {
      if (reached.has(unit)) continue;
      reached.add(unit);
      for (const part of partsOf(unit)) open.push(part);
    }
    return reached;
  };
}

/**
 * Adds to each refusal the operations that cannot be generated because of it: its own, or those that reach its
 * component.
 */
export function withOperations(refusals: readonly Refusal[], document: JsonObject): Refusal[] {
  const reach = reachIn(document);
  const operations = operationsIn(document).map(({ node, item, method, path, pointer }) => ({
    name: nameOf(node, method, path),
    item: join("#/paths", path),
    places: [pointer, join(join("#/paths", path), "parameters")],
    reached: reach([node, item["parameters"] ?? null]),
  }));
  return refusals.map((refusal) => {
    const { pointer, operations: known = [] } = refusal;
    if (!/^#\/(paths|components)\//.test(pointer) && known.length === 0) return refusal;
    const unit = pointer.split("/").slice(0, 4).join("/");
    const needing = operations.filter(
      ({ item, places, reached }) =>
        reached.has(unit) ||
        item === pointer ||
        places.some((place) => pointer === place || pointer.startsWith(`${place}/`)),
    );
    return { ...refusal, operations: [...new Set([...known, ...needing.map(({ name }) => name)])] };
  });
}

/** Whether values of the schema at a place may come from clients: not if it only describes replies. */
export function sentByClients(document: JsonObject): (pointer: string) => boolean {
  const reach = reachIn(document);
  const operations = operationsIn(document);
  const sent = reach(
    operations.map(({ node, item }) => [node["parameters"], item["parameters"], node["requestBody"]].filter(isPresent)),
  );
  const received = reach(operations.map(({ node }) => node["responses"]).filter(isPresent));
  return (pointer) => {
    const unit = pointer.split("/").slice(0, 4).join("/");
    if (pointer.startsWith("#/paths/")) return !/^#\/paths\/[^/]+\/[^/]+\/responses\//.test(pointer);
    return sent.has(unit) || !received.has(unit);
  };
}

const isPresent = (value: Json | undefined): value is Json => value !== undefined;
