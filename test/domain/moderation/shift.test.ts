import { describe, expect, it } from "vitest";
import { shifted } from "../../../src/domain/moderation/shift.ts";
import type { Segment } from "../../../src/domain/segments/segment.ts";
import { isShownOrShadowHidden, minShownVotes, removedVotes } from "../../../src/domain/segments/shown.ts";
import { newSegment } from "../../support/segments.ts";

const row = (at: readonly [number, number], more: Partial<Segment> = {}): Segment => ({
  ...newSegment({ at }),
  id: 1,
  votes: 0,
  views: 0,
  hidden: 0,
  videoDuration: 100,
  ...more,
});

describe("a segment after the seconds 20 to 30 were cut out", () => {
  it.each<[string, readonly [number, number], readonly [number, number], number, number]>([
    // before, after, votes, duration
    ["ends before", [1, 10], [1, 10], 0, 90],
    ["touches the start", [10, 20], [10, 20], 0, 90],
    ["reaches into it", [10, 25], [10, 20], 0, 90],
    ["spans it", [10, 40], [10, 30], 0, 90],
    ["lies in it", [22, 28], [22, 28], removedVotes, 100],
    ["is it", [20, 30], [20, 30], removedVotes, 100],
    ["begins in it", [25, 40], [20, 30], 0, 90],
    ["touches the end", [30, 40], [20, 30], 0, 90],
    ["comes after", [50, 60], [40, 50], 0, 90],
    ["is a point before", [10, 10], [10, 10], 0, 90],
    ["is a point at its start", [20, 20], [20, 20], 0, 90],
    ["is a point in it", [25, 25], [25, 25], removedVotes, 100],
    ["is a point at its end", [30, 30], [20, 20], 0, 90],
    ["is a point after", [50, 50], [40, 40], 0, 90],
  ])("%s: %j becomes %j with %i votes", (_name, before, after, votes, videoDuration) => {
    const { startTime, endTime, ...rest } = shifted(row(before), { start: 20, end: 30 });
    expect([startTime, endTime]).toEqual(after);
    expect(rest).toMatchObject({ votes, videoDuration });
  });

  it.each([minShownVotes, 0, 7])("is removed when it lay in it with %i votes", (votes) => {
    const was = row([22, 28], { votes });
    expect([isShownOrShadowHidden(was), isShownOrShadowHidden(shifted(was, { start: 20, end: 30 }))]).toEqual([
      true,
      false,
    ]);
  });

  it("is unchanged when it labels the whole video", () => {
    const label = row([0, 0], { actionType: "full" });
    expect(shifted(label, { start: 0, end: 30 })).toEqual(label);
  });

  it("keeps an unknown duration, and votes that are already lower", () => {
    expect(shifted(row([1, 10], { videoDuration: 0 }), { start: 20, end: 30 }).videoDuration).toBe(0);
    expect(shifted(row([22, 28], { votes: -5 }), { start: 20, end: 30 }).votes).toBe(-5);
  });
});
