import { describe, expect, it } from "vitest";
import { mayHave } from "../../../src/domain/segments/pattern.ts";

describe("a character that a text may have", () => {
  it.each([
    ["[a-z]{3}", false],
    ["[a-z]{3}\\+?", true],
    ["[a-z]|x[!-~]", true],
    ["[^+]+", false],
    ["\\w+-\\d", false],
    ["\\W", true],
    ["\\S", true],
    [".", true],
    ["\\p{L}\\u002d", false],
    ["\\u002b", true],
    ["\\u{2B}", true],
    ["\\x2b", true],
    ["(?:\\+|b){0}a", false],
    ["^a+$", false],
  ])("%s: + %s", (source, expected) => {
    expect(mayHave(source, "+")).toBe(expected);
  });
});
