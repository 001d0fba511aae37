import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "../errors.ts";
import type { Account } from "./byte-budget.ts";
import { ClientGone } from "./client-gone.ts";

/** To hapi: the specification, not hapi, says which content types count and how long a body may be, also on paths that are not there. */
export const asSent = {
  parse: false,
  output: "stream",
  maxBytes: Number.MAX_SAFE_INTEGER,
  override: "application/octet-stream",
} as const;

/** How long a client that is refused may go on sending before it is answered. */
export const LINGER_MS = 500;

/** Whether the request has a body at all. Source: RFC 9112, section 6. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** What a client says the length of its body is; undefined when it sends it in chunks. */
export const announcedBytes = ({ headers }: IncomingMessage): number | undefined =>
  headers["content-length"] === undefined ? undefined : Number(headers["content-length"]);

/** Refuses a body whose length is known to be too much, before any of it is read. Errors: `body_too_large`. */
export function checkAnnounced(request: IncomingMessage, maxBytes: number): void {
  if ((announcedBytes(request) ?? 0) > maxBytes) throw new Problem("body_too_large");
}

/** Holds the bytes of a body once, where their number is known beforehand, but for the first quarter. */
function collector(announced: number | undefined) {
  let chunks: Uint8Array[] = [];
  let whole: Buffer | undefined;
  let length = 0;
  return {
    length: () => length,
    add: (chunk: Uint8Array): void => {
      if (whole === undefined) chunks.push(chunk);
      else whole.set(chunk, length);
      length += chunk.length;
      // Made when a quarter is here: a length that is only announced costs no memory, not even an address.
      if (whole !== undefined || announced === undefined || length * 4 < announced) return;
      whole = Buffer.allocUnsafe(announced);
      let at = 0;
      for (const part of chunks) {
        whole.set(part, at);
        at += part.length;
      }
      chunks = [];
    },
    bytes: (): Uint8Array => whole ?? ((chunks.length === 1 && chunks[0]) || Buffer.concat(chunks, length)),
  };
}

/**
 * The body of a request, whole.
 * Errors  `body_too_large` as soon as it is longer than `maxBytes`, without reading on; `request_timeout` when it did not arrive within
 *         `timeoutMs`; `ClientGone`; `overloaded` when `account` has no memory for what arrived
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs, account }: Readonly<{ maxBytes: number; timeoutMs: number; account?: Account }>,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) throw new ClientGone(); // it would never say so again
    const body = collector(announcedBytes(request));
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      request.off("data", take).off("end", end).off("close", goneAway).off("error", goneAway).pause();
      outcome();
    };
    const refuse = (problem: Problem | ClientGone): void => settle(() => reject(problem));
    const take = (chunk: Uint8Array): void => {
      try {
        if (body.length() + chunk.length > maxBytes) throw new Problem("body_too_large");
        account?.add(chunk.length);
        body.add(chunk);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const end = (): void => {
      account?.arrived();
      settle(() => resolve(body.bytes()));
    };
    const goneAway = (): void => refuse(new ClientGone());
    const timer = setTimeout(() => refuse(new Problem("request_timeout")), timeoutMs);
    account?.receiving(refuse);
    request.on("data", take).on("end", end).on("close", goneAway).on("error", goneAway);
  });
}

/**
 * Reads what a client sends and keeps nothing of it, until its end or for `ms`. A client that is answered and cut off while it sends may
 * never read the answer.
 */
export async function discardBody(request: IncomingMessage, ms: number): Promise<void> {
  if (request.complete || request.destroyed || !hasBody(request)) return;
  const over = new AbortController();
  const ended = new Promise<void>((resolve) => {
    request
      .once("end", resolve)
      .once("close", resolve)
      .once("error", () => resolve());
  });
  request.resume();
  await Promise.race([ended, pause(ms, undefined, { signal: over.signal }).catch(() => undefined)]);
  over.abort();
}
