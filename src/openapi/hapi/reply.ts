import type { ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { AnyReply } from "../../handlers/handler.ts";
import { answerOf, type CachePolicy } from "../runtime/answer.ts";

/** Converts a handler's reply to hapi's response, with the cache policy of the operation in the specification. */
export function toResponse(
  h: ResponseToolkit,
  reply: AnyReply,
  mediaType: string | null,
  policy: CachePolicy,
): ResponseObject {
  const { status, type, text, cacheControl, etag } = answerOf(reply, mediaType, policy);
  const response = (type === undefined ? h.response() : h.response(text).type(type)).code(status);
  response.charset(""); // the type already includes it
  response.header("cache-control", cacheControl);
  return etag === undefined ? response : response.etag(etag.slice(1, -1)); // hapi adds the quotes
}
