import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { type DumpFormat, dumpFormats } from "../../../src/dumps/export/dump-format.ts";
import { encodedRows } from "../../../src/dumps/export/encoded-rows.ts";
import { openPublicSnapshot, type PublicSnapshot } from "../../../src/storage/public/snapshot.ts";
import { publicTables } from "../../../src/storage/public/tables.ts";
import { testStorage } from "../../support/database.ts";
import { columnsOf, csvFile, type Row, userOf } from "../support/dump.ts";
import { dumpFolder, importFiles } from "../support/imported.ts";

const going = new AbortController().signal;
const rowBytes = 1_000_000;
/** What may be in memory at once, whatever the number of rows: a few of them. */
const bound = 3 * rowBytes;
const columns = [...columnsOf("userNames"), "essay"];

/** Small, middling and large rows by turns; the large ones make a batch twice the bound. */
const sizes = Array.from({ length: 24 }, (_, at) => [0, 5, 15_000, rowBytes - 10][at % 4] ?? 0);
const rows: readonly Row[] = sizes
  .map((size, at) => ({
    userID: userOf(at),
    userName: `name ${at}`,
    locked: 0,
    updateTime: "5.0",
    essay: String(at % 10).repeat(size),
  }))
  .toSorted((a, b) => (a.userID < b.userID ? -1 : 1));

/** Counts the characters of leftovers that a batch brings before any of its rows is written. */
function watched(snapshot: PublicSnapshot) {
  const batches: number[] = [];
  const leftovers: PublicSnapshot["leftovers"] = async (table, batch) => {
    const found = await snapshot.leftovers(table, batch);
    const brought = batch.map((_, place) => found?.(place)).filter((one) => !(one instanceof Promise));
    batches.push(JSON.stringify(brought).length);
    return found;
  };
  return { snapshot: { ...snapshot, leftovers }, largest: () => Math.max(...batches) };
}

async function chunksOf(snapshot: PublicSnapshot, format: DumpFormat): Promise<readonly Buffer[]> {
  const chunks: Buffer[] = [];
  const options = { format, stop: going, onRows: () => undefined };
  for await (const chunk of encodedRows(snapshot, publicTables.userNames, options)) chunks.push(chunk);
  return chunks;
}

it("an export has a few rows in memory at a time, however long they are, and each of them whole", async () => {
  await using storage = await testStorage();
  await using folder = await dumpFolder();
  const file = csvFile(columns, rows);
  await importFiles(storage, [await folder.write("userNames.csv", file)]);
  await using opened = await openPublicSnapshot(storage.url);
  const { snapshot, largest } = watched(opened);
  const contents = new Map<DumpFormat, Buffer>();
  for (const format of dumpFormats) {
    const chunks = await chunksOf(snapshot, format);
    contents.set(format, Buffer.concat(chunks));
    expect.soft(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(bound);
  }
  expect.soft(largest()).toBeLessThan(bound);
  expect(hash("sha256", contents.get("csv") ?? "")).toBe(hash("sha256", file)); // a difference of megabytes takes minutes to print
  const lines = String(contents.get("ndjson")).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).essay.length)).toEqual(rows.map(({ essay }) => String(essay).length));
});
