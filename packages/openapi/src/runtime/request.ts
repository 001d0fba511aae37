import type { ByteStream, Client, ReceivedRequest } from "../operation/handler.ts";
import type { Headers } from "../operation/headers.ts";
import type { Problem } from "../operation/problem.ts";

/** What is known of a body before it is read. `declared`: its length in bytes, if the client announced one. */
export type BodyHead = Readonly<{ isSent: boolean; declared: number | undefined }>;

/**
 * What is known of a request before its body is read: header names in lower case, addresses as far as they cannot be
 * forged.
 */
export type RequestFacts = Readonly<{
  headers: Headers;
  body: BodyHead;
  socketAddress: string | undefined;
  localAddress?: string | undefined;
}>;

/** A body as it arrives. `close`: nothing more is read, and whoever still reads gets an error. */
export type OpenBody = Readonly<{ stream: ByteStream; close: () => void }>;

/** What who reads a closed body gets. */
export const bodyClosed = (): Error => new Error("The body was read after its handler had returned.");

/** A body that has not been read yet. */
export type Body = BodyHead &
  Readonly<{
    /** Tells a client that waits for 100 Continue to send it. */
    accept: () => void;
    /** Errors: `body_too_large`, `request_timeout`, `overloaded`, `ClientGone`. */
    read: (maxBytes: number) => Promise<Uint8Array>;
    /**
     * For bodies that are sent, instead of `read`; more arrives only when it is asked for. The errors are those of the
     * stream.
     */
    open: (maxBytes: number) => OpenBody;
    /** What is left of it is not needed. */
    discard: () => Promise<void>;
  }>;

/**
 * A request as every door passes it on.
 * - `method`  in capitals
 * - `target`  path and query as sent, percent-decodable; `*`: the server as a whole
 * - `path`    what the paths of the specification are compared with
 * - `signal`  aborted with a `ClientGone` when nobody waits for the response any more; the same one each time
 * - `fault`   why the request is refused, whatever it asks for
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

/**
 * A request as the pipeline passes it on to handlers. Nothing is copied, and its signal is made when it is first asked
 * for.
 */
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

  /** Aborted when nobody waits for the response any more, with the reason. */
  get signal(): AbortSignal {
    return this.#signal();
  }
}
