import { addAbortSignal } from "node:stream";
import { checkOf } from "./check.ts";
import { inputOf } from "./input.ts";
import { paceOf } from "./pace.ts";
import { type Source, SourceFault } from "./source.ts";
import { Damage, packingOf, startBytes, unpacked } from "./unpack.ts";

/**
 * The unpacked bytes of a source.
 * - `chunks`    ends early when the source does. Errors: `SourceFault`, the reason of an abort
 * - `readBytes` how many bytes of the source were read
 * - `cutOff`    afterwards: why these are not all of its bytes, undefined if they are
 */
export type Content = Readonly<{
  chunks: () => AsyncGenerator<Buffer, void>;
  readBytes: () => number;
  cutOff: () => string | undefined;
}>;

async function* without(skip: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let left = skip;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield left === 0 ? chunk : chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** Packed or not: what a file has. */
async function* contentOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  const input = inputOf(chunks);
  const packing = packingOf(await input.start(startBytes));
  if (packing !== undefined) return yield* unpacked(input, packing);
  for (let chunk = await input.next(); chunk !== undefined; chunk = await input.next()) yield chunk;
}

/**
 * Opens a source. Errors: `SourceFault`, the reason of an abort
 * @param skip how many unpacked bytes to leave out
 * @param signal ends reading at once, also while the source says nothing
 */
export async function openContent(source: Source, skip: number, signal?: AbortSignal): Promise<Content> {
  const stored = await source.open(signal);
  if (signal !== undefined) addAbortSignal(signal, stored);
  const check = checkOf(source);
  const { listed } = source;
  const most = listed?.bytes ?? Number.POSITIVE_INFINITY;
  const pace = listed && paceOf(source.name);
  let cutOff: string | undefined;
  let isStopped = false;

  async function* storedChunks(): AsyncGenerator<Buffer, void> {
    try {
      pace?.waits();
      for await (const chunk of stored) {
        pace?.got(chunk.length);
        check.add(chunk);
        if (check.bytes() > most)
          throw new SourceFault(`${source.name} has more than the ${most} bytes that its index lists`);
        yield chunk;
        pace?.waits();
      }
    } catch (error) {
      if (isStopped) return;
      signal?.throwIfAborted();
      if (error instanceof Damage || error instanceof SourceFault) throw error;
      throw new SourceFault(`${source.name} cannot be read to its end`, { cause: error });
    }
    cutOff = check.fault();
  }

  async function* chunks(): AsyncGenerator<Buffer, void> {
    try {
      yield* without(skip, contentOf(storedChunks()));
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      cutOff ??= `its compressed data end early or are damaged (${error.message})`;
    } finally {
      isStopped = true;
      stored.destroy();
    }
  }
  return { chunks, readBytes: check.bytes, cutOff: () => cutOff };
}
