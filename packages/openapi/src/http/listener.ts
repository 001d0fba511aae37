import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { ConnectionLimits } from "./connection-limits.ts";
import { queueRequests } from "./connection-queue.ts";
import { createServer, STATUS_CODES } from "./node-http.ts";

type ListenerOptions = Readonly<{
  limits: ConnectionLimits;
  bodyTimeoutMs: number;
  /** Called when a connection is closed because its bytes were not a valid request. */
  onFault: (fault: ConnectionFault) => void;
}>;

const LINGER_MS = 500;
/** The pipeline itself rejects a late body; anything it does not handle is cut off after this additional time. */
const SLACK_MS = 5000;

export type Listener = Readonly<{
  server: Server;
  /** Must be called once all other listeners are registered, since it replaces one of them. */
  answerFaults: () => void;
  /** The fault reported to a client outside the pipeline while its request was in progress. */
  faultOf: (socket: Socket) => ConnectionFault | undefined;
}>;

/** Node's default, which does not wait for previous responses. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417).end();
}

/** The HTTP server below hapi: connection limits, one request of a connection at a time, and connection faults. */
export function createListener({ limits, bodyTimeoutMs, onFault }: ListenerOptions): Listener {
  const refused = new WeakMap<Socket, ConnectionFault>();
  const server = createServer({
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.headersTimeoutMs + bodyTimeoutMs + SLACK_MS,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    requireHostHeader: false, // checked by `examine`, with its own message
  });
  // Otherwise workers at capacity to which a supervisor hands connections would pass one around forever. Not yet in the
  // types.
  Object.assign(server, { maxConnections: limits.maxConnections, dropMaxConnection: true });
  server.maxHeadersCount = 0; // Node would silently drop further headers; `examine` refuses them
  server.timeout = limits.sendTimeoutMs;

  const queue = queueRequests(server);
  server.on("checkExpectation", refuseExpectation);
  // The connection made no progress. Slow handlers and pending bodies have their own limits.
  server.on("timeout", (socket) => {
    if (queue.current(socket) === undefined || socket.writableLength > 0) socket.destroy();
  });

  const answer = (socket: Socket, fault: ConnectionFault): void => {
    refused.set(socket, fault);
    refuseConnection(socket, fault, LINGER_MS);
  };
  const onClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (refused.has(socket)) return; // still sending; already responded
    const fault = connectionFault(error);
    const isSilent = socket.bytesRead === 0; // opened speculatively by a browser and never used
    if (fault === undefined || isSilent || !socket.writable) {
      socket.destroy();
      return;
    }
    // The request is late because queued ones precede it, so it was not read yet. After that the connection must not
    // stay idle for long.
    if (fault.code === "request_timeout" && queue.isHeld(socket)) return;
    const response = queue.current(socket);
    if (response?.req.complete === false) {
      // The fault is in the body of the request in progress, whose response it replaces.
      if (response.headersSent) socket.destroy();
      else answer(socket, fault);
      return;
    }
    queue.finish(socket, () => {
      answer(socket, fault);
      onFault(fault);
    });
  };
  return {
    server,
    answerFaults: () => void server.removeAllListeners("clientError").on("clientError", onClientError),
    faultOf: (socket) => refused.get(socket),
  };
}

/**
 * Listens on a socket that another process has bound.
 * @throws like `listen`, for a descriptor that is not a listening socket
 */
export async function listenOn(server: Server, descriptor: number): Promise<void> {
  const listening = once(server, "listening");
  // With a bare number, a cluster worker would request the socket from its primary.
  server.listen(new Socket({ fd: descriptor, readable: false, writable: false }));
  await listening;
}

/** Why the bytes received on a connection are not a valid request. */
export type ConnectionFault = Readonly<{ status: number; code: string; text: string }>;

const malformed: ConnectionFault = {
  status: 400,
  code: "malformed_request",
  text: "This is not a request of HTTP/1.1.",
};
const faults: Readonly<Record<string, ConnectionFault>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "request_timeout", text: "The request did not arrive in time." },
  HPE_HEADER_OVERFLOW: { status: 431, code: "headers_too_large", text: "The headers of the request are too large." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "body_too_large", text: "The chunk extensions are too large." },
};

/** @returns undefined if no response is possible because the connection itself failed */
export const connectionFault = (error: NodeJS.ErrnoException): ConnectionFault | undefined =>
  faults[error.code ?? ""] ?? (error.code?.startsWith("HPE_") ? malformed : undefined);

/** A complete minimal response: the common headers belong to the responses of requests. */
const answerOf = ({ status, text }: ConnectionFault): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n\r\n${text}`;

/**
 * Responds on the raw connection and closes it. Incoming bytes are discarded for `lingerMs`, because closing a
 * connection with unread bytes resets it, and the response would be lost.
 */
export function refuseConnection(socket: Socket, fault: ConnectionFault, lingerMs: number): void {
  socket.end(answerOf(fault));
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}
