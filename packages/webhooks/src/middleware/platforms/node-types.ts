// Structural types in place of Node's, so that the published declarations do not need @types/node. Requests and
// responses of HTTP/2 and of frameworks match them as well.

/**
 * The part of an `IncomingMessage` common to all platforms. Whether it is also a stream, or has `body` or `rawBody`, is
 * checked at run time.
 */
export type NodeRequest = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

/** The part of a `ServerResponse` that is used. */
export type NodeResponse = {
  readonly headersSent: boolean;
  readonly writableEnded: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(chunk: string): unknown;
  end(): unknown;
  end(chunk: string): unknown;
};
