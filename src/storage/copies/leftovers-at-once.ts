/**
 * Of leftovers that are handled together: a row may have a megabyte of them, and a server takes a statement of a few.
 */
const maxBytes = 2_000_000;

/**
 * The last of these lines, which are in order, up to which their leftovers may be handled together; at least the first.
 */
export function lastThatFits(lines: readonly Readonly<{ line: number; bytes: number }>[]): number | undefined {
  let last: number | undefined;
  let sum = 0;
  for (const { line, bytes } of lines) {
    sum += Number(bytes);
    if (last !== undefined && sum > maxBytes) break;
    last = Number(line);
  }
  return last;
}
