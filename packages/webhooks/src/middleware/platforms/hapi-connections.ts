import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Request, Server } from "@hapi/hapi";

const REFUSAL = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * If a connection delivers more bytes than its request declared, hapi responds 400 in the middle of the request; the
 * response of the handler then closes the one in progress, and an `AssertError` in hapi, which cannot be caught,
 * terminates the process. So connections of our requests are rejected here, as Node's HTTP server does, before hapi
 * handles the error: it ignores closed connections. Other requests and other listeners of `clientError` are not
 * affected.
 * @returns a function that marks a request as ours
 */
export function guardConnections({ listener }: Server): (request: Request) => void {
  const responses = new WeakMap<Socket, ServerResponse>();
  listener.prependListener("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = responses.get(socket);
    if (response === undefined || response.writableFinished) return;
    // A pipelined response has no socket yet; nothing may be written into the response ahead of it.
    const isNext = response.socket === socket && !response.headersSent;
    if (isNext && socket.writable && error.code !== "ECONNRESET") socket.write(REFUSAL);
    socket.destroy();
  });
  return ({ raw: { req, res } }) => void responses.set(req.socket, res);
}
