import { eventText, type ServerSentEvent } from "./server-sent-event.ts";

/** A body as it becomes available. Its iterator is closed when the client is gone. */
export type ReplyStream = AsyncIterable<Uint8Array>;

/** Comments that keep proxies and clients from giving up on a quiet event stream. */
const HEARTBEAT_MS = 15_000;
const heartbeat = Buffer.from(":\n\n");

export const isStream = (body: unknown): body is AsyncIterable<unknown> =>
  typeof body === "object" && body !== null && Symbol.asyncIterator in body;

/** The bytes of a body that a handler returned as an async iterable or a web stream; undefined if it is none. */
export function replyStream(body: unknown, mediaType: string): ReplyStream | undefined {
  if (!isStream(body)) return undefined;
  return mediaType.toLowerCase().startsWith("text/event-stream")
    ? events(body as AsyncIterable<ServerSentEvent>)
    : bytes(body);
}

async function* bytes(chunks: AsyncIterable<unknown>): ReplyStream {
  for await (const chunk of chunks) {
    if (chunk instanceof Uint8Array) yield chunk;
    else if (typeof chunk === "string") yield Buffer.from(chunk);
    else throw new TypeError("A stream of a reply consists of bytes or texts.");
  }
}

async function* events(source: AsyncIterable<ServerSentEvent>): ReplyStream {
  const iterator = source[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  try {
    let next = iterator.next();
    next.catch(() => undefined); // awaited below; a rejection while a heartbeat is sent is not lost
    while (true) {
      const quiet = new Promise<"quiet">((resolve) => {
        timer = setTimeout(resolve, HEARTBEAT_MS, "quiet");
      });
      const result = await Promise.race([next, quiet]);
      clearTimeout(timer);
      if (result === "quiet") {
        yield heartbeat;
        continue;
      }
      if (result.done === true) return;
      yield Buffer.from(eventText(result.value));
      next = iterator.next();
      next.catch(() => undefined);
    }
  } finally {
    clearTimeout(timer);
    // Not awaited: a generator that waits for its next event ends only when that has come.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
