import type { Writable } from "node:stream";
import zlib from "node:zlib";
import { messageOf } from "@segmark/database/error-message";
import type { Input } from "./input.ts";
import { SourceFault } from "./source.ts";

/** Packed data are damaged or end early. The message says how. */
export class Damage extends Error {
  override readonly name = "Damage";
}

type Decoder = zlib.Gunzip | zlib.InflateRaw | zlib.ZstdDecompress;

/**
 * A way to pack.
 * - `isStart`    whether packed data begin with these bytes
 * - `decoder`    decodes one piece of packed data or several: which of them is left to it
 * - `isPadded`   whether zeros may follow
 */
export type Packing = Readonly<{ isStart: (start: Buffer) => boolean; decoder: () => Decoder; isPadded: boolean }>;

/** So many bytes show how a file is packed. */
export const startBytes = 4;
const zstdFrame = 0xfd2fb528;
/** Without content: the lower four bits vary. */
const skippableFrame = 0x184d2a50;

const gzip: Packing = {
  isStart: (start) => start[0] === 0x1f && start[1] === 0x8b,
  decoder: () => zlib.createGunzip(),
  isPadded: true,
};

const zstd: Packing = {
  isStart: (start) => {
    if (start.length < startBytes) return false;
    const number = start.readUInt32LE(0);
    return number === zstdFrame || (number & ~0xf) === skippableFrame;
  },
  decoder: () => {
    if (typeof zlib.createZstdDecompress !== "function") throw new SourceFault("this version of Node cannot read zstd");
    return zlib.createZstdDecompress();
  },
  isPadded: false,
};

/** The first bytes say how a file is packed, whatever its name is. Undefined if it is not. */
export const packingOf = (start: Buffer): Packing | undefined => [gzip, zstd].find(({ isStart }) => isStart(start));

/** Resolves when the decoder has taken a chunk, or takes no more. Its errors are those of reading from it. */
const give = (decoder: Writable, chunk: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      decoder.off("close", done);
      resolve();
    };
    decoder.once("close", done);
    decoder.write(chunk, done);
  });

/**
 * Feeds a decoder until its data end, which is where it leaves bytes of a chunk: these go back. At the end of a chunk
 * it does not know whether its data continue, so it gets the next one.
 */
async function feed(input: Input, decoder: Decoder): Promise<void> {
  let given = 0;
  while (!decoder.destroyed) {
    const chunk = await input.next();
    if (chunk === undefined) {
      decoder.end();
      return;
    }
    given += chunk.length;
    await give(decoder, chunk);
    const left = given - decoder.bytesWritten; // counts what was decoded
    if (left > 0) return input.back(chunk.subarray(-left));
  }
}

/** Decodes the data with which the input begins. Errors: `Damage`, those of the input */
export async function* decoded(input: Input, decoder: Decoder): AsyncGenerator<Buffer, void> {
  const fed = feed(input, decoder);
  fed.catch((error: unknown) => decoder.destroy(error as Error));
  try {
    yield* decoder;
  } catch (error) {
    await fed; // an error of the input is not one of its data
    throw new Damage(messageOf(error), { cause: error });
  }
  await fed;
}

async function skipZeros(input: Input): Promise<void> {
  for (let chunk = await input.next(); chunk !== undefined; chunk = await input.next()) {
    const end = chunk.findIndex((byte) => byte !== 0);
    if (end >= 0) return input.back(chunk.subarray(end));
  }
}

/**
 * Unpacks all data of a file, one after the other, as programs concatenate them. Errors: `Damage`, `SourceFault`, those
 * of the input
 */
export async function* unpacked(input: Input, { isStart, decoder, isPadded }: Packing): AsyncGenerator<Buffer, void> {
  for (let start = await input.start(startBytes); start.length > 0; start = await input.start(startBytes)) {
    if (!isStart(start)) throw new Damage("other data follow");
    yield* decoded(input, decoder());
    if (isPadded) await skipZeros(input);
  }
}
