import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ProblemReply } from "../runtime/problem-reply.ts";
import { STATUS_CODES } from "./node-http.ts";

/** A unit of work of the process: a request, or a webhook delivery being handled. */
export type Work = Readonly<{
  /** For the log. */
  about: Readonly<{ id: string } | { delivery: string }>;
  /** Aborts the work, because what it waits for will never happen. */
  abandon?: () => void;
}>;

const current = new AsyncLocalStorage<Work>();

/** The current work, also from within an uncaught exception; undefined if there is none. */
export const currentWork = (): Work | undefined => current.getStore();

/** Associates everything that is done and started from here on with this work. */
export const enterWork = (work: Work): void => current.enterWith(work);

/** Runs `run`, and everything it starts, as part of this work. */
export const asWork = <T>(work: Work, run: () => T): T => current.run(work, run);

type Raw = Readonly<{ req: IncomingMessage; res: ServerResponse }>;

/** How long a client has to read the response. */
const LINGER_MS = 500;

function httpMessage({ status, contentType, body, headers }: ProblemReply): string {
  const lines = Object.entries({
    ...headers,
    "content-type": contentType,
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Responds on the raw socket, bypassing hapi, which may still try to respond itself and then handles a closed
 * connection. A response that has begun, or is queued behind another one on the same connection, can only be cut off.
 */
function abandon({ req, res }: Raw, reply: () => ProblemReply): void {
  if (res.writableEnded) return;
  const { socket } = res;
  if (socket === null || res.headersSent) return void req.socket.destroy();
  socket.end(httpMessage(reply()));
  // Otherwise Node and hapi would wait for the end of a response that never comes, and graceful shutdown for both.
  setTimeout(() => socket.destroy(), LINGER_MS);
}

/**
 * A request as a unit of work of the process.
 * @param reply sent to the client if nothing else will respond
 */
export const requestWork = (id: string, raw: Raw, reply: () => ProblemReply): Work => ({
  about: { id },
  abandon: () => abandon(raw, reply),
});
