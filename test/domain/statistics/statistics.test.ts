import { describe, expect, it } from "vitest";
import { inCategoryOrder, inColumns, rounded, topColumns } from "../../../src/domain/statistics/statistics.ts";
import { readInfoFields, usualFields } from "../../../src/domain/users/user-info.ts";

it("sorts by the columns that the numbers of sortType refer to", () => {
  expect(topColumns).toEqual(["minutesSaved", "viewCount", "totalSubmissions"]);
});

describe("inColumns", () => {
  it("turns rows into arrays of one length", () => {
    const leader = { userId: "1", userName: "ann", minutesSaved: 1.5, viewCount: 2, totalSubmissions: 3 };
    expect(inColumns([leader])).toEqual({
      userNames: ["ann"],
      viewCounts: [2],
      totalSubmissions: [3],
      minutesSaved: [1.5],
    });
    expect(inColumns([])).toEqual({ userNames: [], viewCounts: [], totalSubmissions: [], minutesSaved: [] });
  });
});

describe("inCategoryOrder", () => {
  it("has an entry for each category, known or not", () => {
    expect(inCategoryOrder(undefined)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const counts = new Map([
      ["intro", 2],
      ["chapter", 9],
      ["hook", 5],
    ]);
    expect(inCategoryOrder(counts)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 9]);
  });
});

describe("rounded", () => {
  it.each([
    [0, 0],
    [0.234, 0.23],
    [0.235, 0.24],
    [12_345.678, 12_345.68],
  ])("%d: %d", (value, expected) => expect(rounded(value)).toBe(expected));
});

describe("readInfoFields", () => {
  it("returns the usual fields when none is named", () => {
    expect(readInfoFields(undefined, undefined)).toEqual(new Set(usualFields));
  });

  it.each<[unknown, readonly string[] | undefined, readonly string[]]>([
    [["vip"], undefined, ["vip"]],
    [undefined, ["vip", "banned"], ["vip", "banned"]],
    [["vip", 1, null, "x"], ["banned"], ["vip"]],
    [["segmentCount"], undefined, ["minutesSaved", "segmentCount"]],
  ])("list %j, names %j: %j", (list, names, expected) => {
    expect(readInfoFields(list, names)).toEqual(new Set(expected));
  });

  it.each<[unknown]>([[{}], ["vip"], [1], [null], [[]], [["constructor"]]])("refuses %j", (list) => {
    expect(() => readInfoFields(list, undefined)).toThrow();
  });
});
