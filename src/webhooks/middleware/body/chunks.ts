import { collectBytes } from "../../../byte-collector.ts";
import { tooLarge } from "./body-refusal.ts";

/** Collects a body and rejects it as soon as it exceeds `maxBytes`, whatever its Content-Length. */
export type Chunks = Readonly<{
  /** @throws BodyRefusal 413, after releasing the collected chunks */
  add: (chunk: Uint8Array) => void;
  joined: () => Uint8Array;
}>;

export function collectChunks(maxBytes: number): Chunks {
  let body = collectBytes();
  return {
    add: (chunk) => {
      if (body.length() + chunk.byteLength > maxBytes) {
        body = collectBytes();
        throw tooLarge(maxBytes);
      }
      body.add(chunk);
    },
    joined: () => body.bytes(),
  };
}
