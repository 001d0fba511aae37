import { describe, expect, it } from "vitest";
import { openIntake, readSwitch, refuseNewcomers } from "../../../src/domain/segments/intake.ts";
import { Problem } from "../../../src/errors.ts";

const outcome = (facts: Partial<typeof openIntake>): string => {
  try {
    refuseNewcomers({ ...openIntake, ...facts });
    return "accepted";
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

describe("newcomers", () => {
  it.each([
    ["no rule", {}, "accepted"],
    ["a good segment from before the date", { establishedBefore: 1000, firstGoodAt: 999 }, "accepted"],
    ["a good segment from the date itself", { establishedBefore: 1000, firstGoodAt: 1000 }, "newcomers_paused"],
    ["no good segment", { establishedBefore: 1000, firstGoodAt: undefined }, "newcomers_paused"],
    ["the last new user within the limit", { maxNewUsers: 2, newUsers: 2 }, "accepted"],
    ["one new user too many", { maxNewUsers: 2, newUsers: 3 }, "newcomers_paused"],
    ["a known user while new ones are too many", { maxNewUsers: 2, newUsers: 0 }, "accepted"],
  ])("%s", (_name, facts, expected) => {
    expect(outcome(facts)).toBe(expected);
  });
});

describe("a switch", () => {
  it.each([
    ["20", 20],
    [20, 20],
    [" 1785000000000 ", 1_785_000_000_000],
    ["", 0],
    [null, 0],
    [0, 0],
    ["-1", undefined],
    [1.5, undefined],
    [1e21, undefined],
    ["9".repeat(16), undefined],
    ["2026-01-01", undefined],
    ["1e3", undefined],
  ])("%j is %j", (value, expected) => {
    expect(readSwitch(value)).toBe(expected);
  });
});
