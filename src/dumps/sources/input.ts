/**
 * Bytes that are read once, chunk by chunk. Errors of `next` and `start`: those of the chunks
 * - `next`   undefined at the end; never empty
 * - `start`  the bytes that come next, which stay there: so many, fewer only before the end
 * - `back`   puts the rest of the last chunk before what comes next
 */
export type Input = Readonly<{
  next: () => Promise<Buffer | undefined>;
  start: (length: number) => Promise<Buffer>;
  back: (rest: Buffer) => void;
}>;

export function inputOf(chunks: AsyncIterable<Buffer>): Input {
  const iterator = chunks[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  const more = async (): Promise<Buffer | undefined> => {
    const { value, done = false } = await iterator.next();
    return done ? undefined : value;
  };
  return {
    next: async () => {
      let chunk: Buffer | undefined = waiting;
      waiting = Buffer.alloc(0);
      while (chunk?.length === 0) chunk = await more();
      return chunk;
    },
    start: async (length) => {
      while (waiting.length < length) {
        const chunk = await more();
        if (chunk === undefined) break;
        waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      }
      return waiting.subarray(0, length);
    },
    back: (rest) => {
      waiting = waiting.length === 0 ? rest : Buffer.concat([rest, waiting]);
    },
  };
}
