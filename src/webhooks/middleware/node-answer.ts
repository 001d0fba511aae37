import type { IncomingMessage } from "node:http";
import type { Answer } from "./answers.ts";
import type { NodeResponse } from "./node-types.ts";

/** Milliseconds in which a sender may go on sending after it was refused. */
const LINGER = 1000;

/**
 * Throws away what is still being sent. Closing a connection with unread bytes in it resets it, and the sender may never read the answer.
 * Settles when the request has ended, in whatever way, or after a second.
 */
export function discardRest(request: IncomingMessage): Promise<void> {
  const { readableEnded, destroyed } = request;
  // Adapters of serverless platforms give requests whose sender has long ended, or that know of no ending.
  const canEnd = typeof request.once === "function" && typeof request.resume === "function";
  if (!canEnd || readableEnded || destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, LINGER).unref();
    for (const end of ["end", "close", "error"]) request.once(end, done);
    request.resume();
  });
}

/** The headers of an answer; HTTP/2 ends streams and has no word for connections. */
export function nodeHeaders(request: IncomingMessage, { headers }: Answer): Record<string, string> {
  if (headers["connection"] === undefined) return { ...headers };
  const { connection, ...rest } = headers;
  return connection === undefined || request.httpVersionMajor >= 2 ? rest : { ...headers };
}

/** Sends an answer, unless something else has answered already. */
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
