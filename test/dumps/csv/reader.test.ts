import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CsvRow, createCsvReader } from "../../../src/dumps/csv/reader.ts";

/** Reads bytes in pieces of these sizes, by turns. */
function readAll(bytes: Buffer, sizes: readonly number[] = [bytes.length || 1]) {
  const reader = createCsvReader();
  const rows: CsvRow[] = [];
  for (let from = 0, turn = 0; from < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    rows.push(...reader.read(bytes.subarray(from, from + size)));
    from += size;
  }
  return { rows, rest: reader.rest() };
}
const fields = (text: string) => readAll(Buffer.from(text)).rows.map((row) => row.fields);

describe("CSV as PostgreSQL writes it", () => {
  it.each([
    ["a,b\n", [["a", "b"]]],
    ['a,,""\n', [["a", null, ""]]],
    ['"a ""b"" c","d,e"\n', [['a "b" c', "d,e"]]],
    ['"two\nlines",x\r\n', [["two\nlines", "x"]]],
    ['"ends with CR\r"\n', [["ends with CR\r"]]],
    ["a\n\n\r\nb\n", [["a"], ["b"]]],
    ['a"b,c"d\n', [["ab,cd"]]],
    ['""""\n', [['"']]],
    ["Größe,😀\n", [["Größe", "😀"]]],
  ])("%j is %j", (text, rows) => expect(fields(text)).toEqual(rows));

  it("says in which line a row begins, and where the next one does", () => {
    const text = 'h\n"two\nlines"\n\nlast\n';
    expect(readAll(Buffer.from(text)).rows.map(({ line, nextLine, end }) => [line, nextLine, end])).toEqual([
      [1, 2, 2],
      [2, 4, 14],
      [5, 6, 20],
    ]);
  });

  it.each([
    [Buffer.from([0x61, 0xff, 0x0a]), "is not UTF-8"],
    [Buffer.from([0x61, 0x00, 0x0a]), "has a NUL character"],
    [Buffer.from(`${"x".repeat(1_000_001)}\n`), "a field is longer than 1000000 bytes"],
    [Buffer.from(`"${"x\n".repeat(1_500_000)}"\n`), "the row is longer than 2000000 bytes"],
  ])("a bad row is said to be bad, and the next one is read", (bytes, reason) => {
    const { rows } = readAll(Buffer.concat([bytes, Buffer.from("next\n")]), [65_536]);
    expect(rows.map((row) => row.fields)).toEqual([reason, ["next"]]);
    expect(rows[0]?.raw.length).toBeLessThanOrEqual(2_000_000);
  });

  it("a file that ends in the middle of a row leaves a remainder", () => {
    expect(readAll(Buffer.from("a\nb,c")).rest).toEqual({ line: 2, raw: "b,c", isQuoted: false });
    expect(readAll(Buffer.from('a\n"b\nc')).rest).toEqual({ line: 2, raw: '"b\nc', isQuoted: true });
    expect(readAll(Buffer.from("a\n")).rest).toBeUndefined();
  });

  const field = fc.oneof(
    fc.constant(null),
    fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", "é", "😀", " ") }),
  );
  const write = (row: readonly (string | null)[]): string =>
    `${row.map((text) => (text === null ? "" : `"${text.replaceAll('"', '""')}"`)).join(",")}\n`;

  it("rows come out as they went in, whatever pieces they arrive in, and each end is a place to go on from", () => {
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, sizes, (rows, pieces) => {
        const bytes = Buffer.from(rows.map(write).join(""));
        const { rows: found, rest } = readAll(bytes, pieces);
        expect(found.map((row) => row.fields)).toEqual(rows);
        expect(rest).toBeUndefined();
        const middle = found[Math.floor(found.length / 2)];
        if (middle === undefined) return;
        const later = createCsvReader({ offset: middle.end, line: middle.nextLine }).read(bytes.subarray(middle.end));
        expect(later).toEqual(found.slice(Math.floor(found.length / 2) + 1));
      }),
    );
  });

  it("no bytes make it throw, and nothing of them gets lost", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 50 }), (bytes, size) => {
        const { rows, rest } = readAll(Buffer.from(bytes), [size]);
        const kept = rows.reduce((sum, { raw }) => sum + raw.length, 0) + (rest?.raw.length ?? 0);
        const breaks = [...bytes].filter((byte) => byte === 0x0a || byte === 0x0d).length;
        expect(kept).toBeGreaterThanOrEqual(bytes.length - breaks);
      }),
    );
  });
});
