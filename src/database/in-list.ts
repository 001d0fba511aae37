/**
 * A list for IN, padded with its last value to the next power of two: statements that differ only in the number of values share one prepared
 * statement.
 * @param values at least one
 */
export function inList(values: readonly string[]): Readonly<{ text: string; bound: readonly string[] }> {
  const places = 2 ** Math.ceil(Math.log2(values.length));
  const bound = Array.from({ length: places }, (_, at) => values[Math.min(at, values.length - 1)] ?? "");
  return { text: `in (${bound.map(() => "?").join(", ")})`, bound };
}
