import { existsSync } from "node:fs";
import { link, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { takeFileLock } from "@segmark/database/locks/file-lock";
import { makeFolder } from "@segmark/database/make-folder";
import { openPublicSnapshot, type PublicSnapshot } from "../../storage/public/snapshot.ts";
import { type PublicTableName, publicTableNames, publicTables } from "../../storage/public/tables.ts";
import { type Compression, compressors } from "../export/compression.ts";
import type { DumpFormat } from "../export/dump-format.ts";
import { encodedRows } from "../export/encoded-rows.ts";
import { type DumpIndex, type DumpLink, dumpPath, fileNameOf, parseDumpIndex } from "./dump-index.ts";
import { giveName, syncFolder, writePartial } from "./durable-file.ts";
import { licenceText } from "./licence.ts";
import {
  datedFolder,
  datedName,
  dateOf,
  indexName,
  isPartial,
  licenceName,
  lockName,
  partial,
  plainName,
} from "./names.ts";

/**
 * - `folder`      is created if it is missing
 * - `tables`      default: all
 * - `plainNames`  whether the current file of each table also has a name without a date
 * - `youngerThan` when the dump that is there was written later than this, in ms since 1970, it stays and nothing is
 *   done
 * - `stop`        ends it early, with its reason; the dumps that are there stay
 * - `onProgress`  is called with the number of rows read so far
 */
export type DumpOptions = Readonly<{
  url: string;
  folder: string;
  tables?: readonly PublicTableName[];
  format: DumpFormat;
  compression: Compression;
  plainNames: boolean;
  licence: string;
  youngerThan?: number;
  stop: AbortSignal;
  onProgress?: (table: PublicTableName, rows: number) => void;
}>;

/** Another process is writing to the folder. */
export class FolderBusy extends Error {
  override readonly name = "FolderBusy";
}

/** The index of a folder, and when it was written, in ms since 1970. */
export type LastDump = Readonly<{ index: DumpIndex; writtenAt: number }>;

/** @returns undefined if the folder has no index */
export async function readLastDump(folder: string): Promise<LastDump | undefined> {
  await using file = await open(join(folder, indexName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  const { mtimeMs } = await file.stat();
  const index = parseDumpIndex(await file.readFile("utf8"));
  // After the clock was ahead once, what the index says stays in the future, since a dump never has a lower time than
  // the one before.
  return index && { index, writtenAt: Math.min(index.lastUpdated, Math.floor(mtimeMs)) };
}

/** The index of a folder; undefined if it has none. */
export const readDumpIndex = async (folder: string): Promise<DumpIndex | undefined> =>
  (await readLastDump(folder))?.index;

/**
 * Whether a dump was written later than at `since`; one of the future says nothing about its age. All in ms since 1970.
 */
export const isWrittenSince = ({ writtenAt }: LastDump, since: number, now: number): boolean =>
  writtenAt > since && writtenAt <= now;

/**
 * Publishes all public rows of a database as they are at one moment. Files become visible when they are whole and on
 * the disk, the index last of all, so that its readers find what it lists; files of the index before stay for
 * those who are reading them, older ones are deleted. Reads in the calling thread: see `openSnapshot`.
 * @returns the new index, or undefined when the dumps that are there are young enough
 * Errors  `FolderBusy`; if the database cannot be read or the folder cannot be written. The dumps that are there stay
 */
export async function writeDumps(options: DumpOptions): Promise<DumpIndex | undefined> {
  const { folder, youngerThan = Number.POSITIVE_INFINITY } = options;
  makeFolder(folder);
  await refuseForeign(folder);
  const dated = join(folder, datedFolder);
  makeFolder(dated);
  using lock = takeFileLock(join(dated, lockName));
  if (lock === undefined) throw new FolderBusy(`Another process is writing dumps to ${folder}.`);
  const last = await readLastDump(folder);
  if (last !== undefined && isWrittenSince(last, youngerThan, Date.now())) return undefined;
  const before = last?.index;
  await takeOver(folder, dated);
  await remove(dated, isPartial);
  try {
    await using snapshot = await openPublicSnapshot(options.url);
    const takenAt = Math.max(snapshot.takenAt, (before?.lastUpdated ?? 0) + 1); // a clock that went back gives no name twice
    const links = await writeTables(snapshot, takenAt, options);
    const index = indexOf(snapshot, takenAt, options.licence, links);
    await makeVisible(index, options);
    await removeOld(options, index, before);
    return index;
  } catch (error) {
    await remove(dated, isPartial).catch(() => undefined); // the first error is the one to report
    throw error;
  }
}

/** Errors: if there are dumps of another program, whose names would be taken. */
async function refuseForeign(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.includes(lockName) || existsSync(join(folder, datedFolder, lockName))) return;
  const foreign = names.find((name) => name === indexName || dateOf(name) !== undefined || plainFile.test(name));
  if (foreign === undefined) return;
  throw new Error(`${folder} has files that others have written, such as ${foreign}. Name an empty folder.`);
}

/** What earlier versions wrote beside the files without a date. */
async function takeOver(folder: string, dated: string): Promise<void> {
  for (const name of await readdir(folder))
    if (dateOf(name) !== undefined) await rename(join(folder, name), join(dated, name));
  await remove(folder, (name) => name === lockName || isPartial(name));
}

const plainFile = new RegExp(`^(?:${publicTableNames.join("|")})\\.(?:csv|ndjson)(?:\\.gz|\\.zst)?$`);

async function writeTables(
  snapshot: PublicSnapshot,
  takenAt: number,
  { folder, tables = publicTableNames, format, compression, stop, onProgress }: DumpOptions,
): Promise<DumpLink[]> {
  const links: DumpLink[] = [];
  for (const table of tables) {
    let rows = 0;
    const onRows = (count: number): void => {
      rows += count;
      onProgress?.(table, rows);
    };
    const name = datedName(table, takenAt, format, compression);
    const chunks = encodedRows(snapshot, publicTables[table], { format, stop, onRows });
    const { size, sha256 } = await writePartial(join(folder, datedFolder), name, chunks, compressors(compression));
    links.push({ table, url: dumpPath + name, size, rows, sha256 }); // scripts without a parser go by this order
  }
  return links;
}

const indexOf = (
  { dbVersion, cursor }: PublicSnapshot,
  takenAt: number,
  license: string,
  links: readonly DumpLink[],
): DumpIndex => ({
  dbVersion,
  lastUpdated: takenAt,
  updateQueued: false,
  license,
  ...(cursor !== undefined && { cursor }),
  links,
});

async function makeVisible(index: DumpIndex, { folder, plainNames, licence }: DumpOptions): Promise<void> {
  const names = index.links.map(fileNameOf);
  const dated = join(folder, datedFolder);
  /** No reader sees a part of the text. */
  const replaceFile = async (name: string, text: string): Promise<void> => {
    await writePartial(dated, name, [Buffer.from(text)]);
    await giveName(dated, name, folder);
  };
  await replaceFile(licenceName, licenceText(licence));
  for (const name of names) await giveName(dated, name);
  if (plainNames) for (const name of names) await linkPlain(dated, name, folder);
  await syncFolder(dated);
  await syncFolder(folder);
  await replaceFile(indexName, `${JSON.stringify(index)}\n`);
  await syncFolder(folder);
}

/** A second name of the same file takes no room. */
async function linkPlain(dated: string, name: string, folder: string): Promise<void> {
  const plain = plainName(name);
  await link(join(dated, name), join(dated, partial(plain)));
  await giveName(dated, plain, folder);
}

/** Removes files of a folder by their names. */
async function remove(folder: string, isUnwanted: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) if (isUnwanted(name)) await rm(join(folder, name), { force: true });
}

/** Files of neither index. Other files of the folder have other names, and stay. */
async function removeOld({ folder, plainNames }: DumpOptions, current: DumpIndex, before?: DumpIndex): Promise<void> {
  const names = current.links.map(fileNameOf);
  const kept = new Set([...names, ...(before?.links.map(fileNameOf) ?? [])]);
  const plain = new Set(plainNames ? names.map(plainName) : []);
  await remove(join(folder, datedFolder), (name) => dateOf(name) !== undefined && !kept.has(name));
  await remove(folder, (name) => plainFile.test(name) && !plain.has(name));
}
