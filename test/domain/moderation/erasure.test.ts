import { describe, expect, it } from "vitest";
import { choiceOutlives, outlives, withOwner } from "../../../src/domain/moderation/erasure.ts";
import { segmentUuid } from "../../../src/domain/segments/ids.ts";
import { minShownVotes, removedVotes } from "../../../src/domain/segments/shown.ts";
import { row } from "../row.ts";

describe("outlives", () => {
  it.each([
    // increment  type  total  own  VIP now  the vote stays without its voter
    [1, 1, 0, false, false, false],
    [-1, 0, 0, false, false, false],
    [-5, 30, 0, false, false, false], // of a user who reported a chapter as malicious
    [0, 20, 0, true, true, false],
    [1, 1, 0, false, true, false],
    [-2, 0, 0, true, false, true],
    [-1, 0, 0, true, false, true],
    [-1, 0, 0, false, true, true],
    [-7, 0, 0, false, true, true],
    [-2, 0, 0, false, false, true], // a removal: the voter was a VIP then, or a temporary one
    [0, 0, removedVotes, false, false, true], // of a VIP, after the owner's
    [-1, 0, minShownVotes, false, false, false],
    [-1, 0, removedVotes, false, false, true], // the segment is removed, and would be shown again
    [-5, 30, removedVotes, false, false, true],
    [1, 1, removedVotes, false, false, false],
    [0, 20, removedVotes, false, false, false],
  ])("%i, type %i, total %i, own %s, VIP %s: %s", (increment, type, total, isOwn, voterIsVip, expected) => {
    expect(outlives({ increment, type, total, isOwn, voterIsVip })).toBe(expected);
  });
});

describe("choiceOutlives", () => {
  it.each([
    [1, false, false],
    [1, true, true],
    [500, false, true],
  ])("weight %i, own %s: %s", (weight, isOwn, expected) => expect(choiceOutlives({ weight, isOwn })).toBe(expected));
});

describe("withOwner", () => {
  it("creates an id that cannot be derived from the old owner, nor from the new one", () => {
    const segment = row({ userId: "ann", userAgent: "x/v1" });
    const [first, twin] = [withOwner(segment, "1", "seed"), withOwner(segment, "1", "other seed")];
    expect(first).toEqual({ uuid: expect.stringMatching(/^[0-9a-f]{64}7$/), userId: "1", userAgent: "" });
    expect(first.uuid).not.toBe(twin.uuid);
    for (const userId of ["ann", "1"]) expect(first.uuid).not.toBe(segmentUuid({ ...segment, userId }));
  });
});
