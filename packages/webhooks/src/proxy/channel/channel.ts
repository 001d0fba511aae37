import type { ProxyChannelError } from "./channel-error.ts";

/** Receives the events of a channel. */
export type Listener = Readonly<{
  connecting(): void;
  open(): void;
  /** Resolves when the message has been accepted; a channel with back-pressure waits for it before reading on. */
  message(data: string): Promise<void>;
  /** Number of messages waiting to be accepted. */
  queued(): number;
  /** An error occurred; after a fatal one the channel ends. */
  failed(error: ProxyChannelError): void;
  /** Disconnected; the next attempt is in this many milliseconds. */
  waiting(milliseconds: number): void;
}>;

/** Follows a channel across reconnects. Never rejects; resolves when stopped or after a fatal error. */
export type Channel = (listener: Listener, stop: AbortSignal) => Promise<void>;
