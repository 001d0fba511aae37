import { describe, expect, it } from "vitest";
import { percentOf } from "../../src/node/progress.ts";

describe("the progress of a statement", () => {
  it.each([
    [[], null],
    [[{ stage: 0, max_stage: 0, progress: "0.000" }], null],
    [[{ stage: 1, max_stage: 2, progress: "50.000" }], 25],
    [[{ stage: 2, max_stage: 2, progress: "50.000" }], 75],
    [
      [
        { stage: 0, max_stage: 0, progress: 0 },
        { stage: 1, max_stage: 3, progress: 100 },
      ],
      33.3,
    ],
  ])("%j: %j percent", (rows, percent) => {
    expect(percentOf(rows)).toBe(percent);
  });
});
