import type { ProxyChannelError } from "./channel-error.ts";

/** What a channel tells whoever follows it. */
export type Listener = Readonly<{
  connecting(): void;
  open(): void;
  /** Resolves when the message has been taken on; a channel that can wait does so before it reads on. */
  message(data: string): Promise<void>;
  /** Messages that wait to be taken on. */
  queued(): number;
  /** Something went wrong; after a fatal error the channel ends. */
  trouble(error: ProxyChannelError): void;
  /** There is no connection, and so many milliseconds until the next one. */
  waiting(milliseconds: number): void;
}>;

/** Follows a channel over any number of connections. Resolves, and never rejects, when stopped or after a fatal error. */
export type Channel = (listener: Listener, stop: AbortSignal) => Promise<void>;
