/** Sorts behind every character that an identifier has. */
const last = "\u{10FFFF}";

/**
 * The range of texts that start with `prefix`, for `whereBetween` on a column that compares byte for byte. Unlike LIKE it knows no
 * wildcards, minds case on both engines, and walks an index.
 */
export const startingWith = (prefix: string): readonly [string, string] => [prefix, `${prefix}${last}`];
