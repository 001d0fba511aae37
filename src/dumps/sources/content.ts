import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import zlib from "node:zlib";
import { type Source, SourceFault } from "./source.ts";

/**
 * The unpacked bytes of a source.
 * - `chunks`    ends early when the source does
 * - `readBytes` how many of its stored bytes were read
 * - `cutOff`    afterwards: why these are not all of its bytes, undefined if they are
 */
export type Content = Readonly<{
  chunks: () => AsyncGenerator<Buffer, void>;
  readBytes: () => number;
  cutOff: () => string | undefined;
}>;

/** The first bytes say how a file is packed, whatever its name is. */
function unpackerOf(start: Buffer): (zlib.Gunzip | zlib.ZstdDecompress) | undefined {
  if (start[0] === 0x1f && start[1] === 0x8b) return zlib.createGunzip();
  if (start.length >= 4 && start.readUInt32LE(0) === 0xfd2fb528) {
    if (typeof zlib.createZstdDecompress !== "function") throw new SourceFault("this version of Node cannot read zstd");
    return zlib.createZstdDecompress();
  }
  return undefined;
}

/** Feeds the source to the unpacker while its output is read. Resolves with what went wrong with the source. */
async function feed(chunks: AsyncIterable<Buffer>, into: NodeJS.WritableStream): Promise<void> {
  for await (const chunk of chunks)
    if (!into.write(chunk)) await new Promise((resolve) => into.once("drain", resolve).once("close", resolve));
  into.end();
}

/** Opens a source. @param skip how many unpacked bytes to leave out */
export async function openContent(source: Source, skip: number): Promise<Content> {
  const stored: Readable = await source.open();
  let readBytes = 0;
  let cutOff: string | undefined;
  let isStopped = false;

  async function* storedChunks(): AsyncGenerator<Buffer, void> {
    const digest = source.sha256 === undefined ? undefined : createHash("sha256");
    try {
      for await (const chunk of stored) {
        readBytes += chunk.length;
        digest?.update(chunk);
        yield chunk;
      }
    } catch (error) {
      if (isStopped) return;
      throw new SourceFault(`${source.name} cannot be read to its end`, { cause: error });
    }
    if (source.bytes !== undefined && readBytes < source.bytes) cutOff = `it has ${readBytes} of ${source.bytes} bytes`;
    else if (digest?.digest("hex") !== source.sha256) cutOff = "its bytes are not those that its index lists";
  }

  async function* unpacked(): AsyncGenerator<Buffer, void> {
    const chunks = storedChunks();
    const first = await chunks.next();
    if (first.done) return;
    async function* all(): AsyncGenerator<Buffer, void> {
      if (!first.done) yield first.value;
      yield* chunks;
    }
    const unpacker = unpackerOf(first.value);
    if (unpacker === undefined) return yield* all();
    const fed = feed(all(), unpacker).catch((error: unknown) => void unpacker.destroy(error as Error));
    try {
      for await (const chunk of unpacker) yield chunk;
      await fed;
    } catch (error) {
      if (error instanceof SourceFault) throw error;
      if (!isStopped)
        cutOff ??= `its compressed data end early or are damaged (${error instanceof Error ? error.message : String(error)})`;
    }
  }

  async function* chunks(): AsyncGenerator<Buffer, void> {
    let left = skip;
    try {
      for await (const chunk of unpacked()) {
        if (left >= chunk.length) left -= chunk.length;
        else {
          yield left === 0 ? chunk : chunk.subarray(left);
          left = 0;
        }
      }
    } finally {
      isStopped = true;
      stored.destroy();
    }
  }
  return { chunks, readBytes: () => readBytes, cutOff: () => cutOff };
}
