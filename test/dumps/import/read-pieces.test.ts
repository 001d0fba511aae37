import { rowsOf } from "@segmark/database/bulk/lines";
import { expect, it } from "vitest";
import type { Piece, PieceTask } from "../../../src/dumps/import/piece-reader.ts";
import { createReadThread, type ReadPieces, readPiecesHere } from "../../../src/dumps/import/read-pieces.ts";
import { columnsOf, csvFile, segmentRow } from "../support/dump.ts";

const task: PieceTask = {
  name: "sponsorTimes_1.csv",
  table: "sponsorTimes",
  header: [],
  offset: 0,
  line: 1,
  base: 1,
  service: undefined,
  rowsAtOnce: 100,
  asLines: false,
  mostWasted: Number.POSITIVE_INFINITY,
};
const rows = Array.from({ length: 3000 }, (_, at) => segmentRow(at, at % 70 === 0 ? { startTime: "x" } : {}));
const file = Buffer.from(csvFile(columnsOf("sponsorTimes"), rows));

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer, void> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const isWhole = () => false;
async function collect(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const all: Piece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}
const readAll = async (readPieces: ReadPieces, bytes: Buffer, asLines = false): Promise<Piece[]> =>
  collect(readPieces({ ...task, asLines }, chunksOf(bytes, 5000), isWhole));

it("a thread reads the same pieces in the same order, file after file", async () => {
  const here = await readAll(readPiecesHere, file);
  expect(here.reduce((count, { rows }) => count + rows.length, 0)).toBe(3000 - Math.ceil(3000 / 70));
  await using thread = createReadThread();
  for (let at = 0; at < 3; at++) expect(await readAll(thread.readPieces, file)).toEqual(here);
});

it("a thread hands over lines that say the same as values", async () => {
  const asTexts = (rows: Piece["rows"]) => {
    const values = "text" in rows ? rowsOf(rows) : rows;
    return values.map((row) => row.map((value) => (value === null ? null : String(value))));
  };
  const here = await readAll(readPiecesHere, file);
  await using thread = createReadThread();
  const lines = await readAll(thread.readPieces, file, true);
  expect(lines.every(({ rows }) => "text" in rows)).toBe(true);
  expect(lines.map((piece) => ({ ...piece, rows: asTexts(piece.rows) }))).toEqual(
    here.map((piece) => ({ ...piece, rows: asTexts(piece.rows) })),
  );
});

it("a thread goes on where a piece ends", async () => {
  const here = await readAll(readPiecesHere, file);
  const middle = here[7];
  if (middle === undefined) throw new Error("The file has too few pieces.");
  await using thread = createReadThread();
  const rest = thread.readPieces({ ...task, ...middle }, chunksOf(file.subarray(middle.offset), 5000), isWhole);
  expect(await collect(rest)).toEqual(here.slice(8));
});

it("a fault of one file is an error, and the next file can be read", async () => {
  await using thread = createReadThread();
  const utf16 = Buffer.from("\uFEFFvideoID,startTime\n", "utf16le");
  const fault = { name: "FileFault", message: expect.stringContaining("is UTF-16") };
  await expect(readAll(readPiecesHere, utf16)).rejects.toMatchObject(fault);
  await expect(readAll(thread.readPieces, utf16)).rejects.toMatchObject(fault);
  expect(await readAll(thread.readPieces, file)).toEqual(await readAll(readPiecesHere, file));
});

it("whoever stops in the middle of a file leaves nothing of it for the next one", async () => {
  await using thread = createReadThread();
  for await (const piece of thread.readPieces(task, chunksOf(file, 5000), isWhole)) if (piece.rows.length > 0) break;
  expect(await readAll(thread.readPieces, file)).toEqual(await readAll(readPiecesHere, file));
});

it("a thread that has ended is an error and no endless wait", async () => {
  const thread = createReadThread();
  await using _again = thread;
  async function* ending(): AsyncGenerator<Buffer, void> {
    yield* chunksOf(file, 5000);
    await thread[Symbol.asyncDispose]();
  }
  await expect(collect(thread.readPieces(task, ending(), isWhole))).rejects.toThrow("has ended");
});

it.each([
  ["rejected", "sponsorTimes", segmentRow(1, { category: "x".repeat(1_000_000) }), 40],
  ["taken", "videoInfo", { videoID: "video", channelID: "channel", title: "x".repeat(16_000), published: 0 }, 3000],
] as const)("rows that are long and %s are handed over before there are many", async (what, table, row, count) => {
  const long = Buffer.from(csvFile(columnsOf(table), Array<typeof row>(count).fill(row)));
  await using thread = createReadThread();
  const asked = { ...task, table, rowsAtOnce: 10_000 };
  const pieces = await collect(thread.readPieces(asked, chunksOf(long, 262_144), isWhole));
  const sizes = pieces.map(({ offset }, at) => offset - (pieces[at - 1]?.offset ?? 0));
  expect(sizes.every((bytes) => bytes < 6_000_000)).toBe(true);
  const countOf = ({ rows, rejects }: Piece): number => (what === "taken" ? rows.length : rejects.length);
  expect(pieces.reduce((sum, piece) => sum + countOf(piece), 0)).toBe(count);
});
