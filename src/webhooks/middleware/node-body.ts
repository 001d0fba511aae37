import type { IncomingMessage } from "node:http";
import { alreadyParsed, alreadyRead, tooLarge } from "./body-refusal.ts";
import type { BodyLimits } from "./incoming.ts";
import { isIterable, readIterable } from "./iterable-body.ts";
import { readNodeStream } from "./node-stream.ts";

/** What platforms and body parsers put on a request. */
type Parsed = IncomingMessage & Readonly<{ body?: unknown; rawBody?: unknown }>;

/** Text or bytes that are there as a whole; undefined for anything else. */
function wholeOf(value: unknown): string | Uint8Array | undefined {
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  return value instanceof ArrayBuffer ? new Uint8Array(value) : undefined;
}

/** Some body parsers leave `{}` or `null` on requests that they did not read. */
const isNothing = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === "object" && Object.keys(body).length === 0);

const isStream = (request: IncomingMessage): boolean => typeof request.on === "function";

function within(maxBytes: number, body: string | Uint8Array): string | Uint8Array {
  if (body.length > maxBytes || (typeof body === "string" && Buffer.byteLength(body) > maxBytes))
    throw tooLarge(maxBytes);
  return body;
}

/**
 * The body as it was sent, from wherever it is: `body` when it is text or bytes, else `rawBody`, else `body` when it is a stream, else the
 * request itself, which emits it or can be gone through.
 * Errors  throws BodyRefusal 500 when only a parsed object is left, or the stream was read by somebody else; 413 when it is too large
 */
export function readNodeBody(request: IncomingMessage, limits: BodyLimits): Promise<Uint8Array | string> {
  const { body, rawBody } = request as Parsed;
  const whole = wholeOf(body) ?? wholeOf(rawBody);
  if (whole !== undefined) return Promise.resolve(within(limits.maxBytes, whole));
  if (isIterable(body)) return readIterable(body, limits);
  const untouched = !request.readableDidRead && !request.readableEnded && !request.destroyed;
  if (untouched && isNothing(body)) {
    if (isStream(request)) return readNodeStream(request, limits);
    if (isIterable(request)) return readIterable(request, limits);
  }
  throw body === undefined ? alreadyRead() : alreadyParsed();
}
