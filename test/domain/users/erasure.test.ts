import { describe, expect, it } from "vitest";
import { choiceOutlives, outlives, withOwner } from "../../../src/domain/users/erasure.ts";
import { row } from "../row.ts";

describe("outlives", () => {
  it.each([
    // increment  type  own    VIP now  the vote stays without its voter
    [1, 1, false, false, false],
    [-1, 0, false, false, false],
    [-5, 30, false, false, false], // of a user who reported a chapter as malicious
    [0, 20, true, true, false],
    [1, 1, false, true, false],
    [-2, 0, true, false, true],
    [-1, 0, true, false, true],
    [-1, 0, false, true, true],
    [-7, 0, false, true, true],
    [-2, 0, false, false, true], // a removal: the voter was a VIP then, or a temporary one
  ])("%i, type %i, own %s, VIP %s: %s", (increment, type, isOwn, voterIsVip, expected) => {
    expect(outlives({ increment, type, isOwn, voterIsVip })).toBe(expected);
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
  it("creates an id that cannot be derived from the old owner", () => {
    const segment = row({ userId: "ann", userAgent: "x/v1" });
    const [first, second] = [withOwner(segment, "1"), withOwner(segment, "2")];
    expect(first).toEqual({ uuid: expect.stringMatching(/^[0-9a-f]{64}7$/), userId: "1", userAgent: "" });
    expect(first.uuid).not.toBe(second.uuid);
    expect(first.uuid).not.toBe(withOwner(segment, "ann").uuid);
  });
});
