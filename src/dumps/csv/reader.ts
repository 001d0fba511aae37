import { isAscii as isAsciiBytes } from "node:buffer";
import { type Fields, fieldsOf, isAscii } from "./fields.ts";

/**
 * A row of a file. Shape `line`: where it begins, from 1; `nextLine`, `end`: the line and the offset of the byte after
 * it; `raw`: a character per byte, cut if it is very long;
 *         `fields`: null where an empty field has no quotes, or a sentence about what is wrong with the row
 */
export type CsvRow = Readonly<{
  line: number;
  nextLine: number;
  end: number;
  raw: string;
  fields: Fields | string;
}>;

/** Where a reader begins: at a row that starts at this byte. */
export type CsvPosition = Readonly<{ offset: number; line: number }>;

/** What a file ends with when it does not end with a line break. */
export type Remainder = Readonly<{ line: number; raw: string; isQuoted: boolean }>;

/** Longest row, in bytes, that is kept until it ends. */
export const maxRowBytes = 2_000_000;
const keptOfLong = 200;

export type CsvReader = Readonly<{
  /** The rows that end in this chunk. Empty lines are left out. */
  read(chunk: Buffer): readonly CsvRow[];
  /** What is left when there are no more chunks. */
  rest(): Remainder | undefined;
  /** Bytes so far of empty lines and of rows that are too long: they produce nothing else. */
  wasted(): number;
}>;

const breaksIn = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
};

/**
 * Reads CSV as PostgreSQL writes it, in chunks of bytes that may end anywhere. It works on one character per byte,
 * which makes positions those of bytes; text is decoded field by field, so bytes of a foreign encoding spoil only the
 * row they are in. Memory is bounded by the longest row allowed, beyond which a row is skipped up to its end.
 */
export function createCsvReader({ offset, line }: CsvPosition = { offset: 0, line: 1 }): CsvReader {
  /** What earlier chunks have of the current row. `offset` and `line` are those of its first character. */
  let held = "";
  let isHeldAscii = true;
  /** What was met in it: quotes, and whether the last one is open. */
  let [quotes, isQuoted] = [0, false];
  /** The beginning of a row that is too long, and the line breaks in what was dropped of it. */
  let long: { raw: string; breaks: number } | undefined;
  let wasted = 0;

  const rowOf = (whole: string, isRowAscii: boolean): CsvRow | undefined => {
    const raw = whole.endsWith("\r") ? whole.slice(0, -1) : whole;
    const breaks = (quotes > 0 ? breaksIn(whole) : 0) + (long?.breaks ?? 0);
    const row = { line, nextLine: line + 1 + breaks, end: offset + whole.length + 1 };
    line = row.nextLine;
    offset = row.end;
    if (long !== undefined)
      return { ...row, raw: `${long.raw}...`, fields: `the row is longer than ${maxRowBytes} bytes` };
    if (raw !== "") return { ...row, raw, fields: fieldsOf(raw, quotes, isRowAscii) };
    wasted += whole.length + 1;
    return undefined;
  };
  /**
   * The beginning of a row is joined to its end only then: with each chunk, a long row would be copied as often as it
   * has chunks.
   */
  const deferRest = (rest: string, isRestAscii: boolean): void => {
    held += rest;
    isHeldAscii &&= isRestAscii;
    if (held.length <= maxRowBytes && long === undefined) return;
    long ??= { raw: held.slice(0, keptOfLong), breaks: 0 };
    long.breaks += breaksIn(held);
    offset += held.length;
    wasted += held.length;
    held = "";
  };

  return {
    read: (chunk) => {
      const text = chunk.toString("latin1");
      const isChunkAscii = isAsciiBytes(chunk) && !chunk.includes(0);
      const rows: CsvRow[] = [];
      let start = 0;
      let from = 0;
      let nextQuote = text.indexOf('"');
      let nextBreak = text.indexOf("\n");
      for (;;) {
        if (nextQuote !== -1 && (isQuoted || nextBreak === -1 || nextQuote < nextBreak)) {
          isQuoted = !isQuoted;
          quotes++;
          from = nextQuote + 1;
          nextQuote = text.indexOf('"', from);
          if (nextBreak !== -1 && nextBreak < from) nextBreak = text.indexOf("\n", from);
          continue;
        }
        if (isQuoted || nextBreak === -1) break;
        const row = rowOf(held + text.slice(start, nextBreak), isHeldAscii && isChunkAscii);
        if (row !== undefined) rows.push(row);
        [held, isHeldAscii, long, quotes] = ["", true, undefined, 0];
        start = from = nextBreak + 1;
        nextBreak = text.indexOf("\n", from);
      }
      const rest = text.slice(start);
      deferRest(rest, isChunkAscii || isAscii(rest));
      return rows;
    },
    rest: () =>
      held === "" && long === undefined ? undefined : { line, raw: long?.raw ?? held.slice(0, maxRowBytes), isQuoted },
    wasted: () => wasted,
  };
}
