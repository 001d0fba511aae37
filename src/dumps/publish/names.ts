import { type Compression, suffixOf } from "../export/compression.ts";
import type { DumpFormat } from "../export/dump-format.ts";

/** What mirrors ask first: which files there are. */
export const indexName = "database.json";
export const licenceName = "LICENSE.txt";
/**
 * Folder of what copies of the folder above do not need: files with a date, of which several are kept, the lock, and
 * files that are not whole yet.
 */
export const datedFolder = "dated";
/** Held by the process that writes to the folder; in `datedFolder`. */
export const lockName = ".publishing.lock";
/** What a file is called until it is whole and on the disk. */
export const partial = (name: string): string => `.${name}.partial`;
export const isPartial = (name: string): boolean => /^\..+\.partial$/.test(name);

const endingOf = (format: DumpFormat, compression: Compression): string => `.${format}${suffixOf[compression]}`;

/** `sponsorTimes_1785000000000.csv.gz`: a name has the same content for ever. */
export const datedName = (table: string, takenAt: number, format: DumpFormat, compression: Compression): string =>
  `${table}_${takenAt}${endingOf(format, compression)}`;

const dated = /^([A-Za-z]+)_(\d{1,15})(\.(?:csv|ndjson)(?:\.gz|\.zst)?)$/;

/** When the rows of a dated file were read, in ms since 1970; undefined for any other file. */
export function dateOf(name: string): number | undefined {
  const [, , date] = dated.exec(name) ?? [];
  return date === undefined ? undefined : Number(date);
}

/** `sponsorTimes.csv.gz`: the current file of a table, for those who do not read the index. */
export const plainName = (name: string): string => name.replace(dated, "$1$3");
