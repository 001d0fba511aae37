import { collectBytes } from "../../byte-collector.ts";
import { tooLarge } from "./body-refusal.ts";
import type { BodyLimits } from "./incoming.ts";

/** Collects a body and rejects it as soon as it exceeds `maxBytes`, whatever its Content-Length. */
export type Chunks = Readonly<{
  /** @throws BodyRefusal 413, after releasing the collected chunks */
  add: (chunk: Uint8Array) => void;
  joined: () => Uint8Array;
}>;

export function collectChunks({ maxBytes, count }: Pick<BodyLimits, "maxBytes" | "count">): Chunks {
  let body = collectBytes();
  return {
    add: (chunk) => {
      if (body.length() + chunk.byteLength > maxBytes) {
        body = collectBytes();
        throw tooLarge(maxBytes);
      }
      count?.(chunk.byteLength);
      body.add(chunk);
    },
    joined: () => body.bytes(),
  };
}
