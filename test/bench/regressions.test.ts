import { describe, expect, it } from "vitest";
import { regressionsOf } from "../../bench/regressions.ts";

const scored = (ratio: number, key = "a read") => ({ key, ratio });

describe("regressions since the last results", () => {
  it.each([
    // before, now, is a regression
    [1, 1, false],
    [1, 2, false],
    [1, 0.86, false],
    [1, 0.84, true],
    [0.02, 0.016, true],
    [0.02, 0.018, false],
    [Number.POSITIVE_INFINITY, 1, false], // it took no time before
    [Number.NaN, 1, false],
    [1, Number.NaN, false],
    [0, 0, false],
  ])("%f, now %f: %s", (before, now, falls) => {
    expect(regressionsOf([scored(before)], [scored(now)])).toHaveLength(falls ? 1 : 0);
  });

  it("reports the figure, its old and new value, and the difference", () => {
    expect(regressionsOf([scored(0.5)], [scored(0.25)])).toEqual(["a read: 0.500 → 0.250, 50 % less"]);
  });

  it("compares only figures in both, in any order", () => {
    const before = [scored(1, "gone"), scored(1, "second"), scored(1, "first")];
    expect(regressionsOf(before, [scored(0.1, "new"), scored(1, "first"), scored(0.1, "second")])).toEqual([
      "second: 1.00 → 0.100, 90 % less",
    ]);
  });

  it("ignores figures stored as null", () => {
    const kept = JSON.parse(JSON.stringify([scored(Number.POSITIVE_INFINITY)]));
    expect(regressionsOf(kept, [scored(1)])).toEqual([]);
  });
});
