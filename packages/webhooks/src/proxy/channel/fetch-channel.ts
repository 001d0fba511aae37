import { unlessAborted } from "../../async/abortable.ts";
import { realPause as pause } from "../../pause.ts";
import { type BackOff, reconnectPause } from "./back-off.ts";
import type { Channel, Listener } from "./channel.ts";
import { failedConnection, ProxyChannelError } from "./channel-error.ts";
import { connect, type Fetch } from "./connect.ts";
import { type EventStream, eventStream } from "./event-stream.ts";

export type ReaderOptions = BackOff & Readonly<{ url: string; fetch: Fetch; silence: number; maxMessageBytes: number }>;

type Connection = Readonly<{
  stream: EventStream;
  signal: AbortSignal;
  end: (reason: unknown) => void;
  received: () => void;
}>;

/** Ends the connection if `wait` takes longer than `silence` milliseconds. */
async function unlessSilent<T>(wait: () => Promise<T>, silence: number, { end }: Connection): Promise<T> {
  const error = new ProxyChannelError(`Nothing came from the proxy for ${silence} ms`);
  const timer = silence === Infinity ? undefined : setTimeout(() => end(error), silence);
  return await wait().finally(() => clearTimeout(timer));
}

/** Reads one connection until it ends, which is always an error: a channel is endless. */
async function read(options: ReaderOptions, listener: Listener, connection: Connection): Promise<never> {
  const { fetch, url, silence, maxMessageBytes } = options;
  const { stream, signal, received } = connection;
  const body = await unlessSilent(() => connect(fetch, url, stream.lastEventId, signal), silence, connection);
  listener.open();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await unlessSilent(() => unlessAborted(reader.read(), signal), silence, connection);
    if (done) throw new ProxyChannelError("The proxy ended the connection");
    for (const { type, data } of stream.push(value)) {
      received();
      if (data === undefined) {
        listener.failed(new ProxyChannelError(`Skipped a message of more than ${maxMessageBytes} bytes`));
      } else if (type === "message") {
        // Back-pressure: nothing more is read until there is capacity.
        await listener.message(data);
        signal.throwIfAborted();
      }
    }
  }
}

/** Follows a channel with `fetch` and the built-in event-stream parser. */
export function fetchChannel(options: ReaderOptions): Channel {
  return async (listener, stop) => {
    let failures = 0;
    let lastEventId = "";
    let retry: number | undefined;
    const received = (): void => {
      failures = 0;
    };
    while (!stop.aborted) {
      const controller = new AbortController();
      const signal = AbortSignal.any([stop, controller.signal]);
      const end = (reason: unknown): void => controller.abort(reason);
      const stream = eventStream(options.maxMessageBytes, lastEventId);
      listener.connecting();
      const error = await read(options, listener, { stream, signal, end, received }).catch(failedConnection);
      end(error); // Frees the socket of an abandoned connection.
      if (stop.aborted) return;
      listener.failed(error);
      if (error.fatal) return;
      lastEventId = stream.lastEventId;
      retry = stream.retry ?? retry;
      const wait = reconnectPause(options, failures, retry, Math.random());
      failures += 1;
      listener.waiting(wait);
      await pause(wait, stop);
    }
  };
}
