import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costlyText } from "../../src/document/patterns/cost.ts";

const unlimited = Number.MAX_SAFE_INTEGER;

describe("whether a pattern takes very long on some text", () => {
  it.each([
    ["^(a+)+$", "exponential", '"a" 24 times, then "0"'],
    ["^(https?://[^ ,]+,?)+$", "exponential", '"http://0" 21 times, then " "'],
    ["^((foo)+)+\\-$", "exponential", ""],
    ["^(\\w+=\\w+&?)+$", "exponential", ""],
    ["^(?:(?:ab){2,3})+$", "exponential", '"abab" 29 times, then "0"'],
    ["^(?=x)(?:x+)+$", "exponential", ""],
    ["^[0-9]{12}(a+)+$", "exponential", '"000000000000", then "a" 24 times, then "A"'],
    ["^(?:a{1,50}){1,50}$", "exponential", ""],
    ["^(?:[\\u0000-\\u00ff]+)+$", "exponential", ""],
    ["^(\\w|\\d)+$", "exponential", ""],
    ["(?:[a-z]{0,9}){0,99}$", "exponential", ""],
    ["^(?:a?){250}$", "exponential", '"a" 3 times, then "0"'],
    ["^(?:|){30}$", "exponential", '"0"'],
    ["^a*a*a*$", "cubic", '"a" 491 times, then "0"'],
    ["^a*a*a*a*$", "of degree 4", ""],
    ["^[a-z]+[a-z0-9]+$", "quadratic", ""],
    ["\\b[\\w.+-]+@[\\w.-]+\\.com\\b", "quadratic", '"+", then "0+" 3162 times'],
    [".*[A-Z]+", "quadratic", '"\\n", then "0" 6323 times'],
    ["a*a{1000}b", "cubic", ""],
    ["^(?:a+(?:,a+){2,3})+$", "exponential", '"a,a,a", then "aa,a,a" 21 times, then "0"'],
    ["^(.+)@(.+)$", "quadratic", ""],
  ])("is found from the pattern: %s is %s", (pattern, growth, text) => {
    const found = costlyText(pattern, unlimited);
    expect(found?.growth).toBe(growth);
    expect(found?.text).toContain(text);
  });

  it.each([
    "^[a-z]+-[0-9]+$",
    "^(?:[a-z0-9]+\\.)+[a-z0-9]+$",
    "^[A-Za-z0-9+/]+={0,2}$",
    "^(?:[01]\\d|2[0-3]):[0-5]\\d$",
    "^(a+)+",
    "^.*\\S",
    "^\\p{L}[\\p{L}\\p{N}_-]{0,62}$",
    "^[\\w-.]+$",
    "^[\\p{Han}\\-]+$",
    "[a-z]+",
    "\\b[a-z]+@",
    "(^$)|(^[a-z]+$)",
    "^(?!.*--)(?=.*[a-z])[a-z-]{1,64}$",
    "",
  ])("is not assumed: %s", (pattern) => expect(costlyText(pattern, unlimited)).toBeUndefined());

  it("depends on the length of texts, if it is not exponential", () => {
    expect(costlyText("^[a-z]+[a-z0-9]+$", 255)).toBeUndefined();
    expect(costlyText("^[a-z]+[a-z0-9]+$", unlimited)).toEqual({
      growth: "quadratic",
      text: '"a" 6325 times, then "A"',
    });
  });

  it("is told with a text that is short and printable", () => {
    const texts = [`^${"x".repeat(60)}(a+)+$`, "^\\n(?:\\u2028+)+$"].map((one) => costlyText(one, unlimited)?.text);
    expect(texts).toEqual([
      '"xxxxxxxxxxxxxx…xxxxxxxxxxxxxx", then "a" 24 times, then "0"',
      '"\\n", then "\\u{2028}" 24 times, then "0"',
    ]);
  });

  it.each([
    "(?:[a-z]{0,2000}){0,2000}$",
    "(?:(?:(?:a?){100}){100}){100}$",
    `${"(a*)*".repeat(80)}$`,
    "(a)(\\1\\1)(\\2\\2)(\\3\\3)$",
    "^(?:a|a)*(?<=(a|a)+b)$",
    `(?:${Array.from({ length: 2000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join("|")})*$`,
  ])("is looked for in a bounded number of steps: %.30s", (pattern) => {
    expect(() => costlyText(pattern, unlimited)).not.toThrow();
  });
});

describe("whether a pattern of ids takes long on one of them", () => {
  const costlyId = (pattern: string) => costlyText(`^(?:${pattern})$`, 255, 20_000);

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
  ])("%s: no", (pattern) => expect(costlyId(pattern)).toBeUndefined());

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
  ])("%s: yes", (pattern) => expect(costlyId(pattern)).toBeDefined());
});

const maxAttempts = 2000;

/**
 * Part of a pattern: its source, and a matcher that tries what a backtracking one tries. `then`: what follows; nothing
 * ever matches in the end.
 */
type Part = Readonly<{ source: string; tries: (text: string, at: number, then: (at: number) => void) => void }>;

/** Counts the attempts that end, and gives up before it takes long. */
class Attempts {
  count = 0;
  end = (): void => {
    if (++this.count > 2 * maxAttempts) throw this;
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
  it("does not take longer with any text than was found", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 });
    const repeated = fc
      .tuple(texts, fc.integer({ min: 1, max: 20 }))
      .map(([text, times]) => text.repeat(times).slice(0, 60));
    let costly = 0;
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
          if (attempts.count <= maxAttempts) continue;
          costly += 1;
          expect(costlyText(`^(?:${part.source})x`, 64, maxAttempts)).toBeDefined();
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(costly).toBeGreaterThan(10);
  });
});
