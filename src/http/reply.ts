import type { ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { AnyReply } from "../handlers/handler.ts";
import { type CachePolicy, cacheControl, encode } from "./answer.ts";

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
  response.charset(""); // the type says it already, so hapi need not look
  return response.header("cache-control", cacheControl(reply, policy));
}
