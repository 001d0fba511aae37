import type { ByteStream, Client, ReceivedRequest } from "../operation/handler.ts";
import type { Headers } from "../operation/headers.ts";
import type { Problem } from "../operation/problem.ts";

/** What is known about a body before it is read. `declared`: its length in bytes, if the client announced one. */
export type BodyHead = Readonly<{ isSent: boolean; declared: number | undefined }>;

/** What is known about a request before its body is read: header names in lower case, unforgeable addresses. */
export type RequestFacts = Readonly<{
  headers: Headers;
  body: BodyHead;
  socketAddress: string | undefined;
  localAddress?: string | undefined;
}>;

/** A body as it arrives. `close`: stops reading, and further reads reject. */
export type OpenBody = Readonly<{ stream: ByteStream; close: () => void }>;

/** The error of reading a closed body. */
export const bodyClosed = (): Error => new Error("The body was read after its handler had returned.");

/** A body that has not been read yet. */
export type Body = BodyHead &
  Readonly<{
    /** Sends 100 Continue to a client that waits for it. */
    accept: () => void;
    /** @throws Problem `body_too_large`, `request_timeout`, `overloaded`, `ClientGone`. */
    read: (maxBytes: number) => Promise<Uint8Array>;
    /** For bodies that are sent, instead of `read`; chunks are pulled on demand. The errors are those of the stream. */
    open: (maxBytes: number) => OpenBody;
    /** The rest of the body is not needed. */
    discard: () => Promise<void>;
  }>;

/**
 * A request as every adapter passes it on.
 * - `method`  in capitals
 * - `target`  path and query as sent, percent-decodable; `*`: the server as a whole
 * - `path`    what the paths of the specification are compared with
 * - `signal`  aborted with a `ClientGone` when the client disconnects; always the same signal
 * - `fault`   why the request is refused in any case
 * - `client`  Errors: `ClientGone`
 */
export type PipelineRequest = Omit<RequestFacts, "body"> &
  Readonly<{
    method: string;
    target: string;
    path: string;
    body: Body;
    client: () => Client;
    signal: () => AbortSignal;
    fault: Problem | undefined;
  }>;

/** A request as the pipeline passes it on to handlers. Nothing is copied, and its signal is created on first use. */
export class IncomingRequest implements ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: ReceivedRequest["headers"];
  readonly #signal: () => AbortSignal;

  /** @param signal returns the same signal each time */
  constructor({ method, target, headers }: ReceivedRequest, signal: () => AbortSignal) {
    this.method = method;
    this.target = target;
    this.headers = headers;
    this.#signal = signal;
  }

  /** Aborted when the response is no longer needed, with the reason. */
  get signal(): AbortSignal {
    return this.#signal();
  }
}
