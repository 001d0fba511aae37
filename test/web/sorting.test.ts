import { expect, it } from "vitest";
import { nextSorting, sortRows } from "../../web/components/sorting.ts";

const rows = [
  ["b", 2],
  ["a", 1],
  ["c", 1],
] as const;
const names = (value: ((row: (typeof rows)[number]) => number) | undefined, descending: boolean) =>
  sortRows(rows, value, descending)
    .map(([name]) => name)
    .join("");

it("rows are sorted by a value, equal ones as they are listed", () => {
  expect(names(([, value]) => value, false)).toBe("acb");
  expect(names(([, value]) => value, true)).toBe("bac");
  expect(names(undefined, true)).toBe("bac");
});

it("a header sorts up, then down, then as listed", () => {
  const up = { by: "time", descending: false };
  expect(nextSorting(undefined, "time")).toEqual(up);
  expect(nextSorting(up, "time")).toEqual({ ...up, descending: true });
  expect(nextSorting({ ...up, descending: true }, "time")).toBeUndefined();
  expect(nextSorting({ ...up, descending: true }, "votes")).toEqual({ by: "votes", descending: false });
});
