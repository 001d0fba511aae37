import { unescapeStep } from "../runtime/decode/json-pointer.ts";
import { entriesOf, isList, isObject, type Json, type JsonObject, objectOf, textOf } from "./json.ts";
import { isMethod } from "./openapi-walk.ts";
import { canonical, join } from "./pointer.ts";

/** An operation of a document and where it stands. */
export type PlacedOperation = Readonly<{
  node: JsonObject;
  item: JsonObject;
  method: string;
  path: string;
  pointer: string;
}>;

/** What an operation is called in messages. */
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

/** What of a document can be referred to and left out as a whole: `#/components/schemas/Pet`, `#/paths/~1pets`. */
const unitOf = (pointer: string): string => {
  const steps = pointer.split("/");
  return steps.slice(0, steps[1] === "components" ? 4 : 3).join("/");
};

/** The schema that a mapping of a discriminator names: a `$ref`, or the bare name of a component. */
export const mappedSchema = (target: string): string =>
  target.startsWith("#/") ? canonical(target) : join("#/components/schemas", target);

/** All `$ref`s and mappings of discriminators in a part of a document, wherever they are: too many rather than too few. */
function unitsIn(node: Json, found: Set<string>): Set<string> {
  const open: Json[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isList(next)) open.push(...next);
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
      open.push(...partsOf(unit));
    }
    return reached;
  };
}
