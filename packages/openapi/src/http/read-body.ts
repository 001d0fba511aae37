import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { collectBytes } from "../byte-collector.ts";
import type { ByteStream } from "../operation/handler.ts";
import { Problem } from "../operation/problem.ts";
import { ClientGone } from "../runtime/client-gone.ts";
import { type BodyHead, bodyClosed, type OpenBody } from "../runtime/request.ts";
import type { Account } from "./byte-budget.ts";

/** hapi options: the specification, not hapi, determines content types and body sizes, also on unknown paths. */
export const rawPayload = {
  parse: false,
  output: "stream",
  maxBytes: Number.MAX_SAFE_INTEGER,
  override: "application/octet-stream",
} as const;

/** How long a rejected client may continue to send before the response. */
export const LINGER_MS = 500;

/** Whether the request has a body. Source: RFC 9112, section 6. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** The declared length of the body; undefined if it is chunked. */
export const declaredBytes = ({ headers }: IncomingMessage): number | undefined =>
  headers["content-length"] === undefined ? undefined : Number(headers["content-length"]);

/** What is known about a body before it is read. */
export const bodyHead = (request: IncomingMessage): BodyHead => ({
  isSent: hasBody(request),
  declared: declaredBytes(request),
});

/**
 * Reads the complete body of the request.
 * @throws Problem `body_too_large` as soon as it exceeds `maxBytes`, without reading on; `request_timeout` if it did
 *   not arrive within `timeoutMs`; `ClientGone`; `overloaded` if `account` has no memory for it
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs, account }: Readonly<{ maxBytes: number; timeoutMs: number; account?: Account }>,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) throw new ClientGone(); // the event will not be emitted again
    const body = collectBytes(declaredBytes(request));
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      request.off("data", onData).off("end", onEnd).off("close", onDisconnect).off("error", onDisconnect).pause();
      outcome();
    };
    const refuse = (problem: Problem | ClientGone): void => settle(() => reject(problem));
    const onData = (chunk: Uint8Array): void => {
      try {
        if (body.length() + chunk.length > maxBytes) throw new Problem("body_too_large");
        account?.add(chunk.length);
        body.add(chunk);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const onEnd = (): void => {
      account?.arrived();
      settle(() => resolve(body.bytes()));
    };
    const onDisconnect = (): void => refuse(new ClientGone());
    const timer = setTimeout(() => refuse(new Problem("request_timeout")), timeoutMs);
    account?.receiving(refuse);
    request.on("data", onData).on("end", onEnd).on("close", onDisconnect).on("error", onDisconnect);
  });
}

/**
 * Reads and discards the body, until its end or for `ms`. A client whose connection is closed while it sends may never
 * read the response.
 */
export async function discardBody(request: IncomingMessage, ms: number): Promise<void> {
  if (request.complete || request.destroyed || !hasBody(request)) return;
  const finished = new AbortController();
  const ended = new Promise<void>((resolve) => {
    request
      .once("end", resolve)
      .once("close", resolve)
      .once("error", () => resolve());
  });
  request.resume();
  await Promise.race([ended, pause(ms, undefined, { signal: finished.signal }).catch(() => undefined)]);
  finished.abort();
}

/**
 * Opens the body of the request for its handler. It is paused while it is not read. Errors of the stream:
 * `body_too_large` as soon as it exceeds `maxBytes`; `request_timeout` if it did not arrive within `timeoutMs`;
 * `ClientGone`
 */
export function readStream(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: Readonly<{ maxBytes: number; timeoutMs: number }>,
): OpenBody {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let outcome: Error | "end" | undefined;
  let wake = (): void => undefined;
  const settle = (result: Error | "end"): void => {
    clearTimeout(timer);
    request.off("data", onData).off("end", onEnd).off("close", onDisconnect).off("error", onDisconnect).pause();
    outcome ??= result;
    wake();
  };
  const onData = (chunk: Uint8Array): void => {
    request.pause();
    length += chunk.length;
    if (length > maxBytes) settle(new Problem("body_too_large"));
    else chunks.push(chunk);
    wake();
  };
  const onEnd = (): void => settle("end");
  const onDisconnect = (): void => settle(new ClientGone());
  const timer = setTimeout(() => settle(new Problem("request_timeout")), timeoutMs);
  request.pause().on("data", onData).on("end", onEnd).on("close", onDisconnect).on("error", onDisconnect);
  if (request.destroyed) onDisconnect(); // the event will not be emitted again

  async function* read(): ByteStream {
    while (true) {
      const chunk = outcome instanceof Error ? undefined : chunks.shift();
      if (chunk !== undefined) yield chunk;
      else if (outcome === "end") return;
      else if (outcome !== undefined) throw outcome;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
          request.resume();
        });
    }
  }
  return { stream: read(), close: () => settle(bodyClosed()) };
}
