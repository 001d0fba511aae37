/**
 * A file as the index lists it.
 * - `url`     relative to the root of the service
 * - `size`    in bytes, as it is stored
 * - `sha256`  of these bytes, 64 hexadecimal digits
 */
export type DumpLink = Readonly<{ table: string; url: string; size: number; rows: number; sha256: string }>;

/**
 * What `database.json` says.
 * - `dbVersion`    number of migrations
 * - `lastUpdated`  when the rows were read, in ms since 1970; all files have the state of that moment
 * - `updateQueued` mirrors of the original service know it; always false, since the index is replaced when everything
 *   else is in place
 * - `cursor`       of the change feed at that moment; absent where there is none
 */
export type DumpIndex = Readonly<{
  dbVersion: number;
  lastUpdated: number;
  updateQueued: false;
  license: string;
  cursor?: string;
  links: readonly DumpLink[];
}>;

/** Where the files of the index are, below the root of the service. */
export const dumpPath = "/database/";

export const fileNameOf = ({ url }: Pick<DumpLink, "url">): string => url.slice(dumpPath.length);

/** @returns undefined for what this program has not written */
export function parseDumpIndex(text: string): DumpIndex | undefined {
  try {
    const index: Partial<DumpIndex> | null = JSON.parse(text);
    if (!Array.isArray(index?.links) || !Number.isSafeInteger(index.lastUpdated)) return undefined;
    const isKnown = index.links.every(({ url, sha256, size }) => {
      const name = typeof url === "string" && url.startsWith(dumpPath) ? url.slice(dumpPath.length) : "";
      return /^\w+(?:\.\w+){1,2}$/.test(name) && typeof sha256 === "string" && Number.isSafeInteger(size);
    });
    return isKnown ? (index as DumpIndex) : undefined;
  } catch {
    return undefined;
  }
}
