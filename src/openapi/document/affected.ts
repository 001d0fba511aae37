import type { JsonObject } from "./json.ts";
import { join } from "./pointer.ts";
import { nameOf, operationsIn, reachIn } from "./reach.ts";
import type { Refusal } from "./unsupported.ts";

/** Adds to each refusal the operations that cannot be generated because of it: its own, or those that reach its component. */
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
