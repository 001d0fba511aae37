import type { HeaderLookup } from "../../delivery/header-names.ts";

/** Platform-specific body reader. Prefer bytes to text: the signature covers the bytes. */
export type BodyReader = (limits: BodyLimits) => Promise<Uint8Array | string>;

export type BodyLimits = Readonly<{
  /** The body is rejected as soon as it exceeds this. */
  maxBytes: number;
  /** When it aborts, reading rejects with its reason. */
  signal: AbortSignal;
  /** Cheaper alternative to `signal`, which costs as much as the rest of reading. Only the last callback is called. */
  onTimeout: (giveUp: (reason: unknown) => void) => void;
  /** To be called with the number of bytes of each chunk that arrives. */
  count?: (bytes: number) => void;
}>;

/** A platform-independent request. */
export type Incoming = Readonly<{ method: string; header: HeaderLookup; readBody: BodyReader }>;
