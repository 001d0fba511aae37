import type { ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { AnyReply } from "../handlers/handler.ts";
import { answerOf, type CachePolicy } from "./answer.ts";

/** Turns a handler's answer into hapi's, with the cache policy the specification gives the operation. */
export function toResponse(
  h: ResponseToolkit,
  reply: AnyReply,
  mediaType: string | null,
  policy: CachePolicy,
): ResponseObject {
  const { status, type, text, cacheControl, etag } = answerOf(reply, mediaType, policy);
  const response = (type === undefined ? h.response() : h.response(text).type(type)).code(status);
  response.charset(""); // the type says it already, so hapi need not look
  response.header("cache-control", cacheControl);
  return etag === undefined ? response : response.etag(etag.slice(1, -1)); // hapi puts it in quotes
}
