import { tooLarge } from "./body-refusal.ts";

/** Collects a body and rejects it as soon as it exceeds `maxBytes`, whatever its Content-Length. */
export type Chunks = Readonly<{
  /** @throws BodyRefusal 413, after releasing the collected chunks */
  add: (chunk: Uint8Array) => void;
  joined: () => Uint8Array;
}>;

export function collectChunks(maxBytes: number): Chunks {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  return {
    add: (chunk) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) {
        chunks = [];
        throw tooLarge(maxBytes);
      }
      chunks.push(chunk);
    },
    joined: () => {
      const [only] = chunks;
      if (chunks.length === 1 && only !== undefined) return only;
      const whole = new Uint8Array(bytes);
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.byteLength;
      }
      return whole;
    },
  };
}
