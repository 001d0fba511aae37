const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if " +
    "implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** An operationId as a name in code: `meta/root-index` gives `metaRootIndex`, `delete` gives `delete_`; a valid name stays as it is. */
export function identifierOf(operationId: string): string | undefined {
  if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(operationId))
    return reserved.has(operationId) ? `${operationId}_` : operationId;
  const [first = "", ...rest] = operationId.split(/[^\p{ID_Continue}]+/u).filter((word) => word !== "");
  const name = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
  if (name === "") return undefined;
  return /^[\p{ID_Start}_]/u.test(name) && !reserved.has(name) ? name : `_${name}`;
}

/** `lockCategories` and `Lock Categories` give `lock-categories`: the folder of a tag. */
export const kebab = (text: string): string =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1-$2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("-") || "untagged";
