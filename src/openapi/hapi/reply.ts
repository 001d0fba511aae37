import type { ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { Answer } from "../runtime/answer.ts";

/** Converts an encoded answer, whose body is no stream, to hapi's response. */
export function toResponse(h: ResponseToolkit, answer: Answer): ResponseObject {
  const { status, type, cacheControl, etag, headers = [], isNegotiated } = answer;
  const body = bodyOf(answer);
  const response = (type === undefined || body === undefined ? h.response() : h.response(body).type(type)).code(status);
  response.charset(""); // the type already includes it
  response.header("cache-control", cacheControl);
  for (const [name, value] of headers) {
    const [first, ...others] = typeof value === "string" ? [value] : value;
    if (first !== undefined) response.header(name, first); // replaces that of the pipeline
    for (const text of others) response.header(name, text, { append: true });
  }
  if (isNegotiated === true) response.vary("accept");
  return etag === undefined ? response : response.etag(etag.slice(1, -1)); // hapi adds the quotes
}

function bodyOf({ text, bytes }: Answer): string | Buffer | undefined {
  return bytes === undefined ? text : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
