/** Edit distance: insertions, deletions, replacements and swaps of adjacent characters. */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, isSwapped ? at(i - 2, j - 2) + 1 : changed);
      (rows[i] ?? [])[j] = cost;
    }
  return at(a.length, b.length);
}

/** The known name that a misspelt one was probably meant to be. */
export function nearestName(misspelt: string, known: Iterable<string>): string | undefined {
  const limit = (name: string): number => name.length / 3;
  const near = Array.from(known)
    .filter((name) => Math.abs(name.length - misspelt.length) <= limit(name))
    .map((name) => ({ name, distance: editDistance(name, misspelt) }))
    .filter(({ name, distance }) => distance <= limit(name));
  return near.sort((a, b) => a.distance - b.distance)[0]?.name;
}
