import { describe, expect, it } from "vitest";
import { labelOf } from "../../../src/domain/segments/labels.ts";
import type { TracedSegment } from "../../../src/domain/segments/segment.ts";
import { removedVotes } from "../../../src/domain/segments/shown.ts";
import { row } from "../row.ts";

const label = (category: string, more: Partial<TracedSegment> = {}) =>
  row({ actionType: "full", startTime: 0, endTime: 0, category, ...more });

describe("labelOf, category", () => {
  it.each<[string, TracedSegment[], string | undefined]>([
    ["no rows", [], undefined],
    ["no label", [row()], undefined],
    ["one", [label("selfpromo")], "selfpromo"],
    ["one of a category that is not ranked", [label("opinion")], "opinion"],
    ["sponsor before exclusive access", [label("exclusive_access"), label("sponsor")], "sponsor"],
    ["exclusive access before selfpromo", [label("selfpromo"), label("exclusive_access")], "exclusive_access"],
    ["a ranked one before the others", [label("a"), label("selfpromo")], "selfpromo"],
    ["unranked ones by name", [label("b"), label("a")], "a"],
    ["a locked one before one of higher rank", [label("sponsor"), label("selfpromo", { locked: 1 })], "selfpromo"],
    [
      "the locked one of the highest rank",
      [label("selfpromo", { locked: 1 }), label("sponsor", { locked: 1 })],
      "sponsor",
    ],
    ["votes do not matter", [label("selfpromo", { votes: 50 }), label("sponsor")], "sponsor"],
    ["-1 votes are enough", [label("sponsor", { votes: -1 })], "sponsor"],
    ["removed by votes is not", [label("sponsor", { votes: removedVotes }), label("selfpromo")], "selfpromo"],
    ["a hidden one does not count", [label("sponsor", { hidden: 1, locked: 1 }), label("selfpromo")], "selfpromo"],
    ["a shadow-hidden one does not count", [label("sponsor", { shadowHidden: 1 })], undefined],
  ])("%s", (_name, rows, expected) => {
    expect(labelOf(rows).category).toBe(expected);
  });
});

describe("labelOf, early start", () => {
  it.each<[Partial<TracedSegment>, boolean]>([
    [{ startTime: 0 }, true],
    [{ startTime: 4.999 }, true],
    [{ startTime: 5 }, false],
    [{ startTime: 0, actionType: "mute" }, true],
    [{ startTime: 0, actionType: "chapter" }, false],
    [{ startTime: 3, actionType: "poi" }, false],
    [{ startTime: 0, endTime: 0, actionType: "full" }, false],
    [{ startTime: 0, votes: removedVotes }, false],
    [{ startTime: 0, hidden: 1 }, false],
    [{ startTime: 0, shadowHidden: 1 }, false],
  ])("%j: %s", (differences, expected) => {
    expect(labelOf([row(differences)]).startsEarly).toBe(expected);
  });
});
