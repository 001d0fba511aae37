import type { Resolve } from "../document/model/text-types.ts";
import { isObject, type Json, type JsonObject, textOf } from "../document/tree/json.ts";
import { conditional } from "../document/tree/keywords.ts";
import { canonical, join } from "../document/tree/pointer.ts";
import { rebuild, subschemas } from "../document/tree/walk.ts";

/** Whether a location in the document describes client input. */
const isInRequest = (keywordPath: readonly string[]): boolean =>
  keywordPath.some((step) => step === "parameters" || step === "requestBody" || step === "requestBodies") &&
  !keywordPath.includes("responses");

/**
 * Pointers of schemas whose defaults the decoder always fills in: those reachable from requests, and only
 * unconditionally. For a schema that is also reachable as an alternative, defaults are not guaranteed.
 */
export function schemasWithDefaults(document: JsonObject, resolve: Resolve): ReadonlySet<string> {
  const certain = new Set<string>();
  const doubtful = new Set<string>();
  const visit = (schema: Json, pointer: string, isCertain: boolean): void => {
    const visited = isCertain ? certain : doubtful;
    if (!isObject(schema) || visited.has(pointer)) return;
    visited.add(pointer);
    const ref = textOf(schema["$ref"]);
    if (ref !== undefined) visit(resolve(schema), canonical(ref), isCertain);
    for (const { keyword, name, schema: part } of subschemas(schema)) {
      const below = join(pointer, keyword);
      visit(part, name === undefined ? below : join(below, name), isCertain && !conditional.has(keyword));
    }
  };
  rebuild(document, "document", "#", (node, kind, pointer, keywordPath) => {
    const holdsSchema = (kind === "media" || kind === "parameter") && isInRequest(keywordPath);
    if (holdsSchema && node["schema"] !== undefined) visit(node["schema"], join(pointer, "schema"), true);
    return node;
  });
  return new Set([...certain].filter((pointer) => !doubtful.has(pointer)));
}
