import type { Bulk, BulkRow } from "../../database/bulk/bulk.ts";
import { leftoverColumns, leftoverStage, lineColumn, stages } from "../../storage/public/stages.ts";
import { type CsvRow, createCsvReader } from "../csv/reader.ts";
import { openContent } from "../sources/content.ts";
import type { Source } from "../sources/source.ts";
import type { Rejects } from "./rejects.ts";
import { HeaderFault, type RowReader, rowReader } from "./row-reader.ts";
import { type FileState, type ImportState, storing } from "./state.ts";

/** A file whose first line says that it is none of ours. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}

/** `bytes`: of the source, as it is stored. */
export type LoadProgress = Readonly<{ file: FileState; bytes: number; total: number | undefined }>;

/**
 * - `bulk`      undefined for a trial: everything is read and nothing stored
 * - `signal`    ends the work at the next piece; what was stored stays
 */
export type LoadOptions = Readonly<{
  bulk: Bulk | undefined;
  state: ImportState;
  rejects: Rejects;
  signal: AbortSignal;
  onProgress: (progress: LoadProgress) => void;
}>;

const byteOrderMark = "\uFEFF";
const rowsOfTrial = 20_000;
/** Leftovers may be long texts, so they are bounded by their size too. */
const maxLeftoverLength = 4_000_000;

function headerOf({ fields }: CsvRow, name: string): readonly string[] {
  if (typeof fields === "string") throw new FileFault(`${name}: its first line ${fields}`);
  return fields.map((field, at) => (at === 0 ? (field ?? "").replace(byteOrderMark, "") : (field ?? "")));
}

/** UTF-16 has two bytes for each character, and nothing of it can be read line by line. */
function refuseUtf16(chunk: Buffer, name: string): void {
  if ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff))
    throw new FileFault(`${name} is UTF-16 and has to be UTF-8`);
}

/** Rows that wait to be stored together. */
type Piece = { rows: BulkRow[]; leftovers: BulkRow[]; leftoverLength: number };
const emptyPiece = (): Piece => ({ rows: [], leftovers: [], leftoverLength: 0 });

/**
 * Loads a file into its stage, from where it was interrupted. The rows of a piece, what is left over of them and how far the file is are stored in
 * one transaction, while the next piece is read. Errors: `FileFault`, `SourceFault`, of the database
 */
export async function loadFile(source: Source, file: FileState, options: LoadOptions): Promise<void> {
  const { bulk, state, rejects, signal, onProgress } = options;
  const { table, columns } = stages[file.table];
  const stored = [lineColumn(file.table), ...columns.map((column) => column.stored)];
  const first = file.table === "sponsorTimes" ? state.firstId : 0;
  const rowsAtOnce = bulk?.rowsAtOnce ?? rowsOfTrial;
  const content = await openContent(source, file.offset);
  const csv = createCsvReader(file);
  const makeReader = (): RowReader => rowReader(file.table, file.header, state.service);
  let reader = file.header.length > 0 ? makeReader() : undefined;
  let piece = emptyPiece();
  let storingPiece: Promise<void> = Promise.resolve();

  const reject = (line: number, reason: string, raw: string): void => {
    file.rejects++;
    rejects.add({ file: file.name, line, reason, raw });
  };
  const add = (row: CsvRow): void => {
    const read = typeof row.fields === "string" ? row.fields : reader?.read(row.fields, first + file.base + row.line);
    if (read === undefined || typeof read === "string") {
      reject(row.line, read ?? "has no header", row.raw);
      return;
    }
    file.rows++;
    piece.rows.push(read.values);
    if (read.leftovers === undefined) return;
    piece.leftovers.push([state.leftovers++, file.table, ...read.leftovers]);
    piece.leftoverLength += read.leftovers[1].length;
  };
  const isFull = (): boolean => piece.rows.length >= rowsAtOnce || piece.leftoverLength >= maxLeftoverLength;
  const store = async (): Promise<void> => {
    const { rows, leftovers } = piece;
    piece = emptyPiece();
    state.rejectBytes = rejects.flush();
    await storingPiece;
    if (bulk === undefined) return;
    const loads = [
      { table, columns: stored, rows },
      { table: leftoverStage, columns: ["line", ...leftoverColumns], rows: leftovers },
    ];
    storingPiece = bulk.load(loads, [storing(state)]);
    storingPiece.catch(() => undefined); // it is awaited with the next piece
  };

  try {
    for await (const chunk of content.chunks()) {
      signal.throwIfAborted();
      if (file.offset === 0 && file.line === 1) refuseUtf16(chunk, file.name);
      for (const row of csv.read(chunk)) {
        if (reader === undefined) {
          file.header = headerOf(row, file.name);
          reader = makeReader();
        } else add(row);
        file.offset = row.end;
        file.line = row.nextLine;
        if (isFull()) await store();
      }
      onProgress({ file, bytes: content.readBytes(), total: source.bytes });
    }
    signal.throwIfAborted();
  } catch (error) {
    await storingPiece.catch(() => undefined);
    if (error instanceof HeaderFault) throw new FileFault(`${file.name}: ${error.message}`);
    throw error;
  }
  if (reader === undefined) throw new FileFault(`${file.name} has no header`);
  const rest = csv.rest();
  file.cutOff = content.cutOff();
  if (rest !== undefined) {
    const why = rest.isQuoted
      ? "a quote that is never closed begins in this row"
      : "the file ends in the middle of this row";
    reject(rest.line, why, rest.raw);
    file.cutOff ??= `it ends in the middle of the row in line ${rest.line}`;
  }
  file.isDone = true;
  await store();
  await storingPiece;
}
