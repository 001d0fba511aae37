/** Collects bytes that arrive in chunks. `bytes` is all of them, and may be a view of what was added. */
export type ByteCollector = Readonly<{
  length: () => number;
  add: (chunk: Uint8Array) => void;
  bytes: () => Uint8Array;
}>;

/** Bytes of the smallest and the largest block. */
const smallest = 4096;
const largest = 1024 * 1024;

/** Copies parts, in order, to the beginning of `whole`. */
function fill(whole: Uint8Array, parts: readonly Uint8Array[]): Uint8Array {
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/**
 * Takes memory for a small multiple of the bytes, however the sender cuts them: chunks are copied into blocks, as a
 * view of one byte takes two hundred. A first chunk that remains the only one is not copied.
 * @param declared bytes that were announced. They are allocated when a quarter has arrived: an announcement alone takes
 *   no memory
 */
export function collectBytes(declared?: number): ByteCollector {
  let parts: Uint8Array[] = [];
  let block = new Uint8Array(0);
  let used = 0;
  let length = 0;

  const begin = (bytes: number): void => {
    if (used > 0) parts.push(block.subarray(0, used));
    if (declared !== undefined && length * 4 >= declared && length + bytes <= declared) {
      block = new Uint8Array(declared);
      fill(block, parts);
      parts = [];
      used = length;
      return;
    }
    block = new Uint8Array(Math.max(bytes, smallest, Math.min(length, largest)));
    used = 0;
  };

  return {
    length: () => length,
    add: (chunk) => {
      if (length === 0) {
        parts = [chunk];
      } else {
        if (chunk.byteLength > block.byteLength - used) begin(chunk.byteLength);
        block.set(chunk, used);
        used += chunk.byteLength;
      }
      length += chunk.byteLength;
    },
    bytes: () => {
      const [only] = parts;
      if (used === 0 && parts.length === 1 && only !== undefined) return only;
      const rest = block.subarray(0, used);
      return parts.length === 0 ? rest : fill(new Uint8Array(length), [...parts, rest]);
    },
  };
}
