import type { Request } from "@hapi/hapi";
import type { Work } from "../work.ts";

const internalError = (id: string): string =>
  `HTTP/1.1 500 Internal Server Error\r\nX-Request-Id: ${id}\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/**
 * Answers on the socket, past hapi, which may still believe that it answers itself: it sees a client that has gone, and bears that. A response
 * that has begun, or has to wait for one before it on the same connection, can only be cut off.
 */
function abandon({ raw: { req, res }, app: { id } }: Request): void {
  if (res.writableEnded) return;
  if (res.socket === null || res.headersSent) req.socket.destroy();
  else res.socket.end(internalError(id));
}

/** A request as the work of the process. */
export const requestWork = (request: Request): Work => ({
  about: { id: request.app.id },
  abandon: () => abandon(request),
});
