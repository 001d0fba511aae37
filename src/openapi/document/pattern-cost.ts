import { expressionOf, flagOf } from "./pattern.ts";
import { ambiguousLoops, type Loop } from "./pattern-loops.ts";

const maxMs = 25;

/** Long enough to detect quadratic growth, and few steps, because each of them may take as long as all before. */
const maxCharacters = 8304;
/** Numbers of repeats in small steps, so that the first one that is too slow is only slightly so. */
const counts: Readonly<Record<Loop["growth"], readonly number[]>> = {
  exponential: [
    ...Array.from({ length: 64 }, (_, step) => 1 + step),
    ...Array.from({ length: 27 }, (_, step) => Math.round(64 * 1.2 ** (step + 1))),
  ],
  power: Array.from({ length: 26 }, (_, step) => Math.round(9 * 1.3 ** step)),
};

/** Characters named in the pattern, and some representatives of classes. */
const alphabet = (pattern: string): readonly string[] =>
  [...new Set([...pattern.replaceAll(/\\./g, ""), ..."aA0 -./"])]
    .filter((unit) => !"^$()[]{}|\\".includes(unit))
    .slice(0, 14);

/** What is repeated if the pattern does not tell. */
function guessedLoops(pattern: string): readonly Loop[] {
  const prefix = /^\^?([\w =:/@-]*)/.exec(pattern)?.[1] ?? "";
  const units = alphabet(pattern);
  const pairs = units.slice(0, 8).flatMap((a) => units.slice(0, 8).map((b) => (a === b ? a : a + b)));
  return [...new Set([...units, ...pairs])].map((loop) => ({ prefix, loop, growth: "exponential" }));
}

/** After them, a text should not match, so that all ways to match it are tried. */
const endings: readonly string[] = ["\u0000", "\n", "\u2028", "\u{1F600}", " ", "!", "a", "0", "-", "\u00e9"].flatMap(
  (end) => [end, end + end],
);
const maxEndings = 3;

/** Those after which texts do not match; all of them if they match with each. */
function endingsFor(expression: RegExp, text: string): readonly string[] {
  const failing = endings.filter((end) => !expression.test(text + end));
  return (failing.length > 0 ? failing : endings).slice(0, maxEndings);
}

const charactersIn = (text: string): number => [...text].length;

/** Of CPU time, which other processes do not add to. */
function msOf(expression: RegExp, text: string): number {
  const start = process.cpuUsage();
  expression.test(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Documents repeat their patterns hundreds of times. */
const verdicts = new Map<string, boolean>();

/**
 * Whether an input exists for which the expression backtracks excessively, because there are many ways to split it: `(a+)+$` or `a*a*$`. Where the
 * ways may grow is read from the pattern, and whether they take long is tried, so that ordinary patterns are not rejected.
 * @param maxLength maximum number of characters (code points) of input that the expression is ever applied to
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
  const found = ambiguousLoops(pattern, flagOf(pattern));
  // The ends of words are left out there, and a text may need them.
  const loops = found !== undefined && !/\\b/i.test(pattern) ? found : [...(found ?? []), ...guessedLoops(pattern)];
  return loops.some((loop) => isSlowAfter(expression, loop, Math.min(maxLength, maxCharacters)));
}

function isSlowAfter(expression: RegExp, { prefix, loop, growth }: Loop, maxLength: number): boolean {
  const ends = endingsFor(expression, prefix + loop + loop);
  // A single measurement may be disturbed, such as by the collection of garbage.
  const isSlow = (text: string): boolean => [1, 2, 3].every(() => msOf(expression, text) > maxMs);
  const [before, each] = [charactersIn(prefix), charactersIn(loop)];
  return counts[growth].some((count) =>
    ends.some(
      (end) => before + count * each + charactersIn(end) <= maxLength && isSlow(prefix + loop.repeat(count) + end),
    ),
  );
}
