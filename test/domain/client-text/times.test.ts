import { describe, expect, it } from "vitest";
import { isClockTime, parseTime } from "../../../src/domain/client-text/times.ts";

describe("a time as sent by clients", () => {
  it.each([
    [0, 0],
    [-0, 0],
    [10.5, 10.5],
    [-3, -3],
    ["10.5", 10.5],
    ["10,5", 10.5],
    ["007", 7],
    [".5", 0.5],
    ["5.", 5],
    ["-1", -1],
    [1e15, 1e15],
  ])("%j is %d", (raw, seconds) => {
    expect(parseTime(raw)).toBe(seconds);
  });

  it.each([
    "1abc",
    "abc",
    "",
    " 1",
    "1 ",
    "1e3",
    "0x10",
    "1,5,5",
    "1.5,5",
    "1:30",
    "NaN",
    "Infinity",
    "--1",
    ".",
    "1_000",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "9".repeat(400),
    1e308,
    -1e16,
    "1000000000000001",
    null,
    undefined,
    true,
    [1],
    { valueOf: () => 1 },
  ])("%j is not a time", (raw) => {
    expect(parseTime(raw)).toBeUndefined();
  });

  it.each([
    ["1:30", true],
    ["90", false],
    [90, false],
    [undefined, false],
  ])("%j is clock time: %s", (raw, isClock) => {
    expect(isClockTime(raw)).toBe(isClock);
  });
});
