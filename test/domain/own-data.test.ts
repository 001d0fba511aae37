import { describe, expect, it } from "vitest";
import { handedTo, outlives } from "../../src/domain/own-data.ts";
import { row } from "./row.ts";

describe("outlives", () => {
  it.each([
    // increment  own    VIP    the vote stays without its voter
    [1, false, false, false],
    [-1, false, false, false],
    [-5, false, false, false], // of somebody who called a chapter malicious
    [0, true, true, false],
    [1, false, true, false],
    [-2, true, false, true],
    [-1, true, false, true],
    [-7, false, true, true],
  ])("%i, own %s, VIP %s: %s", (increment, isOwn, voterIsVip, want) => {
    expect(outlives({ increment, isOwn, voterIsVip })).toBe(want);
  });
});

describe("handedTo", () => {
  it("makes an id that nobody can make from the old owner", () => {
    const segment = row({ userId: "ann", userAgent: "x/v1" });
    const [first, second] = [handedTo(segment, "1"), handedTo(segment, "2")];
    expect(first).toEqual({ uuid: expect.stringMatching(/^[0-9a-f]{64}7$/), userId: "1", userAgent: "" });
    expect(first.uuid).not.toBe(second.uuid);
    expect(first.uuid).not.toBe(handedTo(segment, "ann").uuid);
  });
});
