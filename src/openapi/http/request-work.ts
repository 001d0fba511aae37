import type { IncomingMessage, ServerResponse } from "node:http";
import type { ProblemReply } from "../runtime/problem-reply.ts";
import { STATUS_CODES } from "./node-http.ts";
import type { Work } from "./work.ts";

type Raw = Readonly<{ req: IncomingMessage; res: ServerResponse }>;

/** How long a client has to read the response. */
const LINGER_MS = 500;

function messageOf({ status, contentType, body, headers }: ProblemReply): string {
  const lines = Object.entries({
    ...headers,
    "content-type": contentType,
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Responds on the raw socket, bypassing hapi, which may still try to respond itself and then handles a closed connection. A response that has begun,
 * or is queued behind another one on the same connection, can only be cut off.
 */
function abandon({ req, res }: Raw, reply: () => ProblemReply): void {
  if (res.writableEnded) return;
  const { socket } = res;
  if (socket === null || res.headersSent) return void req.socket.destroy();
  socket.end(messageOf(reply()));
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
