import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Request, Server } from "@hapi/hapi";

const REFUSAL = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * When more comes over a connection than its request has, hapi answers 400 in the middle of the request; the answer of the handler then
 * closes the response that is being made, and the `AssertError` of hapi, which nobody can catch, ends the process. So the connections of our
 * requests are refused here, as a server of node does it, before hapi hears of it: what it finds closed it leaves alone. Other requests
 * and other listeners of `clientError` are not touched.
 * @returns tells which requests are ours
 */
export function guardConnections({ listener }: Server): (request: Request) => void {
  const responses = new WeakMap<Socket, ServerResponse>();
  listener.prependListener("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = responses.get(socket);
    if (response === undefined || response.writableFinished) return;
    // A response that waits behind another one has no socket yet; nothing may be written into the other.
    const isNext = response.socket === socket && !response.headersSent;
    if (isNext && socket.writable && error.code !== "ECONNRESET") socket.write(REFUSAL);
    socket.destroy();
  });
  return ({ raw: { req, res } }) => void responses.set(req.socket, res);
}
