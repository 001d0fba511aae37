import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { paceOf } from "./pace.ts";
import { type Source, SourceFault } from "./source.ts";

/** Address without user, password and query, which may be secrets. */
const nameOf = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/**
 * - `signal`    ends the wait for a server
 * - `ofOrigin` whether this is what an origin of a mirror says, without a person who looks at it: then no answer leads
 *   to another
 *   address, which might be one that only
 *               this machine reaches, and none is waited for without an end
 */
export type HttpOptions = Readonly<{ signal?: AbortSignal | undefined; ofOrigin?: boolean }>;

async function ask(url: URL, method: "GET" | "HEAD", { signal, ofOrigin = false }: HttpOptions): Promise<Response> {
  const headers = { "accept-encoding": "identity" };
  const redirect = ofOrigin ? "error" : "follow";
  const response = await fetch(url, { method, headers, redirect, signal: signal ?? null }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new SourceFault(`${nameOf(url)} cannot be reached`, { cause });
  });
  if (!response.ok) throw new SourceFault(`${nameOf(url)} answered ${response.status}`);
  return response;
}

/** The body of an address. Errors: `SourceFault`, the reason of an abort */
async function bodyOf(url: URL, options: HttpOptions): Promise<Readable> {
  const { body } = await ask(url, "GET", options);
  return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
}

/** The text of an address, if it is not longer than that. Errors: `SourceFault`, the reason of an abort */
export async function textOf(url: URL, maxBytes: number, options: HttpOptions): Promise<string> {
  const body = await bodyOf(url, options);
  const pace = options.ofOrigin === true ? paceOf(nameOf(url)) : undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    pace?.waits();
    for await (const chunk of body) {
      pace?.got(chunk.length);
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      pace?.waits();
    }
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (cause instanceof SourceFault) throw cause;
    throw new SourceFault(`${nameOf(url)} cannot be read to its end`, { cause });
  }
  if (bytes > maxBytes) throw new SourceFault(`${nameOf(url)} is longer than ${maxBytes} bytes`);
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * A file behind an address. What its server says about it now is compared later, to find whether it is still the same.
 * Errors: `SourceFault`, the reason of an abort
 */
export async function httpSource(url: URL, table: string | undefined, options: HttpOptions): Promise<Source> {
  const { headers } = await ask(url, "HEAD", options);
  const isEncoded = headers.has("content-encoding"); // then the length is that of other bytes
  const length = isEncoded ? undefined : (headers.get("content-length") ?? undefined);
  const version = headers.get("etag") ?? headers.get("last-modified");
  return {
    name: url.pathname.slice(url.pathname.lastIndexOf("/") + 1),
    identity: version === null ? undefined : `${nameOf(url)} ${version} ${length ?? ""}`,
    bytes: length === undefined ? undefined : Number(length),
    table,
    open: (signal) => bodyOf(url, { ...options, signal }),
  };
}
