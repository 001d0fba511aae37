import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Source } from "./source.ts";

/**
 * Compares the bytes of a source with what is listed of it.
 * - `bytes`  how many were added
 * - `fault`  after the last of them: why they are not the right ones, undefined if they are
 */
export type Check = Readonly<{ add: (chunk: Buffer) => void; bytes: () => number; fault: () => string | undefined }>;

export function checkOf(source: Pick<Source, "bytes" | "sha256" | "crc32">): Check {
  const digest = source.sha256 === undefined ? undefined : createHash("sha256");
  let bytes = 0;
  let sum = 0;
  return {
    add: (chunk) => {
      bytes += chunk.length;
      digest?.update(chunk);
      if (source.crc32 !== undefined) sum = crc32(chunk, sum);
    },
    bytes: () => bytes,
    fault: () => {
      if (source.bytes !== undefined && bytes < source.bytes) return `it has ${bytes} of ${source.bytes} bytes`;
      if (source.crc32 !== undefined && (sum !== source.crc32 || bytes !== source.bytes))
        return "its bytes are not those that its archive lists";
      if (digest?.digest("hex") !== source.sha256) return "its bytes are not those that its index lists";
      return undefined;
    },
  };
}
