import type { IncomingMessage } from "node:http";
import type { Answer } from "../pipeline/webhook-responses.ts";
import type { NodeResponse } from "./node-types.ts";

/** Milliseconds for which a rejected sender may continue to send. */
const LINGER_MS = 1000;

/**
 * Discards the rest of the request. Closing a connection with unread bytes resets it, and the sender may never read the
 * response. Resolves when the request has ended or failed, or after one second.
 */
export function discardRest(request: IncomingMessage): Promise<void> {
  const { readableEnded, destroyed } = request;
  // Serverless adapters pass requests that have already ended, or that emit no events.
  const canEnd = typeof request.once === "function" && typeof request.resume === "function";
  if (!canEnd || readableEnded || destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, LINGER_MS).unref();
    for (const end of ["end", "close", "error"]) request.once(end, done);
    request.resume();
  });
}

/** The response headers; HTTP/2 does not allow `Connection`. */
export function nodeHeaders(request: IncomingMessage, { headers }: Answer): Record<string, string> {
  if (headers["connection"] === undefined) return { ...headers };
  const { connection, ...rest } = headers;
  return connection === undefined || request.httpVersionMajor >= 2 ? rest : { ...headers };
}

/** Sends the response, unless one was already sent. */
export function sendNodeAnswer(request: IncomingMessage, response: NodeResponse, answer: Answer): void {
  if (response.headersSent || response.writableEnded) return;
  response.writeHead(answer.status, nodeHeaders(request, answer));
  if (!answer.close || typeof response.write !== "function") {
    response.end(answer.body);
    return;
  }
  response.write(answer.body);
  void discardRest(request).then(() => response.end());
}
