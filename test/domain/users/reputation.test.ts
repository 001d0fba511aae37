import { describe, expect, it } from "vitest";
import {
  highestReputation,
  lowestReputation,
  reputation,
  reputationEpoch,
} from "../../../src/domain/users/reputation.ts";

const facts = {
  total: 8,
  downvoted: 0,
  downvotedWithoutOther: 0,
  votesSinceEpoch: 0,
  locked: 0,
  established7: 0,
  established45: 0,
  locksWon: 0,
};
const settled = { ...facts, established7: 5, established45: 5 };

describe("reputation", () => {
  it.each([
    // golden values
    ["five of eight voted down", { ...facts, downvoted: 5 }, -1.75],
    ["nine votes", { ...settled, votesSinceEpoch: 9 }, 0.19310344827586207],
    ["nine votes, eight vouched for", { ...settled, votesSinceEpoch: 9, locked: 4, locksWon: 4 }, 3.393103448275862],
    ["many votes, two locks won", { ...settled, votesSinceEpoch: 116, locksWon: 2 }, 6.158620689655172],
    // step by step
    ["too few rows, all bad", { ...facts, total: 4, downvoted: 4 }, 0],
    ["exactly half voted down", { ...facts, downvoted: 4 }, 0],
    ["all voted down", { ...facts, downvoted: 8 }, lowestReputation],
    ["exactly three tenths unmatched", { ...facts, total: 10, downvoted: 4, downvotedWithoutOther: 3 }, 0],
    ["over four tenths unmatched", { ...facts, total: 10, downvoted: 5, downvotedWithoutOther: 5 }, lowestReputation],
    ["unmatched in between", { ...facts, total: 20, downvoted: 7, downvotedWithoutOther: 7 }, -1.5],
    ["too few votes", { ...settled, votesSinceEpoch: 4, locked: 50 }, 0],
    ["established for days only", { ...facts, votesSinceEpoch: 150, locked: 50, established7: 4, established45: 2 }, 7],
    ["three rows of a week", { ...facts, votesSinceEpoch: 150, locked: 50, established7: 3, established45: 2 }, 0],
    ["the most there is", { ...settled, votesSinceEpoch: 9000, locked: 40, locksWon: 40 }, highestReputation],
  ])("%s", (_, known, expected) => {
    expect(reputation(known)).toBeCloseTo(expected, 12);
  });

  it("counts from August 2020", () => {
    expect(new Date(reputationEpoch).toISOString()).toBe("2020-08-01T00:00:00.000Z");
  });
});
