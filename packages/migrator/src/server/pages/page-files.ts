import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";

export type PageEncoding = "br" | "gzip" | "identity";

/** A file of the pages in the encoding it is sent with. `tag` identifies its content. */
export type PageFile = Readonly<{ bytes: Buffer; encoding: PageEncoding; mediaType: string; tag: string }>;

export type PageFiles = Readonly<{
  /** A file in the encoding, or plain if it is not compressed; undefined if there is none with this name. */
  read: (name: string, preferred: PageEncoding) => Promise<PageFile | undefined>;
}>;

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};
const suffixes: Readonly<Record<PageEncoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/** The folder `.vite` is for our tests. */
const isPublic = (name: string): boolean => !name.startsWith(".");

/** A missing folder is one without files. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/**
 * The pages as `npm run build:web` leaves them, compressed ones beside the plain ones. Only names that the folder has
 * lead to a file, so no name leads out of it; each is read once, on its first request.
 */
export function createPageFiles(folder: string): PageFiles {
  let listing: Promise<ReadonlySet<string>> | undefined;
  const files = new Map<string, Promise<PageFile>>();
  const names = (): Promise<ReadonlySet<string>> => {
    listing ??= namesIn(folder).then(
      (found) => new Set(found.map((name) => name.replaceAll("\\", "/")).filter(isPublic)),
    );
    // Until the pages are built, each request looks again.
    const forget = (): void => {
      listing = undefined;
    };
    listing.then(({ size }) => size === 0 && forget(), forget);
    return listing;
  };
  const load = async (name: string, encoding: PageEncoding): Promise<PageFile> => {
    const bytes = await readFile(join(folder, name + suffixes[encoding]));
    const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return { bytes, encoding, mediaType: mediaTypes[extname(name)] ?? "application/octet-stream", tag };
  };
  const read: PageFiles["read"] = async (name, preferred) => {
    const known = await names();
    if (!known.has(name) || mediaTypes[extname(name)] === undefined) return undefined;
    const encoding = known.has(name + suffixes[preferred]) ? preferred : "identity";
    const key = name + suffixes[encoding];
    const reading = files.get(key) ?? load(name, encoding);
    files.set(key, reading);
    return reading.catch((error: NodeJS.ErrnoException) => {
      files.delete(key);
      if (error.code !== "ENOENT") throw error;
      listing = undefined; // the pages were built anew, and have other names
      return undefined;
    });
  };
  return { read };
}
