import { detached } from "../../events/errors.ts";
import { collectChunks } from "./chunks.ts";
import type { BodyLimits } from "./incoming.ts";
import { orAbort } from "./or-abort.ts";

export const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

const bytesOf = (chunk: unknown): Uint8Array => {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === "string") return new TextEncoder().encode(chunk);
  throw detached(new Error("A part of the body is neither text nor bytes."));
};

/**
 * Reads a body that is only async iterable, such as web streams and those of some adapters.
 * @throws BodyRefusal 413, or 500 if the stream fails; the abort reason of the signal
 */
export async function readIterable(body: AsyncIterable<unknown>, limits: BodyLimits): Promise<Uint8Array> {
  const { signal } = limits;
  const chunks = collectChunks(limits);
  const iterator = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await orAbort(Promise.resolve(iterator.next()), signal);
      if (done) return chunks.joined();
      chunks.add(bytesOf(value));
    }
  } catch (reason) {
    // Cancels the source; it does not matter if that fails or never settles.
    Promise.resolve(iterator.return?.()).catch(() => {});
    throw reason;
  }
}
