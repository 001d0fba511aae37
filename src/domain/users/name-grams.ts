const gramLength = 3;

/**
 * Trigrams of a name: each three consecutive UTF-16 units as a 48-bit number, in ascending order. A name that contains
 * a text has all of the text's trigrams. Empty for a text of less than three units.
 */
export function nameGrams(text: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at + gramLength <= text.length; at++) {
    const [first, second, third] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
    grams.add((first * 0x1_0000 + second) * 0x1_0000 + third);
  }
  return [...grams].sort((a, b) => a - b);
}
