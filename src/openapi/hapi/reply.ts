import { Readable } from "node:stream";
import type { ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { Answer } from "../runtime/answer.ts";

/** Converts an encoded answer to hapi's response. */
export function toResponse(h: ResponseToolkit, answer: Answer): ResponseObject {
  const { status, type, cacheControl, etag, headers = [] } = answer;
  const body = bodyOf(answer);
  const response = (type === undefined || body === undefined ? h.response() : h.response(body).type(type)).code(status);
  response.charset(""); // the type already includes it
  response.header("cache-control", cacheControl);
  for (const [name, value] of headers)
    for (const text of typeof value === "string" ? [value] : value) response.header(name, text, { append: true });
  return etag === undefined ? response : response.etag(etag.slice(1, -1)); // hapi adds the quotes
}

function bodyOf({ text, bytes, stream }: Answer): string | Buffer | Readable | undefined {
  if (stream !== undefined) return Readable.from(stream, { objectMode: false });
  return bytes === undefined ? text : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
