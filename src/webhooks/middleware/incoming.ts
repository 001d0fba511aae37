/** Looks a header up by its lower-case name; `undefined` when the request has none. An empty value is a value. */
export type HeaderLookup = (name: string) => string | undefined;

/** How a platform reads the body of a request. Bytes are better than text: the signature covers the bytes. */
export type BodyReader = (limits: BodyLimits) => Promise<Uint8Array | string>;

export type BodyLimits = Readonly<{
  /** The body is refused as soon as it is larger. */
  maxBytes: number;
  /** Reading ends when it aborts, and fails with its reason. */
  signal: AbortSignal;
  /** The same for readers that can do without a signal, which costs as much as the rest of reading. One of them is called, the last. */
  whenLate: (giveUp: (reason: unknown) => void) => void;
}>;

/** A request in the words that every platform has. */
export type Incoming = Readonly<{ method: string; header: HeaderLookup; readBody: BodyReader }>;
