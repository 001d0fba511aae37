const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if " +
    "implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** Every object has these, so a table of operations would have them without the operation. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Converts an operationId to an identifier: `meta/root-index` to `metaRootIndex`, `delete` to `delete_`; a valid
 * identifier is unchanged.
 * @returns undefined if it has no valid characters
 */
export function identifierOf(operationId: string): string | undefined {
  if (inherited.has(operationId)) return undefined;
  if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(operationId))
    return reserved.has(operationId) ? `${operationId}_` : operationId;
  const [first = "", ...rest] = operationId.split(/[^\p{ID_Continue}]+/u).filter((word) => word !== "");
  const name = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
  if (name === "") return undefined;
  return /^[\p{ID_Start}_]/u.test(name) && !reserved.has(name) ? name : `_${name}`;
}

/** The folder of a tag: `lockCategories` and `Lock Categories` both become `lock-categories`. */
export const kebab = (text: string): string =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1-$2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("-") || "untagged";
