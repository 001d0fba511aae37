/** An existing chapter name and the number of chapters using it. */
export type KnownName = Readonly<{ name: string; uses: number }>;

const words = /[\p{L}\p{M}\p{N}]+/gu;
const gramLength = 3;
/** A name has at most 200 characters, but normalization can expand one into many; this bounds the cost of a search. */
const maxGrams = 200;
/** Number of names that are suggested. */
export const maxNames = 5;
/** Minimum share of the typed trigrams that a name must contain. */
const minShare = 0.3;

/**
 * Trigrams of the words of a name, in lower case. Each word is prefixed with two blanks, so that word prefixes weigh
 * more. Empty for a text without letters and digits.
 */
export function gramsOf(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const [word] of plain(text).matchAll(words)) {
    const letters = [..."  ", ...word];
    for (let at = 0; at + gramLength <= letters.length; at++) {
      if (grams.size === maxGrams) return grams;
      grams.add(letters.slice(at, at + gramLength).join(""));
    }
  }
  return grams;
}

/**
 * Names that contain enough of the text, the most similar first: by the share of the text they contain, then by the
 * least extra text, then by the number of uses.
 */
export function rankedNames<Name extends Readonly<{ name: string; uses?: number }>>(
  text: string,
  names: readonly Name[],
): Name[] {
  const textGrams = gramsOf(text);
  if (textGrams.size === 0) return [];
  const usesOf = ({ uses = 0 }: Name): number => uses;
  return names
    .map((known) => ({ known, ...likeness(textGrams, gramsOf(known.name)) }))
    .filter(({ share }) => share >= minShare)
    .sort(
      (a, b) =>
        b.share - a.share ||
        b.purity - a.purity ||
        usesOf(b.known) - usesOf(a.known) ||
        (a.known.name < b.known.name ? -1 : 1),
    )
    .map(({ known }) => known);
}

/** The most similar names. Of those that differ only in case, returns the most used one. */
export function similarNames(text: string, known: readonly KnownName[]): string[] {
  const spellings = new Map<string, string>();
  for (const { name } of rankedNames(text, known)) if (!spellings.has(plain(name))) spellings.set(plain(name), name);
  return [...spellings.values()].slice(0, maxNames);
}

/**
 * `share`: recall, the share of the text's trigrams in the name; `purity`: precision, the share of the name's trigrams
 * in the text.
 */
function likeness(textGrams: ReadonlySet<string>, nameGrams: ReadonlySet<string>) {
  const shared = [...textGrams].filter((gram) => nameGrams.has(gram)).length;
  return { share: shared / textGrams.size, purity: shared / nameGrams.size };
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
