const integers = /^(tinyint|smallint|mediumint|int|integer|bigint|year)\s*\(\d+\)/;
/** A quoted value of an enum or set, which stays as it is, or all that is between two of them. */
const parts = /('(?:[^']|'')*')|((?:\/\*.*?\*\/|[^'])+)/gs;

const plain = (words: string): string =>
  words
    .replace(/\/\*.*?\*\//gs, " ")
    .replace(/\s+/g, " ")
    .toLowerCase();

/**
 * Normalizes a type as printed by a product: drops widths of integers, letter case, spaces, and comments of old
 * versions. `tinyint(1)` keeps its width, because both products use it for booleans; so does ZEROFILL, which pads to
 * it.
 */
export function sqlTypeOf(printed: string): string {
  const typed = printed
    .replace(parts, (_part, value: string | undefined, words: string) => value ?? plain(words))
    .trim();
  return typed === "tinyint(1)" || typed.endsWith(" zerofill") ? typed : typed.replace(integers, "$1");
}
