import { isObject, listOf } from "../../openapi/document/json.ts";
import type { Difference } from "./change.ts";

/** Whether a difference breaks callers: as the library says, except where what it says does not depend on who sends the value. */
export function breaks(difference: Difference): boolean {
  const { type, action, path, before, after } = difference;
  const last = path.at(-1);
  const isReply = path[3] === "responses";
  const isRequest = path[3] === "requestBody" || path[3] === "parameters";
  const inSchema = path.includes("schema") && !isNameOfProperty(path);
  if (inSchema && last === "type" && (isReply || isRequest))
    return isReply ? !includes(before, after) : !includes(after, before);
  if (isReply && action === "remove" && path.at(-2) === "properties" && path.includes("schema")) return true;
  if (isRequest && inSchema && last === "additionalProperties" && after === false) return true;
  // Of a property that is required and not described the library looks for the default, and gives up.
  if (isRequest && inSchema && action === "add" && path.at(-2) === "required" && type === "unclassified") return true;
  return type === "breaking";
}

/** Whether the last step of a path is the name of a property, not a keyword. */
const isNameOfProperty = (path: Difference["path"]): boolean =>
  path.at(-2) === "properties" && path.at(-3) !== "properties";

/** Whether every value of the type `some` is one of the type `all`; without a type everything is allowed. */
function includes(all: unknown, some: unknown): boolean {
  if (all === undefined) return true;
  if (some === undefined) return false;
  const allowed = Array.isArray(all) ? all : [all];
  return (Array.isArray(some) ? some : [some]).every(
    (type) => allowed.includes(type) || (type === "integer" && allowed.includes("number")),
  );
}

/** Alternatives of what a caller has to prove; without any, one that demands nothing. */
const alternatives = (security: unknown): readonly unknown[] => {
  const list = Array.isArray(security) ? security : [];
  return list.length === 0 ? [{}] : list;
};

/** Whether some caller that satisfied `before` does not satisfy `after`. Both are lists of Security Requirement Objects. */
export const locksOut = (before: unknown, after: unknown): boolean =>
  alternatives(before).some((held) => !alternatives(after).some((demanded) => satisfies(held, demanded)));

function satisfies(held: unknown, demanded: unknown): boolean {
  if (!isObject(held) || !isObject(demanded)) return false;
  return Object.entries(demanded).every(
    ([scheme, scopes]) =>
      Object.hasOwn(held, scheme) && listOf(scopes).every((scope) => listOf(held[scheme]).includes(scope)),
  );
}
