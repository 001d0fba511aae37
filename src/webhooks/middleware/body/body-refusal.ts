import { detached } from "../../errors.ts";

/**
 * The body is not available.
 * Status  413 too large, 408 timed out, 500 the stream failed or was already consumed
 */
export class BodyRefusal extends Error {
  readonly status: 408 | 413 | 500;

  constructor(status: 408 | 413 | 500, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    detached(this);
  }
}

export const tooLarge = (maxBytes: number): BodyRefusal =>
  new BodyRefusal(413, `The body is larger than ${maxBytes} bytes.`);

export const tooSlow = (milliseconds: number): BodyRefusal =>
  new BodyRefusal(408, `The body did not arrive completely within ${milliseconds} ms.`);

export const broken = (reason: unknown): BodyRefusal =>
  new BodyRefusal(
    500,
    reason instanceof Error && reason.message !== "" ? reason.message : "The body could not be read.",
    {
      cause: reason,
    },
  );

export const alreadyRead = (): BodyRefusal =>
  new BodyRefusal(
    500,
    "The body was read, or its connection ended, before the middleware saw the request. Put the middleware first.",
  );

export const alreadyParsed = (): BodyRefusal =>
  new BodyRefusal(
    500,
    "The body was parsed before the middleware saw it, and the signature covers its bytes. " +
      "Put the middleware before the body parser, or let the parser keep the bytes in request.rawBody.",
  );

/** Rejects up front what declares itself too large. An understated length is detected while reading. */
export function refuseByLength(contentLength: unknown, maxBytes: number): void {
  if (/^\d+$/.test(String(contentLength)) && Number(contentLength) > maxBytes) throw tooLarge(maxBytes);
}
