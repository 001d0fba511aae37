const gramLength = 3;

/**
 * What a name is found by: each three UTF-16 units that follow each other in it, as one number of 48 bits, in order of size. A name that has a
 * text in it has all the text's grams. Empty for a text of less than three units.
 */
export function nameGrams(text: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at + gramLength <= text.length; at++) {
    const [first, second, third] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
    grams.add((first * 0x1_0000 + second) * 0x1_0000 + third);
  }
  return [...grams].sort((a, b) => a - b);
}
