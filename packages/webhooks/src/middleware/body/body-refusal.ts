import { detached } from "../../events/errors.ts";

/**
 * The body is not available.
 * Status  413 too large, 408 timed out, 500 the stream failed or was already consumed
 */
export class BodyRefusal extends Error {
  readonly status: 408 | 413 | 500;
  /** Whether the sender caused it; any unauthenticated sender can. */
  readonly bySender: boolean;

  constructor(status: 408 | 413 | 500, message: string, options: ErrorOptions & { bySender?: boolean } = {}) {
    super(message, options);
    this.status = status;
    this.bySender = options.bySender ?? status !== 500;
    detached(this);
  }
}

export const tooLarge = (maxBytes: number): BodyRefusal =>
  new BodyRefusal(413, `The body is larger than ${maxBytes} bytes.`);

export const tooSlow = (milliseconds: number): BodyRefusal =>
  new BodyRefusal(408, `The body did not arrive completely within ${milliseconds} ms.`);

/** The sender closed the connection, so the response cannot be delivered. */
export const disconnected = (cause?: unknown): BodyRefusal =>
  new BodyRefusal(500, "The connection ended before the body was complete.", { cause, bySender: true });

/** Error codes of platforms for a connection closed by the peer. */
const disconnectCodes: readonly unknown[] = [
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_HTTP2_STREAM_ERROR",
];

const isDisconnect = (reason: unknown): boolean =>
  reason instanceof Error &&
  (("code" in reason && disconnectCodes.includes(reason.code)) || reason.name === "AbortError");

/** A failure of the body for any reason. */
export function bodyFailure(cause: unknown): BodyRefusal {
  if (isDisconnect(cause)) return disconnected(cause);
  const message = cause instanceof Error && cause.message !== "" ? cause.message : "The body could not be read.";
  return new BodyRefusal(500, message, { cause });
}

export const alreadyRead = (): BodyRefusal =>
  new BodyRefusal(
    500,
    "The body was consumed before the middleware received the request. Register the middleware first.",
  );

export const alreadyParsed = (): BodyRefusal =>
  new BodyRefusal(
    500,
    "The body was parsed before the middleware saw it, and the signature covers its bytes. " +
      "Put the middleware before the body parser, or let the parser keep the bytes in request.rawBody.",
  );

/** Rejects up front what declares itself too large. An understated length is detected while reading. */
export function checkContentLength(contentLength: unknown, maxBytes: number): void {
  if (/^\d+$/.test(String(contentLength)) && Number(contentLength) > maxBytes) throw tooLarge(maxBytes);
}
