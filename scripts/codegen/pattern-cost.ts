/** In small steps, so that the first one that is too slow is not slow by much; long enough for what grows with the square. */
const lengths: readonly number[] = [
  ...Array.from({ length: 15 }, (_, step) => 8 + 4 * step),
  ...Array.from({ length: 12 }, (_, step) => Math.round(64 * 1.5 ** (step + 1))),
];
const mostMs = 25;

/** Characters that the pattern names, and some that classes stand for. */
const alphabet = (pattern: string): readonly string[] =>
  [...new Set([...pattern.replaceAll(/\\./g, ""), ..."aA0 -./"])]
    .filter((unit) => !"^$()[]{}|\\".includes(unit))
    .slice(0, 14);

function msOf(expression: RegExp, text: string): number {
  const start = performance.now();
  expression.test(text);
  return performance.now() - start;
}

/**
 * Whether a text can be made for which the expression takes far longer than for others of its length, because there are many ways to
 * divide it: `(a+)+$` or `a*a*$`. Found by trying, so that nothing ordinary is refused.
 * @param longest characters that the expression is ever tried on
 */
export function isCostly(pattern: string, longest: number): boolean {
  const expression = new RegExp(pattern, "u");
  const prefix = /^\^?([\w =:/@-]*)/.exec(pattern)?.[1] ?? "";
  const units = alphabet(pattern);
  const pairs = units.slice(0, 8).flatMap((a) => units.slice(0, 8).map((b) => (a === b ? a : a + b)));
  const texts = (length: number): string[] =>
    [...new Set([...units, ...pairs])].map((unit) => `${prefix}${unit.repeat(length / unit.length)}\u0000`);
  // Another process may take the time of one try.
  const isSlow = (text: string): boolean => [1, 2, 3].every(() => msOf(expression, text) > mostMs);
  return [...new Set(lengths.map((length) => Math.min(length, longest)))].some((length) => texts(length).some(isSlow));
}
