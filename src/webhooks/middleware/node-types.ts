// Types of our own in place of those of Node, so that the declarations of the toolkit do without @types/node. Requests and responses of HTTP/2
// and of frameworks have these parts as well.

/** The part of an `IncomingMessage` that every platform has. Whether it is a stream too, or has `body` or `rawBody`, is looked up at run time. */
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
