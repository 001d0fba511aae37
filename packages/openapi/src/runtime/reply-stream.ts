import type { ServerSentEvent } from "../operation/handler.ts";

/** A streamed body. Its iterator is closed (`return`) when the client disconnects, also before the first `next`. */
export type ReplyStream = AsyncIterable<Uint8Array, unknown, undefined>;

/** Comments that prevent timeouts of proxies and clients on an idle event stream. */
const HEARTBEAT_MS = 15_000;
const heartbeat = Buffer.from(":\n\n");

export const isStream = (body: unknown): body is AsyncIterable<unknown> =>
  typeof body === "object" && body !== null && Symbol.asyncIterator in body;

/** The bytes of a body that a handler returned as an async iterable or a web stream; undefined if it is none. */
export function replyStream(
  body: unknown,
  mediaType: string,
  heartbeatMs: number = HEARTBEAT_MS,
): ReplyStream | undefined {
  if (!isStream(body)) return undefined;
  return mediaType.toLowerCase().startsWith("text/event-stream")
    ? quietStream(mapped(body as AsyncIterable<ServerSentEvent>, eventBytes), heartbeatMs)
    : mapped(body, chunkBytes);
}

/** Closes the source of a reply that is not sent to the client. */
export function closeSource(body: unknown): void {
  if (isStream(body)) closeStream(body);
}

/** Closes a stream that is not read. */
export function closeStream(stream: AsyncIterable<unknown>): void {
  void Promise.resolve(stream[Symbol.asyncIterator]().return?.()).catch(() => undefined);
}

const eventBytes = (event: ServerSentEvent): Uint8Array => Buffer.from(eventText(event));

function chunkBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === "string") return Buffer.from(chunk);
  throw new TypeError("A stream of a reply must consist of bytes or text.");
}

const done = { done: true, value: undefined } as const;

/**
 * A stream with `encode` applied to its items. Not a generator: `return` of a generator waits for the `next` in
 * progress, and does not reach a source that has not begun.
 */
const mapped = <T>(source: AsyncIterable<T>, encode: (item: T) => Uint8Array): ReplyStream => ({
  [Symbol.asyncIterator]: () => {
    const iterator = source[Symbol.asyncIterator]();
    const close = async () => {
      // Not awaited: a generator that awaits its next item returns only after that.
      void Promise.resolve(iterator.return?.()).catch(() => undefined);
      return done;
    };
    return {
      next: async () => {
        const result = await iterator.next();
        if (result.done === true) return done;
        try {
          return { done: false, value: encode(result.value) };
        } catch (error) {
          await close();
          throw error;
        }
      },
      return: close,
    };
  },
});

/** A stream that sends a comment whenever its source was idle for a while. */
const quietStream = (source: ReplyStream, heartbeatMs: number): ReplyStream => ({
  [Symbol.asyncIterator]: () => {
    const iterator = source[Symbol.asyncIterator]();
    let pending: ReturnType<typeof iterator.next> | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      next: async () => {
        pending ??= iterator.next();
        const quiet = Promise.withResolvers<"quiet">();
        timer = setTimeout(quiet.resolve, heartbeatMs, "quiet");
        try {
          const result = await Promise.race([pending, quiet.promise]);
          if (result === "quiet") return { done: false, value: heartbeat };
          pending = undefined;
          return result;
        } finally {
          clearTimeout(timer);
        }
      },
      return: async () => {
        clearTimeout(timer);
        pending?.catch(() => undefined); // no longer awaited
        await iterator.return?.();
        return done;
      },
    };
  },
});

/** A stream whose failure is reported before it reaches the reader, unless the reader has closed it. */
export const reportedStream = (source: ReplyStream, report: (error: unknown) => void): ReplyStream => ({
  [Symbol.asyncIterator]: () => {
    const iterator = source[Symbol.asyncIterator]();
    let isClosed = false;
    return {
      next: async () => {
        try {
          return await iterator.next();
        } catch (error) {
          if (!isClosed) report(error);
          throw error;
        }
      },
      return: async () => {
        isClosed = true;
        await iterator.return?.();
        return done;
      },
    };
  },
});

/** Line breaks would begin another field. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n\0]+/g, " ");

/** An event as it is sent. */
export function eventText({ data, event, id, retry }: ServerSentEvent): string {
  const text = typeof data === "string" ? data : (JSON.stringify(data) ?? "null");
  const lines = [
    ...(event === undefined ? [] : [`event: ${oneLine(event)}`]),
    ...(id === undefined ? [] : [`id: ${oneLine(id)}`]),
    ...(retry === undefined ? [] : [`retry: ${Math.trunc(retry)}`]),
    ...text.split(/\r\n|\r|\n/).map((line) => `data: ${line}`),
  ];
  return `${lines.join("\n")}\n\n`;
}
