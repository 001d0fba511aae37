import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { fullFor } from "../../domain/limits/address-share.ts";
import { limitedAddress } from "../../domain/limits/rate-limit.ts";
import { Problem } from "../../errors.ts";
import { type DumpIndex, fileNameOf } from "./dump-index.ts";
import { type FileBytes, fileBytes } from "./file-bytes.ts";
import { datedFolder, dateOf, licenceName, plainName } from "./names.ts";
import { readDumpIndex } from "./write-dumps.ts";

export type DumpMediaType =
  | "text/csv"
  | "application/x-ndjson"
  | "application/gzip"
  | "application/zstd"
  | "text/plain";

/**
 * An open file, which has to be closed, or read by `bytes`, which closes it.
 * - `tag`         strong validator without quotes
 * - `modifiedAt`  in ms since 1970
 * - `bytes`       those from `first` to `last`, counted from 0
 */
export type DumpFile = Readonly<{
  mediaType: DumpMediaType;
  size: number;
  tag: string;
  modifiedAt: number;
  bytes: (first: number, last: number) => FileBytes;
  close: () => Promise<void>;
}>;

export type PublishedDumps = Readonly<{
  /** Undefined until the first dump is whole. */
  index: () => Promise<DumpIndex | undefined>;
  /**
   * A file of this or an earlier index, or the current one of a table by its name without a date; undefined if there is
   * none. Errors `overloaded` (503) while as many files as are allowed are being read, in all or by one address
   * @param ip address of the client
   */
  open: (name: string, ip: string) => Promise<DumpFile | undefined>;
}>;

/**
 * Files that one process reads at the same time, each with a buffer; a client that does not read its download keeps a
 * place.
 */
const maxOpen = 64;

const mediaTypes: readonly (readonly [ending: string, mediaType: DumpMediaType])[] = [
  [".gz", "application/gzip"],
  [".zst", "application/zstd"],
  [".csv", "text/csv"],
  [".ndjson", "application/x-ndjson"],
];
const mediaTypeOf = (name: string): DumpMediaType =>
  mediaTypes.find(([ending]) => name.endsWith(ending))?.[1] ?? "text/plain";

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ELOOP") return undefined;
  throw error;
};

const openIn = (folder: string, name: string): Promise<FileHandle | undefined> =>
  open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(missing);

/**
 * The dumps of a folder, by this process or another. Only names that dumps have lead to a file, so no name leads out of
 * the folder.
 */
export function publishedDumps(folder: string): PublishedDumps {
  /** What closes each open file, and the address that it counts for. */
  const openFiles = new Map<() => Promise<void>, string>();

  const checkPlaces = (ip: string): void => {
    const who = fullFor(ip, { holders: [...openFiles.values()], most: maxOpen });
    if (who === undefined) return;
    const detail = `Too many files are being downloaded by ${who}. Try again later.`;
    throw new Problem("overloaded", detail, { retryAfter: 5 });
  };

  /** What a file is really called. It is above the dated ones if an earlier version wrote it. */
  async function storedName(name: string): Promise<string | undefined> {
    if (name === licenceName || dateOf(name) !== undefined) return name;
    const { links = [] } = (await readDumpIndex(folder)) ?? {};
    return links.map(fileNameOf).find((dated) => plainName(dated) === name);
  }

  async function describe(name: string, handle: FileHandle, close: () => Promise<void>): Promise<DumpFile | undefined> {
    const stats = await handle.stat();
    if (!stats.isFile()) return undefined;
    const { size, mtimeMs } = stats;
    const date = dateOf(name);
    return {
      mediaType: mediaTypeOf(name),
      size,
      tag: date === undefined ? `${name}-${Math.floor(mtimeMs)}-${size}` : name,
      modifiedAt: date ?? mtimeMs,
      bytes: (first, last) => fileBytes(handle, first, last, close),
      close,
    };
  }

  return {
    index: () => readDumpIndex(folder),
    open: async (name, ip) => {
      const stored = await storedName(name);
      if (stored === undefined) return undefined;
      checkPlaces(ip);
      let handle: FileHandle | undefined;
      const close = async (): Promise<void> => {
        if (openFiles.delete(close)) await handle?.close();
      };
      openFiles.set(close, limitedAddress(ip));
      try {
        handle = (await openIn(join(folder, datedFolder), stored)) ?? (await openIn(folder, stored));
        const file = handle === undefined ? undefined : await describe(stored, handle, close);
        if (file === undefined) await close();
        return file;
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}
