import { hash } from "node:crypto";
import type { AnyReply } from "../handlers/handler.ts";

/** `revalidate`: anybody may keep the answer but asks each time whether it still holds. `no-store`: nobody keeps it. */
export type CachePolicy = "revalidate" | "no-store";

/**
 * A reply as bytes of which nothing is left to be made. `text` is what is sent as UTF-8, undefined for an empty body, and has `length` bytes;
 * a text is sent with its headers in one piece, which a buffer is not.
 */
export type Answer = Readonly<{
  status: number;
  type: string | undefined;
  text: string | undefined;
  length: number;
  cacheControl: string;
  /** A strong validator of exactly these bytes, in quotes. */
  etag: string | undefined;
}>;

const etagOf = (text: string): string => `"${hash("sha256", text, "base64url").slice(0, 27)}"`;

/** JSON is compact: some players look for times in the raw text. */
function encode(reply: AnyReply, mediaType: string | null): { text: string; type: string } | undefined {
  if (mediaType === null || reply.body === undefined) return undefined;
  const text = mediaType === "application/json" ? JSON.stringify(reply.body) : String(reply.body);
  return { text, type: `${mediaType}; charset=utf-8` };
}

function cacheControlOf(reply: AnyReply, policy: CachePolicy): string {
  if (reply.personal) return "private, no-store";
  return policy === "revalidate" ? "public, max-age=0, must-revalidate" : "no-store";
}

/** A handler's reply under the cache policy that the specification gives the operation. */
export function answerOf(reply: AnyReply, mediaType: string | null, policy: CachePolicy): Answer {
  const encoded = encode(reply, mediaType);
  const mayBeKept = policy === "revalidate" && reply.personal !== true;
  return {
    status: reply.status,
    type: encoded?.type,
    text: encoded?.text,
    length: encoded === undefined ? 0 : Buffer.byteLength(encoded.text),
    cacheControl: cacheControlOf(reply, policy),
    etag: mayBeKept && encoded !== undefined ? etagOf(encoded.text) : undefined,
  };
}
