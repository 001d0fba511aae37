import { describe, expect, it } from "vitest";
import { patternCost } from "../../../src/domain/segments/pattern-cost.ts";

describe("the number of ways in which a pattern may match", () => {
  it.each([
    ["[\\w-]{11}", 1],
    ["[0-9]{1,15}", 15],
    ["a?b?", 4],
    ["a|b|c", 3],
    ["[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9A-Za-z]{20,22}", 4],
    ["[[(]\\(a\\]\\|", 1],
    ["(?<id>a|b){2}", 4],
    ["\\u{41}{1,3}\\p{L}?\\p{Script=Greek}", 6],
    ["a*", 256],
    ["a+?b{3,}", 255 * 253],
  ])("%s: %d", (pattern, ways) => {
    expect(patternCost(pattern)).toBe(ways);
  });

  it.each(["(a+)+", "(a|a)*", "(?:a?){250}", "(a*)*b", "((a|b)+c?)+"])("%s: beyond all bounds", (pattern) => {
    expect(patternCost(pattern)).toBeGreaterThan(1e15);
  });

  it.each(["(?=a)b", "(?<!a)b", "(a)\\1", "(?<x>a)\\k<x>", "(?i:a)"])("%s: not supported", (pattern) => {
    expect(patternCost(pattern)).toBeUndefined();
  });
});
