import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type Source, SourceFault } from "./source.ts";

/** Address without user, password and query, which may be secrets. */
const nameOf = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

async function ask(url: URL, method: "GET" | "HEAD", signal: AbortSignal | undefined): Promise<Response> {
  const headers = { "accept-encoding": "identity" };
  const response = await fetch(url, { method, headers, signal: signal ?? null }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new SourceFault(`${nameOf(url)} cannot be reached`, { cause });
  });
  if (!response.ok) throw new SourceFault(`${nameOf(url)} answered ${response.status}`);
  return response;
}

/** The body of an address. Errors: `SourceFault`, the reason of an abort */
export async function bodyOf(url: URL, signal?: AbortSignal): Promise<Readable> {
  const { body } = await ask(url, "GET", signal);
  return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
}

/** The text of an address, if it is not longer than that. Errors: `SourceFault`, the reason of an abort */
export async function textOf(url: URL, maxBytes: number, signal?: AbortSignal): Promise<string> {
  const body = await bodyOf(url, signal);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) break;
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw new SourceFault(`${nameOf(url)} cannot be read to its end`, { cause });
  }
  if (bytes > maxBytes) throw new SourceFault(`${nameOf(url)} is longer than ${maxBytes} bytes`);
  return Buffer.concat(chunks).toString("utf8");
}

/** A file behind an address. What its server says about it now tells later whether it is still the same. Errors: `SourceFault`, the reason of an abort */
export async function httpSource(url: URL, table: string | undefined, signal?: AbortSignal): Promise<Source> {
  const { headers } = await ask(url, "HEAD", signal);
  const isEncoded = headers.has("content-encoding"); // then the length is that of other bytes
  const length = isEncoded ? undefined : (headers.get("content-length") ?? undefined);
  const version = headers.get("etag") ?? headers.get("last-modified");
  return {
    name: url.pathname.slice(url.pathname.lastIndexOf("/") + 1),
    identity: version === null ? undefined : `${nameOf(url)} ${version} ${length ?? ""}`,
    bytes: length === undefined ? undefined : Number(length),
    table,
    open: (opening) => bodyOf(url, opening),
  };
}
