import { expect, it } from "vitest";
import type { BulkRow } from "../../src/bulk/bulk.ts";
import { linesOf, rowsOf } from "../../src/bulk/lines.ts";

const texts = ["", "plain", "\\N", "\\", "\\\\t", "a\tb\nc\r\nd", "\uFEFFß 😀 \0", "\u2028", "N"];

it("rows are the same after a journey as lines, with numbers as text", () => {
  const rows = [texts, [null, ...texts.slice(1)], ["x".repeat(100_000), ...texts.slice(1)]];
  const lines = linesOf(rows);
  expect(lines.length).toBe(3);
  expect(rowsOf(lines)).toEqual(rows);
  expect(rowsOf(linesOf([[1, -2.5, 1e-7, null]]))).toEqual([["1", "-2.5", "1e-7", null]]);
});

it("no row is no line", () => {
  expect(linesOf([])).toMatchObject({ length: 0, text: Buffer.alloc(0) });
  expect(rowsOf(linesOf([]))).toEqual([]);
});

it("what is special is escaped, whatever it stands beside", () => {
  const row: BulkRow = ["\t", "\n\\", null, 7];
  expect(
    Buffer.from(linesOf([row]).text)
      .toString()
      .split("\t"),
  ).toEqual(["\\t", "\\n\\\\", "\\N", "7\n"]);
});
