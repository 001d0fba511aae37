import { expressionOf } from "./pattern.ts";

/** Small steps, so that the first length that is too slow is only slightly so; long enough to detect quadratic growth. */
const lengths: readonly number[] = [
  ...Array.from({ length: 15 }, (_, step) => 8 + 4 * step),
  ...Array.from({ length: 12 }, (_, step) => Math.round(64 * 1.5 ** (step + 1))),
];
const maxMs = 25;

/** Characters named in the pattern, and some representatives of classes. */
const alphabet = (pattern: string): readonly string[] =>
  [...new Set([...pattern.replaceAll(/\\./g, ""), ..."aA0 -./"])]
    .filter((unit) => !"^$()[]{}|\\".includes(unit))
    .slice(0, 14);

function msOf(expression: RegExp, text: string): number {
  const start = performance.now();
  expression.test(text);
  return performance.now() - start;
}

/** Documents repeat their patterns hundreds of times. */
const verdicts = new Map<string, boolean>();

/**
 * Whether an input exists for which the expression backtracks excessively, because there are many ways to split it: `(a+)+$` or `a*a*$`. Tested
 * empirically, so that ordinary patterns are not rejected.
 * @param maxLength maximum length of input that the expression is ever applied to
 * Errors  `SyntaxError` for what is no regular expression
 */
export function isCostly(pattern: string, maxLength: number): boolean {
  const key = `${maxLength} ${pattern}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = measure(pattern, maxLength);
  verdicts.set(key, verdict);
  return verdict;
}

function measure(pattern: string, maxLength: number): boolean {
  const expression = expressionOf(pattern);
  const prefix = /^\^?([\w =:/@-]*)/.exec(pattern)?.[1] ?? "";
  const units = alphabet(pattern);
  const pairs = units.slice(0, 8).flatMap((a) => units.slice(0, 8).map((b) => (a === b ? a : a + b)));
  const texts = (length: number): string[] =>
    [...new Set([...units, ...pairs])].map((unit) => `${prefix}${unit.repeat(length / unit.length)}\u0000`);
  // A single measurement may be disturbed by another process.
  const isSlow = (text: string): boolean => [1, 2, 3].every(() => msOf(expression, text) > maxMs);
  return [...new Set(lengths.map((length) => Math.min(length, maxLength)))].some((length) =>
    texts(length).some(isSlow),
  );
}
