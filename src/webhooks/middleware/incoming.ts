/** Looks a header up by its lower-case name; `undefined` when the request has none. An empty value is a value. */
export type HeaderLookup = (name: string) => string | undefined;

/** How a platform reads the body of a request. Bytes are better than text: the signature covers the bytes. */
export type BodyReader = (limits: BodyLimits) => Promise<Uint8Array | string>;

export type BodyLimits = Readonly<{
  /** The body is refused as soon as it is larger. */
  maxBytes: number;
  /** Reading ends when it aborts, and fails with its reason. */
  signal: AbortSignal;
}>;

/** A request in the words that every platform has. */
export type Incoming = Readonly<{ method: string; pathname: string; header: HeaderLookup; readBody: BodyReader }>;
