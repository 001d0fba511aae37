/** Maximum edit distance of a typo; beyond that something else was meant. */
const maxEdits = 2;
const maxLength = 30;

/** Levenshtein distance. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, above] of row.slice(1).entries()) {
      const exchanged = (row[column] ?? 0) + (other[column] === letter ? 0 : 1);
      next.push(Math.min(exchanged, above + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The most likely intended name; undefined when none is close. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > maxLength) return undefined;
  const prefixMatches = names.filter((name) => typed.length > 2 && (name.startsWith(typed) || typed.startsWith(name)));
  const near = names.map((name) => ({ name, far: edits(typed, name) })).sort((a, b) => a.far - b.far);
  const [first] = near.filter(({ name, far }) => far <= maxEdits && far < name.length / 2);
  return first?.name ?? prefixMatches[0];
}
