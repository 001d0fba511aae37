import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "./node-http.ts";
import type { ProblemReply } from "./problem-reply.ts";
import type { Work } from "./work.ts";

type Raw = Readonly<{ req: IncomingMessage; res: ServerResponse }>;

/** So long a client has to read the answer. */
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
 * Answers on the socket, past hapi, which may still believe that it answers itself: it sees a client that has gone, and bears that. A response
 * that has begun, or has to wait for one before it on the same connection, can only be cut off.
 */
function abandon({ req, res }: Raw, reply: () => ProblemReply): void {
  if (res.writableEnded) return;
  const { socket } = res;
  if (socket === null || res.headersSent) return void req.socket.destroy();
  socket.end(messageOf(reply()));
  // Node and hapi wait for the end of a response that will not come, and the stop of the process for both.
  setTimeout(() => socket.destroy(), LINGER_MS);
}

/**
 * A request as the work of the process.
 * @param reply what a client is told when nobody else will answer
 */
export const requestWork = (id: string, raw: Raw, reply: () => ProblemReply): Work => ({
  about: { id },
  abandon: () => abandon(raw, reply),
});
