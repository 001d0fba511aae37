import type { ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { Answer } from "../runtime/answer.ts";

/** Converts an encoded answer to hapi's response. */
export function toResponse(h: ResponseToolkit, { status, type, text, cacheControl, etag }: Answer): ResponseObject {
  const response = (type === undefined ? h.response() : h.response(text).type(type)).code(status);
  response.charset(""); // the type already includes it
  response.header("cache-control", cacheControl);
  return etag === undefined ? response : response.etag(etag.slice(1, -1)); // hapi adds the quotes
}
