import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type ConnectionFault, connectionFault, refuseConnection } from "./connection-fault.ts";
import type { ConnectionLimits } from "./connection-limits.ts";
import { straighten } from "./front.ts";
import { createServer } from "./node-http.ts";

type ListenerOptions = Readonly<{
  limits: ConnectionLimits;
  bodyTimeoutMs: number;
  /** A connection that was closed because no request could be made of what came. */
  onFault: (fault: ConnectionFault) => void;
}>;

const LINGER_MS = 500;
/** A body that is late is answered by the pipeline, in its own words; what the pipeline does not look at ends after so much more. */
const SLACK_MS = 5000;

export type Listener = Readonly<{
  server: Server;
  /** Has to be called when all other listeners are there, since it takes the place of one of them. */
  answerFaults: () => void;
  /** What was told to a client past the pipeline, which had its request under way. */
  faultOf: (socket: Socket) => ConnectionFault | undefined;
}>;

/** The HTTP server below hapi: limits of connections, one shape for all targets, and faults of connections. */
export function createListener({ limits, bodyTimeoutMs, onFault }: ListenerOptions): Listener {
  const underWay = new WeakMap<Socket, Set<ServerResponse>>();
  const refused = new WeakMap<Socket, ConnectionFault>();
  const server = createServer({
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.headersTimeoutMs + bodyTimeoutMs + SLACK_MS,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    requireHostHeader: false, // `straighten` asks for it, and has words for it
  });
  // Workers that are full would hand a connection round among them without end. The types do not know it yet.
  Object.assign(server, { maxConnections: limits.maxConnections, dropMaxConnection: true });
  server.maxHeadersCount = 0; // node would drop the others without a word; `straighten` refuses them
  server.timeout = limits.sendTimeoutMs;

  const isUnderWay = (socket: Socket): boolean => (underWay.get(socket)?.size ?? 0) > 0;
  const follow = (socket: Socket, response: ServerResponse): void => {
    const responses = underWay.get(socket) ?? new Set();
    underWay.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
  };
  const first = (request: IncomingMessage, response: ServerResponse): void => {
    straighten(request);
    follow(request.socket, response);
  };
  server.on("request", first).on("checkContinue", first);
  // Nothing moved for a while. A handler that takes its time, or a body that is awaited, has limits of its own.
  server.on("timeout", (socket) => {
    if (!isUnderWay(socket) || socket.writableLength > 0) socket.destroy();
  });

  const onClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (refused.has(socket)) return; // it still sends; it has been told
    const fault = connectionFault(error);
    const isSilent = socket.bytesRead === 0; // opened beforehand and never used, as browsers do
    const [next] = underWay.get(socket) ?? [];
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
