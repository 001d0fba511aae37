import type { BulkRow, Lines } from "@segmark/database/bulk/bulk";
import { createLineWriter } from "@segmark/database/bulk/lines";
import type { PublicTableName } from "../../storage/public/tables.ts";
import { maxFieldBytes } from "../csv/fields.ts";
import { type CsvRow, createCsvReader, type Remainder } from "../csv/reader.ts";
import { HeaderFault, type RowReader, rowReader } from "./row-reader.ts";

/** A file whose first line says that it is none of ours. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}

/**
 * Which file is read, and from where.
 * - `header`      empty at its beginning
 * - `offset`, `line`   where the next row begins
 * - `base`        what is added to lines for the key of the stage
 * - `service`     taken instead of what rows say
 * - `rowsAtOnce`  in a piece at most
 * - `asLines`     whether rows are wanted as lines instead of values
 * - `mostWasted` bytes that may be in empty lines and rows that are too long, after which nothing is read: packed, they
 *   cost their sender next to nothing
 */
export type PieceTask = Readonly<{
  name: string;
  table: PublicTableName;
  header: readonly string[];
  offset: number;
  line: number;
  base: number;
  service: string | undefined;
  rowsAtOnce: number;
  asLines: boolean;
  mostWasted: number;
}>;

/**
 * Rows that are stored together, and how far the file is read with them.
 * - `leftovers`  lines, keys and JSON of what is not stored in columns; lines are those of the stage
 * - `shortened`  how many rows are there with less of a text than the file has
 * - `cutOff`     why the file is not whole, as far as its text shows
 * - `isEnd`      nothing is read after it, though the file continues
 */
export type Piece = Readonly<{
  header: readonly string[];
  offset: number;
  line: number;
  rows: readonly BulkRow[] | Lines;
  leftovers: readonly (readonly [line: number, key: string, texts: string])[];
  rejects: readonly Readonly<{ line: number; reason: string; raw: string }>[];
  shortened: number;
  cutOff?: string;
  isEnd?: boolean;
}>;

/** Errors of both: `FileFault`. */
export type PieceReader = Readonly<{
  /** The pieces that are full with these bytes. */
  read: (chunk: Buffer) => readonly Piece[];
  /**
   * What is left at the end of the file. `isCut`: it is known otherwise that this is not its end, so a last row
   * without a line break is not whole.
   */
  end: (isCut: boolean) => Piece;
}>;

const lineBreak = Buffer.from("\n");
const byteOrderMark = "\uFEFF";
/**
 * Bytes that become text at once. Texts of more than about 128 kB live outside new space, where they and all that is
 * cut out of them cost twice the time.
 */
const bytesAtOnce = 65_536;
/**
 * What a piece may have of the file, in bytes: rows may be long, and are in memory several times until they are stored.
 */
const maxPieceBytes = 4_000_000;
/**
 * Of rejected rows, and of leftovers, which repeat names of columns and so may be longer than their rows. Few files
 * have many of either.
 */
const maxBesideLength = 1_000_000;

function headerOf({ fields }: CsvRow, name: string): readonly string[] {
  if (typeof fields === "string") throw new FileFault(`${name}: its first line ${fields}`);
  return fields.map((field, at) => (at === 0 ? (field ?? "").replace(byteOrderMark, "") : (field ?? "")));
}

/** UTF-16 has two bytes for each character, and nothing of it can be read line by line. */
function refuseUtf16(chunk: Buffer, name: string): void {
  if ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff))
    throw new FileFault(`${name} is UTF-16 and has to be UTF-8`);
}

/** Reads a file from the bytes after its offset on. Errors: `FileFault` */
export function createPieceReader(task: PieceTask): PieceReader {
  const { name, table, base, service, rowsAtOnce, asLines, mostWasted } = task;
  let { header, offset, line } = task;
  let pieceOffset = offset;
  const csv = createCsvReader(task);
  const readerOf = (names: readonly string[]): RowReader => {
    try {
      return rowReader(table, names, service);
    } catch (error) {
      throw error instanceof HeaderFault ? new FileFault(`${name}: ${error.message}`) : error;
    }
  };
  let reader = header.length > 0 ? readerOf(header) : undefined;
  const lines = asLines ? createLineWriter() : undefined;
  let rows: BulkRow[] = [];
  let count = 0;
  let leftovers: Piece["leftovers"][number][] = [];
  let besideLength = 0;
  let rejects: Piece["rejects"][number][] = [];
  let shortened = 0;
  let cutOff: string | undefined;
  let isOver = false;

  const take = (): Piece => {
    const piece = { header, offset, line, rows: lines?.take() ?? rows, leftovers, rejects, shortened };
    [rows, count, leftovers, besideLength, rejects, shortened, pieceOffset] = [[], 0, [], 0, [], 0, offset];
    return cutOff === undefined ? piece : { ...piece, cutOff };
  };
  const rejectRest = ({ line: first, raw, isQuoted }: Remainder): void => {
    const reason = isQuoted
      ? "a quote that is never closed begins in this row"
      : "the file ends in the middle of this row";
    rejects.push({ line: first, reason, raw });
  };
  /** The piece with which reading ends before the file does. */
  const giveUp = (): Piece => {
    const rest = csv.rest();
    if (rest !== undefined) rejectRest(rest);
    cutOff = `it has more than ${mostWasted} bytes of empty lines and of rows that are too long up to line ${rest?.line ?? line}`;
    isOver = true;
    return { ...take(), isEnd: true };
  };
  const isFull = (): boolean =>
    count >= rowsAtOnce ||
    rejects.length >= rowsAtOnce ||
    offset - pieceOffset >= maxPieceBytes ||
    besideLength >= maxBesideLength;
  const add = (read: RowReader["read"], row: CsvRow): void => {
    const stageLine = base + row.line;
    const staged = typeof row.fields === "string" ? row.fields : read(row.fields, stageLine);
    if (typeof staged === "string") {
      const breaks = row.nextLine - row.line;
      const isNoRow =
        typeof row.fields === "string" ? row.end - offset > maxFieldBytes : row.fields.length !== header.length;
      if (breaks > 1 && isNoRow)
        cutOff = `in line ${row.line} begins what a misplaced quote may have made one row of ${breaks} lines`;
      rejects.push({ line: row.line, reason: staged, raw: row.raw });
      besideLength += row.raw.length;
      return;
    }
    count++;
    if (staged.isShortened === true) shortened++;
    if (lines === undefined) rows.push(staged.values);
    else lines.add(staged.values);
    if (staged.leftovers === undefined) return;
    leftovers.push([stageLine, ...staged.leftovers]);
    besideLength += staged.leftovers[1].length;
  };

  return {
    read: (chunk) => {
      if (offset === 0 && line === 1) refuseUtf16(chunk, name);
      const pieces: Piece[] = [];
      if (isOver) return pieces;
      for (let from = 0; from < chunk.length; from += bytesAtOnce) {
        for (const row of csv.read(chunk.subarray(from, from + bytesAtOnce))) {
          if (reader === undefined) {
            header = headerOf(row, name);
            reader = readerOf(header);
          } else add(reader.read, row);
          offset = row.end;
          line = row.nextLine;
          if (isFull()) pieces.push(take());
        }
        if (csv.wasted() > mostWasted) return [...pieces, giveUp()];
      }
      return pieces;
    },
    end: (isCut) => {
      const rest = csv.rest();
      if (reader === undefined)
        throw new FileFault(
          rest === undefined ? `${name} has no header` : `${name} ends in the middle of its first line`,
        );
      if (rest === undefined) return take();
      const [row] = isCut || rest.isQuoted ? [] : csv.read(lineBreak);
      if (Array.isArray(row?.fields) && row.fields.length === header.length) {
        add(reader.read, row);
        return take();
      }
      rejectRest(rest);
      cutOff = `it ends in the middle of the row in line ${rest.line}`;
      return take();
    },
  };
}
