import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxPatternCost, patternCost } from "../../../src/domain/segments/pattern-cost.ts";

describe("the number of ways in which a pattern may match", () => {
  it.each([
    ["a?b?", 4],
    ["a|b|c", 3],
    ["[[(]\\(a\\]\\|", 1],
    ["a{0}b", 1],
    ["a*", 257],
    ["(?:a|a)(?<b>a|a)", 4],
    ["(?:a|ab)(?:c|bcd)", 4],
  ])("%s: %d", (pattern, ways) => {
    expect(patternCost(pattern)).toBe(ways);
  });

  it.each([
    "[\\w-]{11}",
    "[0-9]{1,15}",
    "BV[0-9A-HJ-NP-Za-km-z]{10}(?:\\+(?:[0-9]{1,15}))?",
    "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9A-Za-z]{20,22}",
    "[a-z]+-[0-9]+",
    "[a-z0-9]+\\.[a-z]+",
    "[a-z]+_[a-z]+_[a-z]+",
    "(?:[a-z0-9]+\\.)+[a-z0-9]+",
    "[a-z]{1,100}-[0-9]{1,100}_[a-z]{1,100}",
    "(?:[a-z0-9]{1,63}\\.){1,126}[a-z]{2,63}",
    "[^/]+/[^/]+/[^/]+",
    "\\d+\\D+",
    "\\w+\\W\\w+",
    "\\S+ \\S+",
    "\\p{L}+-\\p{L}+",
    "\\p{Lu}+\\p{Ll}+\\P{L}+",
    "[\\u{1F600}-\\u{1F64F}]+\\u2028.+",
    "\\uD83D\\uDE00+[^😀]+",
    "^[a-z]+:[0-9]+$",
    "a+?b{3,}",
    // Many repeats, but few of them fit one text.
    "[a-z]{1,100}[a-z]{1,100}",
  ])("%s: few enough", (pattern) => {
    expect(patternCost(pattern)).toBeLessThanOrEqual(maxPatternCost);
  });

  it.each([
    "(a+)+",
    "(a+)+$",
    "(a|a)*",
    "(a|aa)+",
    "(?:a?){250}",
    "(?:a?){100000000}",
    "(?:(?:a?){255}){255}",
    "(a*)*b",
    "(?:a*)+",
    "((a|b)+c?)+",
    "a*a*",
    "[a-z]+[a-z0-9]+x",
    "[a-z]+.+-",
    "(.*)(.*)(.*)=",
    "\\w+\\d+\\w+",
    "\\w+\\p{L}+",
    "\\S+\\p{Emoji}+",
    "[^a]+[^b]+",
    "[\\u{1F600}-\\u{1F64F}]+😀+",
    "(?:[a-z]+-?)+",
    "(?:-?[a-z]*)+",
    "[a-z]+-?[a-z]+-?[a-z]+",
    "(?:ab|a|b)+",
    "(?:|){20}",
  ])("%s: too many", (pattern) => {
    expect(patternCost(pattern)).toBeGreaterThan(maxPatternCost);
  });

  it.each(["(?=a)b", "(?<!a)b", "(a)\\1", "(?<x>a)\\k<x>", "(?i:a)"])("%s: not supported", (pattern) => {
    expect(patternCost(pattern)).toBeUndefined();
  });

  it.each(["[(?=a]b", "[\\\\1]", "\\\\1", "\\(\\?=", "[(?<!]", "[\\b(?]", "[\\\\p{Foo}]"])(
    "%s has nothing of what is not supported",
    (pattern) => {
      expect(patternCost(pattern)).toBe(1);
    },
  );
});

/** Part of a pattern: its source, and a matcher that tries what a backtracking one tries. `then`: what follows; nothing ever matches in the end. */
type Part = Readonly<{ source: string; tries: (text: string, at: number, then: (at: number) => void) => void }>;

/** Counts the attempts that end, and gives up before it takes long. */
class Attempts {
  count = 0;
  end = (): void => {
    if (++this.count > 2 * maxPatternCost) throw this;
  };
}

const partsFor = (attempts: Attempts) => {
  const set = (characters: string): Part => ({
    source: characters.length === 1 ? characters : `[${characters}]`,
    tries: (text, at, then) =>
      at < text.length && characters.includes(text[at] ?? "") ? then(at + 1) : attempts.end(),
  });
  const sequence = (first: Part, second: Part): Part => ({
    source: `${first.source}${second.source}`,
    tries: (text, at, then) => first.tries(text, at, (next) => second.tries(text, next, then)),
  });
  const choice = (first: Part, second: Part): Part => ({
    source: `(?:${first.source}|${second.source})`,
    tries: (text, at, then) => {
      first.tries(text, at, then);
      second.tries(text, at, then);
    },
  });
  const repeat = (part: Part, min: number, max: number): Part => ({
    source: `(?:${part.source}){${min},${max === Number.POSITIVE_INFINITY ? "" : max}}`,
    tries: (text, start, then) => {
      // As in the standard: an optional repeat that takes nothing is a failure.
      const from = (at: number, count: number): void => {
        if (count < max)
          part.tries(text, at, (next) => (count >= min && next === at ? attempts.end() : from(next, count + 1)));
        if (count >= min) then(at);
      };
      from(start, 0);
    },
  });
  return { set, sequence, choice, repeat };
};

/** How to make a part; apart from it, since each test counts for itself. */
type Recipe = (parts: ReturnType<typeof partsFor>) => Part;
const { recipe } = fc.letrec<{ recipe: Recipe }>((tie) => ({
  recipe: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom("a", "b", "ab", "bc").map(
      (characters): Recipe =>
        ({ set }) =>
          set(characters),
    ),
    fc.tuple(tie("recipe"), tie("recipe")).map(
      ([first, second]): Recipe =>
        (parts) =>
          parts.sequence(first(parts), second(parts)),
    ),
    fc.tuple(tie("recipe"), tie("recipe")).map(
      ([first, second]): Recipe =>
        (parts) =>
          parts.choice(first(parts), second(parts)),
    ),
    fc
      .tuple(
        tie("recipe"),
        fc.constantFrom([0, 1], [0, 3], [1, 2], [2, 4], [0, Number.POSITIVE_INFINITY], [2, Number.POSITIVE_INFINITY]),
      )
      .map(
        ([part, [min = 0, max = 0]]): Recipe =>
          (parts) =>
            parts.repeat(part(parts), min, max),
      ),
  ),
}));

describe("a backtracking matcher", () => {
  it("never tries more than was estimated", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 });
    const repeated = fc
      .tuple(texts, fc.integer({ min: 1, max: 20 }))
      .map(([text, times]) => text.repeat(times).slice(0, 60));
    fc.assert(
      fc.property(recipe, fc.array(fc.oneof(texts, repeated), { minLength: 1, maxLength: 4 }), (make, all) => {
        for (const text of all) {
          const attempts = new Attempts();
          const part = make(partsFor(attempts));
          try {
            part.tries(text, 0, attempts.end);
          } catch (error) {
            if (error !== attempts) throw error;
          }
          expect(patternCost(part.source)).toBeGreaterThanOrEqual(Math.min(attempts.count, maxPatternCost));
        }
      }),
      { numRuns: 300 },
    );
  });
});
