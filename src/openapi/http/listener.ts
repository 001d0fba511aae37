import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { type ConnectionFault, connectionFault, refuseConnection } from "./connection-fault.ts";
import type { ConnectionLimits } from "./connection-limits.ts";
import { createServer } from "./node-http.ts";
import { normaliseRequest } from "./request-check.ts";

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
  /** The fault a client was told about outside the pipeline while its request was in progress. */
  faultOf: (socket: Socket) => ConnectionFault | undefined;
}>;

/** The HTTP server below hapi: connection limits, normalised request targets, and connection faults. */
export function createListener({ limits, bodyTimeoutMs, onFault }: ListenerOptions): Listener {
  const responses = new WeakMap<Socket, ServerResponse[]>();
  const refused = new WeakMap<Socket, ConnectionFault>();
  const server = createServer({
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.headersTimeoutMs + bodyTimeoutMs + SLACK_MS,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    requireHostHeader: false, // checked by `normaliseRequest`, with its own message
  });
  // Otherwise workers at capacity would pass a connection around among themselves forever. Not yet in the types.
  Object.assign(server, { maxConnections: limits.maxConnections, dropMaxConnection: true });
  server.maxHeadersCount = 0; // Node would silently drop further headers; `normaliseRequest` rejects them
  server.timeout = limits.sendTimeoutMs;

  /** Responses that are not over, in the order of their requests, which is that in which they end. */
  const pending = (socket: Socket): ServerResponse[] => {
    const known = responses.get(socket) ?? [];
    while (known[0]?.closed === true) known.shift();
    return known;
  };
  /** Shared by all responses, since a closure for each would cost more than the call. */
  function forget(this: ServerResponse): void {
    pending(this.req.socket);
  }
  const track = (socket: Socket, response: ServerResponse): void => {
    const known = responses.get(socket);
    if (known === undefined) responses.set(socket, [response]);
    else known.push(response);
    response.on("close", forget);
  };
  const first = (request: IncomingMessage, response: ServerResponse): void => {
    normaliseRequest(request);
    track(request.socket, response);
  };
  server.on("request", first).on("checkContinue", first);
  // No progress for a while. Slow handlers and pending bodies have their own limits.
  server.on("timeout", (socket) => {
    if (pending(socket).length === 0 || socket.writableLength > 0) socket.destroy();
  });

  const onClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (refused.has(socket)) return; // still sending; already told
    const fault = connectionFault(error);
    const isSilent = socket.bytesRead === 0; // opened speculatively and never used, as browsers do
    const [next] = pending(socket);
    if (fault === undefined || isSilent || !socket.writable || next?.headersSent === true) {
      socket.destroy();
      return;
    }
    refused.set(socket, fault);
    refuseConnection(socket, fault, LINGER_MS);
    if (next === undefined) onFault(fault);
  };
  return {
    server,
    answerFaults: () => void server.removeAllListeners("clientError").on("clientError", onClientError),
    faultOf: (socket) => refused.get(socket),
  };
}

/**
 * Listens on a socket that another process has bound.
 * Errors  as by `listen`, for a descriptor that is no listening socket
 */
export async function listenOn(server: Server, descriptor: number): Promise<void> {
  const listening = once(server, "listening");
  // Given as a number, a worker of a cluster would ask its primary for the socket.
  server.listen(new Socket({ fd: descriptor, readable: false, writable: false }));
  await listening;
}
