import type { Readable } from "node:stream";

/**
 * A file to import.
 * - `name`      for people, and for the table: `sponsorTimes_1700000000000.csv.gz`
 * - `identity`  the same file has the same, another or a changed one has another; undefined where it cannot be read a second time
 * - `bytes`     its size as it is stored, if it is known
 * - `table`     the table that an index named for it
 * - `sha256`    of its bytes as they are stored, in hexadecimal digits, where an index lists it
 * - `open`      its bytes as they are stored
 */
export type Source = Readonly<{
  name: string;
  identity: string | undefined;
  bytes: number | undefined;
  table: string | undefined;
  sha256?: string | undefined;
  open: () => Promise<Readable>;
}>;

/** What was given cannot be read. The message is a sentence without an end, for whoever called. */
export class SourceFault extends Error {
  override readonly name = "SourceFault";
}

const packed = /\.(?:gz|zst)$/;
const file = /^(.*?)(?:_(\d+))?\.csv(?:\.gz|\.zst)?$/;

/** The table that the name of a file says, and its version, which is a time. Undefined for files of other kinds. */
export function fileNameParts(name: string): Readonly<{ table: string; version: number }> | undefined {
  const [, table, version] = file.exec(name) ?? [];
  return table === undefined || table === "" ? undefined : { table, version: Number(version ?? 0) };
}

export const isPacked = (name: string): boolean => packed.test(name);
