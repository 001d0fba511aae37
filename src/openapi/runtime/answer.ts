import { hash } from "node:crypto";
import type { AnyReply, Keep } from "./handler.ts";

/** `revalidate`: may be cached, but must be revalidated on every use. `no-store`: must not be cached. */
export type CachePolicy = "revalidate" | "no-store";

/**
 * A fully encoded reply. `text` is sent as UTF-8, undefined for an empty body, and has `length` bytes; Node writes a string together with its
 * headers, but not a buffer.
 */
export type Answer = Readonly<{
  status: number;
  type: string | undefined;
  text: string | undefined;
  length: number;
  cacheControl: string;
  /** A strong validator of exactly these bytes, including the quotes. */
  etag: string | undefined;
}>;

/** An answer and its cache dependencies; undefined: not cacheable. */
export type CacheableAnswer = Readonly<{ answer: Answer; keep: Keep | undefined }>;

const etagOf = (text: string): string => `"${hash("sha256", text, "base64url").slice(0, 27)}"`;

/** Compact JSON: some players search the raw text for times. */
function encode(reply: AnyReply, mediaType: string | null): { text: string; type: string } | undefined {
  if (mediaType === null || reply.body === undefined) return undefined;
  const text = mediaType === "application/json" ? JSON.stringify(reply.body) : String(reply.body);
  return { text, type: `${mediaType}; charset=utf-8` };
}

function cacheControlOf(reply: AnyReply, policy: CachePolicy): string {
  if (reply.personal) return "private, no-store";
  return policy === "revalidate" ? "public, max-age=0, must-revalidate" : "no-store";
}

/** Encodes a handler's reply, with the cache policy of the operation in the specification. */
export function answerOf(reply: AnyReply, mediaType: string | null, policy: CachePolicy): Answer {
  const encoded = encode(reply, mediaType);
  const isCacheable = policy === "revalidate" && reply.personal !== true;
  return {
    status: reply.status,
    type: encoded?.type,
    text: encoded?.text,
    length: encoded === undefined ? 0 : Buffer.byteLength(encoded.text),
    cacheControl: cacheControlOf(reply, policy),
    etag: isCacheable && encoded !== undefined ? etagOf(encoded.text) : undefined,
  };
}
