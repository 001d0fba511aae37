/** A known name and the number of chapters that have it. */
export type KnownName = Readonly<{ name: string; uses: number }>;

const words = /[\p{L}\p{M}\p{N}]+/gu;
const gramLength = 3;
/** A name has at most 200 characters, but one character may stand for many; this keeps the work of a search in bounds. */
const mostGrams = 200;
const mostNames = 5;
/** The part of what was typed that a name must have in it. */
const leastShare = 0.3;

/**
 * What a name is found by: all groups of three characters of its words, in lower case. A word begins with two blanks, so that
 * beginnings weigh more. Empty for a text without letters and digits.
 */
export function gramsOf(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const [word] of plain(text).matchAll(words)) {
    const letters = [..."  ", ...word];
    for (let at = 0; at + gramLength <= letters.length; at++) {
      if (grams.size === mostGrams) return grams;
      grams.add(letters.slice(at, at + gramLength).join(""));
    }
  }
  return grams;
}

/**
 * The names most like the text: those that have most of it, then those with the least besides it, then those in use most.
 * Of names that differ in case only, the one in use most.
 */
export function similarNames(text: string, known: readonly KnownName[]): string[] {
  const wanted = gramsOf(text);
  if (wanted.size === 0) return [];
  const ranked = known
    .map(({ name, uses }) => ({ name, uses, ...likeness(wanted, gramsOf(name)) }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share || b.purity - a.purity || b.uses - a.uses || (a.name < b.name ? -1 : 1));
  const spellings = new Map<string, string>();
  for (const { name } of ranked) if (!spellings.has(plain(name))) spellings.set(plain(name), name);
  return [...spellings.values()].slice(0, mostNames);
}

/** `share`: part of the wanted groups that are there; `purity`: part of what is there that was wanted. */
function likeness(wanted: ReadonlySet<string>, found: ReadonlySet<string>) {
  const shared = [...wanted].filter((gram) => found.has(gram)).length;
  return { share: shared / wanted.size, purity: shared / found.size };
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
