import { describe, expect, it } from "vitest";
import { limitedAddress, secondsUntil, windowEnd } from "../../../src/domain/limits/rate-limit.ts";

describe("windows", () => {
  it.each([
    // seconds   now        ends
    [900, 0, 900_000],
    [900, 899_999, 900_000],
    [900, 900_000, 1_800_000],
    [1, 1500, 2000],
    [86_400, 1_785_000_000_000, 1_785_024_000_000],
  ])("of %i s: at %i the window ends at %i", (seconds, now, ends) => {
    expect(windowEnd({ seconds }, now)).toBe(ends);
  });

  it.each([
    // then   now   seconds
    [900_000, 0, 900],
    [900_000, 1, 900],
    [900_000, 898_999, 2],
    [900_000, 899_000, 1],
    [900_000, 899_999, 1],
    [900_000, 900_000, 1], // never "at once": another clock may be late
  ])("until %i from %i: %i s", (then, now, seconds) => {
    expect(secondsUntil(then, now)).toBe(seconds);
  });
});

describe("the key of an address", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::", "2001:db8:1:2"],
    ["2001:db8:1:2::6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::6", "2001:db8:1:2"],
    ["2001:DB8:1:2::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["2001:db8::2:3:4:5:6", "2001:db8:0:2"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["1::", "1:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0"],
    ["1:2:3:4:5:6:192.0.2.1", "1:2:3:4"],
    ["1:2:3::5:6:192.0.2.1", "1:2:3:0"],
  ])("%s is %s", (ip, expected) => {
    expect(limitedAddress(ip)).toBe(expected);
  });
});
