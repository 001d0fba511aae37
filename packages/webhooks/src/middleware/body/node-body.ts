import type { IncomingMessage } from "node:http";
import { alreadyParsed, alreadyRead, disconnected, tooLarge } from "./body-refusal.ts";
import type { BodyLimits } from "./incoming.ts";
import { isIterable, readIterable } from "./iterable-body.ts";
import { readNodeStream } from "./node-stream.ts";

/** Properties added by platforms and body parsers. */
type Parsed = IncomingMessage & Readonly<{ body?: unknown; rawBody?: unknown }>;

/** The value if it is a complete string or bytes; undefined for anything else. */
function completeBody(value: unknown): string | Uint8Array | undefined {
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  return value instanceof ArrayBuffer ? new Uint8Array(value) : undefined;
}

/** Some body parsers set `{}` or `null` on requests that they did not parse. */
const isEmptyBody = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === "object" && Object.keys(body).length === 0);

const isStream = (request: IncomingMessage): boolean => typeof request.on === "function";

function checkSize(maxBytes: number, body: string | Uint8Array): string | Uint8Array {
  if (body.length > maxBytes || (typeof body === "string" && Buffer.byteLength(body) > maxBytes))
    throw tooLarge(maxBytes);
  return body;
}

/**
 * The body as sent, from wherever it is available: `body` if it is a string or bytes, else `rawBody`, else `body` if it
 * is a stream, else the request itself, as an emitter or async iterable.
 * @throws BodyRefusal 500 if only a parsed object is left or the stream was already consumed; 413 if it is too large
 */
export function readNodeBody(request: IncomingMessage, limits: BodyLimits): Promise<Uint8Array | string> {
  const { body, rawBody } = request as Parsed;
  const complete = completeBody(body) ?? completeBody(rawBody);
  if (complete !== undefined) return Promise.resolve(checkSize(limits.maxBytes, complete));
  if (isIterable(body)) return readIterable(body, limits);
  const untouched = !request.readableDidRead && !request.readableEnded;
  if (untouched && isEmptyBody(body)) {
    if (request.destroyed) throw disconnected();
    if (isStream(request)) return readNodeStream(request, limits);
    if (isIterable(request)) return readIterable(request, limits);
  }
  throw body === undefined ? alreadyRead() : alreadyParsed();
}
