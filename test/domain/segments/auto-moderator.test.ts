import { describe, expect, it } from "vitest";
import {
  countsAsCover,
  coveredSeconds,
  excessiveShare,
  startsBeyond,
} from "../../../src/domain/segments/auto-moderator.ts";
import { row } from "../row.ts";

const spans = (...times: [number, number][]) =>
  times.map(([startTime, endTime]) => ({ startTime, endTime, actionType: "skip" as const }));

describe("how much of a video is covered", () => {
  it.each([
    // segments                            seconds
    [spans(), 0],
    [spans([0, 10], [20, 30]), 20],
    [spans([0, 10], [5, 15]), 15],
    [spans([5, 15], [0, 10]), 15],
    [spans([0, 30], [5, 10], [20, 40]), 40],
    [spans([0, 10], [0, 10]), 10],
    [spans([0, 0], [7, 7]), 0],
  ])("%j: %d s", (segments, seconds) => {
    expect(coveredSeconds(segments)).toBe(seconds);
  });
});

describe("the 80% rule", () => {
  it.each([
    // segments                       duration  refused
    [spans([0, 80]), 100, false], // exactly 80% passes
    [spans([0, 80.1]), 100, true],
    [spans([0.1, 0.34]), 0.3, false], // whatever the rounding
    [spans([0, 50], [40, 79]), 100, false],
    [spans([0, 50], [50, 90]), 100, true],
    [[{ startTime: 0, endTime: 100, actionType: "chapter" as const }], 100, false],
    [spans([0, 1000]), 0, false], // the duration is unknown
  ])("%j of %d s: %s", (segments, duration, refused) => {
    expect(excessiveShare(segments, duration) !== undefined).toBe(refused);
  });

  it("returns the share", () => expect(excessiveShare(spans([0, 90]), 100)).toBe(0.9));

  it.each([
    [{}, true],
    [{ shadowHidden: 1 }, true],
    [{ votes: -1 }, false],
    [{ hidden: 1 }, false],
    [{ userId: "bob" }, false],
  ] as const)("an earlier row %j of the user counts: %s", (state, counts) => {
    expect(countsAsCover(row({ userId: "ann", ...state }), "ann")).toBe(counts);
  });
});

describe("segments beyond the end", () => {
  it.each([
    [102, 100, false],
    [102.1, 100, true],
    [5000, 0, false],
  ])("from %d in %d s: %s", (startTime, duration, beyond) => {
    expect(startsBeyond(startTime, duration)).toBe(beyond);
  });
});
