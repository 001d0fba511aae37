/**
 * A list padded with its last value to the next power of two: statements that differ only in the number of values share
 * one prepared statement.
 * @param values at least one
 */
export function padded<Value>(values: readonly Value[]): readonly Value[] {
  const size = 2 ** Math.ceil(Math.log2(values.length));
  return [...values, ...Array.from({ length: size - values.length }, () => values.at(-1) as Value)];
}

/**
 * A list for IN, padded as `padded` does.
 * @param values at least one
 */
export function inList<Value extends string | number>(
  values: readonly Value[],
): Readonly<{ text: string; bound: readonly Value[] }> {
  const bound = padded(values);
  return { text: `in (${bound.map(() => "?").join(", ")})`, bound };
}
