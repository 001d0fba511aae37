const integers = /^(tinyint|smallint|mediumint|int|integer|bigint|year)\s*\(\d+\)/;

/**
 * Normalizes a type as printed by a product: drops widths of integers, letter case, spaces, and comments of old versions.
 * `tinyint(1)` keeps its width, because both products use it for booleans; so does ZEROFILL, which pads to it.
 */
export function sqlTypeOf(printed: string): string {
  const plain = printed
    .replace(/\/\*.*?\*\//gs, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Enum values are quoted, and case-sensitive.
  const typed = plain.replace(/'(?:[^']|'')*'|[^']+/g, (part) => (part.startsWith("'") ? part : part.toLowerCase()));
  return typed === "tinyint(1)" || typed.endsWith(" zerofill") ? typed : typed.replace(integers, "$1");
}
