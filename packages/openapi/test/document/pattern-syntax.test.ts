import { describe, expect, it } from "vitest";
import { readPattern, setsOf } from "../../src/document/patterns/syntax.ts";

describe("the sets of a pattern", () => {
  it("are its characters, escapes and classes, each once", () => {
    const source = "(?<id>a|[\\]b-]{2})\\b\\uD83D\\uDE00😀\\p{L}\\u{41}\\u0041\\x41\\cA\\.a*?[^]$";
    expect(setsOf(readPattern(source).pattern)).toEqual([
      "a",
      "[\\]b-]",
      "\\w",
      "\\uD83D\\uDE00",
      "😀",
      "\\p{L}",
      "\\u{41}",
      "\\u0041",
      "\\x41",
      "\\cA",
      "\\.",
      "[^]",
    ]);
  });
});

describe("a pattern without the flag u", () => {
  it("is read like one with it", () => {
    const { pattern } = readPattern("[\\w-.]+\\-{2}{,3}\\@");
    expect(setsOf(pattern)).toEqual(["[\\w-.]", "\\-", "{", ",", "3", "}", "\\@"]);
  });
});

describe("what is left out of a pattern", () => {
  it.each(["(?=a)b", "(?<!a)b", "(a)\\1", "(?<x>a)\\k<x>", "(?i:a)"])("is said: %s", (source) => {
    expect(readPattern(source).isExact).toBe(false);
  });

  it.each(["[(?=a]b", "[\\\\1]", "\\\\1", "\\(\\?=", "[(?<!]", "[\\b(?]", "[\\\\p{Foo}]", "(?:a)(?<b>c)^$\\b"])(
    "is nothing here: %s",
    (source) => {
      expect(readPattern(source).isExact).toBe(true);
    },
  );
});
