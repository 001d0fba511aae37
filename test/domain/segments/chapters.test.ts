import { describe, expect, it } from "vitest";
import { maySubmitChapters } from "../../../src/domain/segments/chapters.ts";

const newcomer = { isVip: false, submissions: 0, downvoted: 0, reputation: 0, granted: false };

describe("permission to submit chapters", () => {
  it.each([
    ["a newcomer", newcomer, false],
    ["a VIP", { ...newcomer, isVip: true }, true],
    ["a user with the permission", { ...newcomer, granted: true }, true],
    ["a user with a reputation", { ...newcomer, reputation: 0.1 }, true],
    ["six good submissions", { ...newcomer, submissions: 6 }, true],
    ["five good submissions", { ...newcomer, submissions: 5 }, false],
    ["a tenth voted down", { ...newcomer, submissions: 10, downvoted: 1 }, false],
    ["less than a tenth voted down", { ...newcomer, submissions: 11, downvoted: 1 }, true],
  ])("%s: %s", (_, facts, may) => {
    expect(maySubmitChapters({ chapters: "established" }, facts)).toBe(may);
    expect(maySubmitChapters({ chapters: "anyone" }, facts)).toBe(true);
    expect(maySubmitChapters({ chapters: "vip" }, facts)).toBe(facts.isVip || facts.granted);
  });
});
