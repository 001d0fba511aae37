/** Sorts after every character that an identifier can have. */
const maxCodePoint = "\u{10FFFF}";

/**
 * The range of texts that start with `prefix`, for `whereBetween` on a column with binary collation. Unlike LIKE it has
 * no wildcards, is case-sensitive on both engines, and uses an index.
 */
export const startingWith = (prefix: string): readonly [string, string] => [prefix, `${prefix}${maxCodePoint}`];
