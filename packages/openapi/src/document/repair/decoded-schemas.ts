import { entriesOf, isObject, type JsonObject } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import { operationsIn, reachIn } from "../tree/reach.ts";
import type { Attempt, Refuse } from "../tree/refusals.ts";
import { rebuild, walk } from "../tree/walk.ts";

/**
 * Annotations do not affect validity, so they apply to the decoded schema as well. A default is not one of them: it is
 * a value.
 */
const isAnnotation = (keyword: string): boolean =>
  ["title", "description", "deprecated", "readOnly", "writeOnly"].includes(keyword) || keyword.startsWith("x-");

/**
 * Replaces each schema that has `x-decoded-as` by that one, with the annotations of the published schema. Clients that
 * are written today read the published schema; the decoder also takes what older ones send.
 */
export function withDecodedSchemas(document: JsonObject): JsonObject {
  const decoded = rebuild(document, "document", "#", (node, kind) => {
    if (kind !== "schema" || !isObject(node["x-decoded-as"])) return node;
    const { "x-decoded-as": schema, ...published } = node;
    const annotations = entriesOf(published).filter(([keyword]) => isAnnotation(keyword));
    return { ...Object.fromEntries(annotations), ...schema };
  });
  return isObject(decoded) ? decoded : document;
}

/** Replies are not decoded: there the extension would allow the service to send what it does not publish. */
export function checkDecodedSchemas(document: JsonObject, refuse: Refuse, attempt: Attempt): void {
  const replies = operationsIn(document).flatMap(({ node }) => node["responses"] ?? []);
  const reached = reachIn(document)(replies);
  walk(document, "document", "#", (node, kind, pointer) => {
    if (kind !== "schema" || node["x-decoded-as"] === undefined) return;
    const unit = pointer.split("/").slice(0, 4).join("/");
    if (reached.has(unit) || /^#\/(components\/(responses|headers)|paths\/[^/]+\/[^/]+\/responses)\//.test(pointer))
      attempt(() =>
        refuse(join(pointer, "x-decoded-as"), "This schema describes a reply, which is sent as it is published."),
      );
  });
}
