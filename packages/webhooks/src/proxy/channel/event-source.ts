import { realPause as pause } from "../../pause.ts";
import { type BackOff, reconnectPause } from "./back-off.ts";
import type { Channel, Listener } from "./channel.ts";
import { ProxyChannelError, refusedChannel } from "./channel-error.ts";

/** The part of an `EventSource` that is used. `code` is the status that some polyfills set on their error events. */
export type EventSourceLike = {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: { data?: unknown; code?: unknown }) => void): void;
  close(): void;
};
export type EventSourceConstructor = new (url: string) => EventSourceLike;

export type SourceOptions = BackOff &
  Readonly<{ url: string; EventSource: EventSourceConstructor; maxMessageBytes: number; maxQueued: number }>;

const CLOSED = 2;

/** An `EventSource` has no back-pressure, so the queue is bounded here and the rest is dropped. */
function take(data: unknown, { maxQueued, maxMessageBytes }: SourceOptions, listener: Listener): void {
  if (typeof data !== "string") return;
  if (data.length > maxMessageBytes) {
    listener.failed(new ProxyChannelError(`Skipped a message of more than ${maxMessageBytes} bytes`));
  } else if (listener.queued() >= maxQueued) {
    listener.failed(new ProxyChannelError(`Dropped a message: ${maxQueued} are already queued`));
  } else void listener.message(data);
}

/** Resolves with the reason when the `EventSource` has given up permanently, or when stopped. */
function untilClosed(options: SourceOptions, listener: Listener, stop: AbortSignal, opened: () => void) {
  return new Promise<ProxyChannelError>((resolve) => {
    const source = new options.EventSource(options.url);
    const end = (error: ProxyChannelError): void => {
      stop.removeEventListener("abort", giveUp);
      source.close();
      resolve(error);
    };
    const giveUp = (): void => end(new ProxyChannelError("Stopped"));
    stop.addEventListener("abort", giveUp, { once: true });
    source.addEventListener("open", () => {
      opened();
      listener.open();
    });
    source.addEventListener("message", ({ data }) => take(data, options, listener));
    source.addEventListener("error", ({ code }) => {
      const lost = new ProxyChannelError("The connection to the proxy failed");
      if (source.readyState === CLOSED) return end(typeof code === "number" ? refusedChannel(code, null) : lost);
      listener.failed(lost);
      listener.connecting();
    });
  });
}

/** Follows a channel with a browser's `EventSource` or a polyfill, and replaces it when it has given up. */
export function eventSourceChannel(options: SourceOptions): Channel {
  return async (listener, stop) => {
    let failures = 0;
    while (!stop.aborted) {
      listener.connecting();
      const error = await untilClosed(options, listener, stop, () => {
        failures = 0;
      }).catch((cause: unknown) => new ProxyChannelError("The EventSource cannot be made", { fatal: true, cause }));
      if (stop.aborted) return;
      listener.failed(error);
      if (error.fatal) return;
      const wait = reconnectPause(options, failures, undefined, Math.random());
      failures += 1;
      listener.waiting(wait);
      await pause(wait, stop);
    }
  };
}
