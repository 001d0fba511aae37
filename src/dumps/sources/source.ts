import type { Readable } from "node:stream";

/**
 * A file to import.
 * - `name`      for people, and for the table: `sponsorTimes_1700000000000.csv.gz`
 * - `identity` the same file has the same, another or a changed one has another; undefined where it cannot be read a
 *   second time
 * - `bytes`     how many `open` gives, if it is known
 * - `table`     the table that an index named for it
 * - `sha256`    of the bytes that `open` gives, in hexadecimal digits, where an index lists it
 * - `crc32`     of the bytes that `open` gives, where an archive lists it; then `bytes` is what it lists, too
 * - `listed`    how much the index of an origin says that there is: nothing is read beyond that, and not for ever
 * - `open` its bytes as they are stored, those of an archive's entry as they were before; `signal` ends the wait for
 *   them.
 *               Errors of the stream: `Damage` if the archive is damaged there
 */
export type Source = Readonly<{
  name: string;
  identity: string | undefined;
  bytes: number | undefined;
  table: string | undefined;
  sha256?: string | undefined;
  crc32?: number | undefined;
  listed?: Readonly<{ bytes: number; rows: number }> | undefined;
  open: (signal?: AbortSignal) => Promise<Readable>;
}>;

/** What was given cannot be read. The message is a sentence without an end, for the caller. */
export class SourceFault extends Error {
  override readonly name = "SourceFault";
}

const file = /^(.*?)(?:_(\d+))?\.csv(?:\.gz|\.zst)?$/;

/** The table that the name of a file says, and its version, which is a time. Undefined for files of other kinds. */
export function fileNameParts(name: string): Readonly<{ table: string; version: number }> | undefined {
  const [, table, version] = file.exec(name) ?? [];
  return table === undefined || table === "" ? undefined : { table, version: Number(version ?? 0) };
}

/**
 * Of several versions of a table's file the newest, of the same version the last by name. Files of other kinds are left
 * out.
 */
export function newestOf<File extends Readonly<{ name: string }>>(files: readonly File[]): readonly File[] {
  const newest = new Map<string, Readonly<{ file: File; version: number }>>();
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const parts = fileNameParts(file.name);
    if (parts !== undefined && parts.version >= (newest.get(parts.table)?.version ?? 0))
      newest.set(parts.table, { file, version: parts.version });
  }
  return [...newest.values()].map(({ file }) => file);
}
