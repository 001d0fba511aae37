import type { FileHandle } from "node:fs/promises";

/** The bytes of an open file, which is closed when they are read or the reader has left. */
export type FileBytes = AsyncIterable<Uint8Array, undefined, undefined>;

const chunkBytes = 65_536;
const done = { done: true, value: undefined } as const;

/**
 * Reads a chunk when it is asked for, so that a slow reader costs one buffer. Not a generator: `return` of one that has
 * not begun closes nothing. Errors when the file is shorter than it was
 */
export function fileBytes(handle: FileHandle, first: number, last: number, close: () => Promise<void>): FileBytes {
  let at = first;
  const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    if (at > last) {
      await close();
      return done;
    }
    try {
      const length = Math.min(chunkBytes, last - at + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, at);
      if (bytesRead === 0) throw new Error("A file that is being sent was cut off.");
      at += bytesRead;
      return { done: false, value: buffer.subarray(0, bytesRead) };
    } catch (error) {
      await close();
      throw error;
    }
  };
  const end = async (): Promise<typeof done> => {
    at = last + 1;
    await close();
    return done;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}
