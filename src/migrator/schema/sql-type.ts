const integers = /^(tinyint|smallint|mediumint|int|integer|bigint|year)\s*\(\d+\)/;

/**
 * A type as a product prints it, without what changes nothing: widths of integers, letter case, spaces, comments of old versions.
 * `tinyint(1)` keeps its width, because it is how both products write a boolean; so does ZEROFILL, which pads to it.
 */
export function sqlTypeOf(printed: string): string {
  const plain = printed
    .replace(/\/\*.*?\*\//gs, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Values of an enum are between quotes, and their case counts.
  const typed = plain.replace(/'(?:[^']|'')*'|[^']+/g, (part) => (part.startsWith("'") ? part : part.toLowerCase()));
  return typed === "tinyint(1)" || typed.endsWith(" zerofill") ? typed : typed.replace(integers, "$1");
}
