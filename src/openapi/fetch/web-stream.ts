import type { ReplyStream } from "../runtime/reply-stream.ts";

/**
 * A stream of a reply as a web stream: an item is asked for when the client takes one, and the iterator is closed when the client is gone.
 * @param finish called once, when the stream is over
 */
export function webStream(source: ReplyStream, finish: (isComplete: boolean) => void): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await iterator.next();
          if (done !== true) return controller.enqueue(value as Uint8Array);
          finish(true);
          controller.close();
        } catch (error) {
          finish(false);
          throw error; // the response ends without its last chunk
        }
      },
      cancel: async () => {
        finish(false);
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
