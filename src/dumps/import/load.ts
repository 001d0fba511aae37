import type { Bulk } from "@segmark/database/bulk/bulk";
import { leftoverColumns, leftoverLine, leftoverStage, lineColumn, stages } from "../../storage/copies/stages.ts";
import { maxRowBytes } from "../csv/reader.ts";
import { openContent } from "../sources/content.ts";
import { type Source, SourceFault } from "../sources/source.ts";
import type { Piece } from "./piece-reader.ts";
import { type ReadPieces, readPiecesHere } from "./read-pieces.ts";
import type { Rejects } from "./rejects.ts";
import { type FileState, type ImportState, storing } from "./state.ts";

/** `bytes`: of the source, as it is stored. */
export type LoadProgress = Readonly<{ file: FileState; bytes: number; total: number | undefined }>;

/**
 * - `bulk`        undefined for a trial: everything is read and nothing stored
 * - `readPieces`  for files that are large
 * - `signal`      ends the work at the next piece, and the wait for a source that says nothing; what was stored stays
 */
export type LoadOptions = Readonly<{
  bulk: Bulk | undefined;
  readPieces: ReadPieces;
  state: ImportState;
  rejects: Rejects;
  signal: AbortSignal;
  onProgress: (progress: LoadProgress) => void;
}>;

/** Of empty lines and of rows that are too long: with an origin, whose service writes none, and with others. */
const mostWasted = { ofOrigin: maxRowBytes, ofOthers: 32_000_000 };
const rowsOfTrial = 1000;
/** Of the stored bytes, below which another thread is not worth its start. */
const smallBytes = 4_000_000;

/**
 * Loads a file into its stage, from where it was interrupted. The rows of a piece, what is left over of them and how
 * far the file is are stored in one transaction, while the next piece is read. Errors: `FileFault`, `SourceFault`, of
 * the database, the reason of an abort
 */
export async function loadFile(source: Source, file: FileState, options: LoadOptions): Promise<void> {
  const { bulk, state, rejects, signal, onProgress } = options;
  const { table, columns } = stages[file.table];
  const stored = [lineColumn(file.table), ...columns.map((column) => column.stored)];
  const first = file.table === "sponsorTimes" ? state.firstId : 0;
  const content = await openContent(source, file.offset, signal);
  let storingPiece: Promise<void> = Promise.resolve();

  async function* chunks(): AsyncGenerator<Buffer, void> {
    for await (const chunk of content.chunks()) {
      signal.throwIfAborted();
      yield chunk;
      onProgress({ file, bytes: content.readBytes(), total: source.bytes });
    }
    signal.throwIfAborted();
  }
  const store = async (piece: Piece): Promise<void> => {
    Object.assign(file, { header: piece.header, offset: piece.offset, line: piece.line });
    file.rows += piece.rows.length;
    file.rejects += piece.rejects.length;
    file.shortened = (file.shortened ?? 0) + piece.shortened;
    file.cutOff ??= piece.cutOff;
    if (file.rows + file.rejects > (source.listed?.rows ?? Number.POSITIVE_INFINITY))
      throw new SourceFault(`${file.name} has more than the ${source.listed?.rows} rows that its index lists`);
    for (const reject of piece.rejects) rejects.add({ file: file.name, ...reject });
    state.rejectBytes = rejects.flush();
    const leftovers = piece.leftovers.map(([line, key, texts]) => [
      leftoverLine(file.table, line),
      file.table,
      key,
      texts,
    ]);
    await storingPiece;
    if (bulk === undefined) return;
    const loads = [
      { table, columns: stored, rows: piece.rows },
      { table: leftoverStage, columns: ["line", ...leftoverColumns], rows: leftovers },
    ];
    storingPiece = bulk.load(loads, [storing(state)]);
    storingPiece.catch(() => undefined); // it is awaited with the next piece
  };

  const isSmall = source.bytes !== undefined && source.bytes < smallBytes;
  const readPieces = isSmall ? readPiecesHere : options.readPieces;
  const task = {
    ...file,
    base: first + file.base,
    service: state.service,
    rowsAtOnce: bulk?.rowsAtOnce ?? rowsOfTrial,
    asLines: bulk?.acceptsLines ?? false,
    mostWasted: source.listed === undefined ? mostWasted.ofOthers : mostWasted.ofOrigin,
  };
  let last: Piece | undefined;
  try {
    for await (const piece of readPieces(task, chunks(), () => content.cutOff() !== undefined)) {
      if (last !== undefined) await store(last);
      last = piece;
      if (piece.isEnd === true) break;
    }
  } catch (error) {
    await storingPiece.catch(() => undefined);
    throw error;
  }
  if (last === undefined) return;
  file.cutOff = content.cutOff() ?? last.cutOff ?? file.cutOff;
  file.isDone = true;
  await store(last);
  await storingPiece;
}
