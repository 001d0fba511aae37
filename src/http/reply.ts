import { hash } from "node:crypto";
import type { ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { AnyReply } from "../handlers/handler.ts";

/** `revalidate`: anybody may keep the answer but asks each time whether it still holds. `no-store`: nobody keeps it. */
export type CachePolicy = "revalidate" | "no-store";

/** A strong validator of exactly these bytes. */
const etagOf = (text: string): string => hash("sha256", text, "base64url").slice(0, 27);

/** JSON is compact: some players look for times in the raw text. */
function encode(reply: AnyReply, mediaType: string | null): { text: string; type: string } | undefined {
  if (mediaType === null || reply.body === undefined) return undefined;
  if (mediaType === "application/json")
    return { text: JSON.stringify(reply.body), type: "application/json; charset=utf-8" };
  return { text: String(reply.body), type: `${mediaType}; charset=utf-8` };
}

/** Turns a handler's answer into hapi's, with the cache policy the specification gives the operation. */
export function toResponse(
  h: ResponseToolkit,
  reply: AnyReply,
  mediaType: string | null,
  policy: CachePolicy,
): ResponseObject {
  const encoded = encode(reply, mediaType);
  const response =
    encoded === undefined
      ? h.response().code(reply.status)
      : h.response(encoded.text).type(encoded.type).code(reply.status);
  if (reply.personal) return response.header("cache-control", "private, no-store");
  if (policy !== "revalidate") return response.header("cache-control", "no-store");
  response.header("cache-control", "public, max-age=0, must-revalidate");
  return encoded === undefined ? response : response.etag(etagOf(encoded.text));
}
