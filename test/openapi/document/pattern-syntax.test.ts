import { describe, expect, it } from "vitest";
import { readPattern, setsOf } from "../../../src/openapi/document/pattern-syntax.ts";

describe("the sets of a pattern", () => {
  it("are its characters, escapes and classes, each once", () => {
    const source = "(?<id>a|[\\]b-]{2})\\b\\uD83D\\uDE00😀\\p{L}\\u{41}\\u0041\\x41\\cA\\.a*?[^]$";
    const pattern = readPattern(source);
    expect(pattern && setsOf(pattern)).toEqual([
      "a",
      "[\\]b-]",
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
    const pattern = readPattern("[\\w-.]+\\-{2}{,3}\\@", "");
    expect(pattern && setsOf(pattern)).toEqual(["[\\w-.]", "\\-", "{", ",", "3", "}", "\\@"]);
  });

  it.each(["\\p{L}\\-", "\\u{41}\\-", "\\k<a>\\-", "😀\\-"])(
    "is not read if it would mean something else: %s",
    (source) => {
      expect(readPattern(source, "")).toBeUndefined();
    },
  );
});
