import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDay,
  formatMinutes,
  formatNumber,
  formatShare,
  formatShortDay,
  formatTime,
} from "../../web/texts/format.ts";
import { fill } from "../../web/texts/wording.ts";

/** Narrow spaces and spaces that do not break differ between versions of Unicode data. */
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("how the pages write numbers and times", () => {
  it.each([
    [0, "0:00"],
    [5, "0:05"],
    [59.94, "0:59.9"],
    [59.96, "1:00"],
    [61.5, "1:01.5"],
    [600, "10:00"],
    [3599.99, "1:00:00"],
    [3723.5, "1:02:03.5"],
    [360_000, "100:00:00"],
  ])("the place %d s in a video is %s", (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
  });

  it.each([
    [0, "0 min", "0 Min."],
    [59.9, "59.9 min", "59,9 Min."],
    [60, "1 hr", "1 Std."],
    [90, "1.5 hr", "1,5 Std."],
    [1439, "24 hr", "24 Std."],
    [1440, "1 day", "1 Tag"],
    [72_000, "50 days", "50 Tage"],
  ])("%d minutes are %s, in German %s", (minutes, english, german) => {
    expect(plain(formatMinutes(minutes, "en"))).toBe(english);
    expect(plain(formatMinutes(minutes, "de"))).toBe(german);
  });

  it("numbers have the separators of the language, and one decimal at most", () => {
    expect(formatNumber(1_234_567.891, "en")).toBe("1,234,567.9");
    expect(formatNumber(1_234_567.891, "de")).toBe("1.234.567,9");
    expect(formatNumber(-2, "en")).toBe("-2");
  });

  it("a share is in per cent, also of nothing", () => {
    expect(formatShare(1, 3, "en")).toBe("33.3%");
    expect(plain(formatShare(1, 8, "de"))).toBe("12,5 %");
    expect(formatShare(0, 0, "en")).toBe("0%");
  });

  it("a day is the one that was meant, wherever the reader is", () => {
    expect(formatDay("2026-07-25", "en")).toBe("Jul 25, 2026");
    expect(formatDay("2026-07-25", "de")).toBe("25.07.2026");
    expect(formatShortDay("2026-01-01", "en")).toBe("Jan 1");
  });

  it("a time that no date can hold is shown as it came", () => {
    expect(formatDate(Date.UTC(2026, 6, 25, 12), "en")).toContain("2026");
    expect(formatDate(1e300, "en")).toBe("1e+300");
    expect(formatDate(Number.NaN, "en")).toBe("NaN");
  });
});

describe("filling in a text", () => {
  it("replaces each name, and leaves what nobody gave", () => {
    expect(fill("{a} of {b}, {a}", { a: 1, b: "two" })).toBe("1 of two, 1");
    expect(fill("{a} {constructor}", { a: "{b}", b: "no" })).toBe("{b} {constructor}");
  });
});
