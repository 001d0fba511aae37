import { entriesOf, isList, isObject, type Json, type JsonObject, objectOf, textOf } from "./json.ts";
import { isMethod } from "./openapi-walk.ts";
import { canonical, join } from "./pointer.ts";

/** An operation of a document and where it stands. */
export type PlacedOperation = Readonly<{
  node: JsonObject;
  item: JsonObject;
  method: string;
  path: string;
  /** Of its path item. */
  place: string;
}>;

/** What an operation is called in messages. */
export const nameOf = (node: Json, method: string, path: string): string =>
  textOf(objectOf(node)["operationId"]) ?? `${method.toUpperCase()} ${path}`;

/** The operations of a document, in its order.  */
export function operationsIn(document: JsonObject): PlacedOperation[] {
  return entriesOf(document["paths"]).flatMap(([path, item]) => {
    const place = join("#/paths", path);
    return entriesOf(item).flatMap(([method, node]) =>
      isMethod(method) && isObject(node) ? [{ node, item: objectOf(item), method, path, place }] : [],
    );
  });
}

/** What of a document can be referred to and left out as a whole: `#/components/schemas/Pet`, `#/paths/~1pets`. */
const unitOf = (pointer: string): string => {
  const steps = pointer.split("/");
  return steps.slice(0, steps[1] === "components" ? 4 : 3).join("/");
};

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
      if (textOf(target)?.startsWith("#/") === true) found.add(unitOf(canonical(String(target))));
  }
  return found;
}

/** For parts of a document, the units that they refer to, directly or through others. Each unit is read once. */
export function reachIn(document: JsonObject): (node: Json) => ReadonlySet<string> {
  const direct = new Map<string, ReadonlySet<string>>();
  const partsOf = (unit: string): ReadonlySet<string> => {
    const known = direct.get(unit);
    if (known !== undefined) return known;
    const [, ...steps] = unit.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
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
