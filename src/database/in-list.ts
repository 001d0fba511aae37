/**
 * A list for IN with as many places as the next power of two, its last value several times: statements that differ only in how many they ask for
 * are prepared once each.
 * @param values at least one
 */
export function inList(values: readonly string[]): Readonly<{ text: string; bound: readonly string[] }> {
  const places = 2 ** Math.ceil(Math.log2(values.length));
  const bound = Array.from({ length: places }, (_, at) => values[Math.min(at, values.length - 1)] ?? "");
  return { text: `in (${bound.map(() => "?").join(", ")})`, bound };
}
