import { describe, expect, it } from "vitest";
import { randomFrom } from "../../../bench/random.ts";
import { printedNumber } from "../../../src/dumps/import/values.ts";
import { doubleText } from "../../../src/storage/public/double-text.ts";

describe("a number that is printed like its text", () => {
  it.each([
    "0",
    "7",
    "-7",
    "0.5",
    "-0.5",
    "182.513",
    "1600000000000",
    "0.0001",
    "123456789012345",
    "-999999999999.999",
  ])("%s is seen without printing it", (text) => {
    expect(printedNumber(text)).toBe(Number(text));
    expect(doubleText(printedNumber(text))).toBe(text);
  });

  it.each([
    "",
    "-",
    ".",
    "-0",
    "00",
    "01",
    "+1",
    " 1",
    "5.",
    ".5",
    "5.0",
    "1.10",
    "00.5",
    "-0.0",
    "1e5",
    "--1",
    "1.2.3",
    "t",
    "0.00001",
    "0.12345",
    "1234567890123456",
  ])("%j is left to who prints it", (text) => {
    expect(printedNumber(text)).toBeNaN();
  });

  it("is never another one", () => {
    const { next } = randomFrom(7);
    let seen = 0;
    for (let count = 0; count < 50_000; count++) {
      const digits = String(Math.floor(next() * 10 ** Math.floor(next() * 16))).padStart(17, "0");
      const decimals = Math.floor(next() * 15);
      const text = `${next() < 0.3 ? "-" : ""}${Number(digits.slice(0, 17 - decimals))}.${digits.slice(17 - decimals)}`;
      const value = printedNumber(text);
      if (Number.isNaN(value)) continue;
      seen++;
      expect([value, doubleText(value)]).toEqual([Number(text), text]);
    }
    expect(seen).toBeGreaterThan(1000);
  });
});
