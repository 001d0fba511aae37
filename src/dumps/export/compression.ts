import type { Duplex } from "node:stream";
import zlib from "node:zlib";

export const compressions = ["none", "gzip", "zstd"] as const;
export type Compression = (typeof compressions)[number];

/** What a compressed file has at the end of its name. */
export const suffixOf: Readonly<Record<Compression, string>> = { none: "", gzip: ".gz", zstd: ".zst" };

/** Older versions of Node have no Zstandard. */
export const canCompress = (compression: Compression): boolean =>
  compression !== "zstd" || typeof zlib.createZstdCompress === "function";

/** The steps between the text of a file and its bytes. */
export function compressors(compression: Compression): readonly Duplex[] {
  if (compression === "none") return [];
  return [compression === "gzip" ? zlib.createGzip({ level: 6 }) : zlib.createZstdCompress()];
}
