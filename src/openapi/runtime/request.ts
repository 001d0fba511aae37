import type { ByteStream, Client } from "./handler.ts";
import type { Headers } from "./header-text.ts";
import type { Problem } from "./problem.ts";

/** What is known of a body before it is read. `declared`: its length in bytes, if the client announced one. */
export type BodyHead = Readonly<{ isSent: boolean; declared: number | undefined }>;

/** What is known of a request before its body is read: header names in lower case, addresses as far as they cannot be forged. */
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
    /** Errors: `body_too_large`, `request_timeout`, `overloaded`, `ClientGone`. */
    read: (maxBytes: number) => Promise<Uint8Array>;
    /** For bodies that are sent, instead of `read`; more arrives only when it is asked for. The errors are those of the stream. */
    open: (maxBytes: number) => OpenBody;
    /** What is left of it is not needed. */
    discard: () => Promise<void>;
  }>;

/**
 * A request as every adapter passes it on.
 * - `method`  in capitals
 * - `target`  path and query as sent, percent-decodable
 * - `path`    what the paths of the specification are compared with, if it is not that of the target
 * - `signal`  aborted with a `ClientGone` when nobody waits for the response any more; the same one each time
 * - `fault`   why the request is refused, whatever it asks for
 * - `client`  Errors: `ClientGone`
 */
export type PipelineRequest = Omit<RequestFacts, "body"> &
  Readonly<{
    method: string;
    target: string;
    path?: string;
    body: Body;
    client: () => Client;
    signal: () => AbortSignal;
    fault?: Problem | undefined;
  }>;
