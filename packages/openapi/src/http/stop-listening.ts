import type { Server, ServerResponse } from "node:http";
import { type Socket, Server as SocketServer } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { requestEvents } from "./connection-queue.ts";

/** Longer than connecting and sending a request takes within a continent. */
const QUIET_MS = 100;
/**
 * Of the time for the whole stop, a second of the default 30: a flood of connections must not delay a process whose
 * successor waits.
 */
const PART = 30;

/**
 * - `isHandedOn`  whether another process keeps the same socket open, and accepts its pending connections
 * - `quietMs`     required time without new requests
 * - `release` called before the socket is closed, so that a process that shares it closes its copy first, from which
 *   nothing would accept
 * - `refuse`      called once pending connections are accepted; further requests are to be refused
 */
export type StopOptions = Readonly<{
  isHandedOn?: boolean;
  quietMs?: number;
  release?: (server: Server) => Promise<void>;
  refuse?: () => void;
}>;

/**
 * - `responses`  those in progress
 * - `timeoutMs`  for the whole stop, of which this takes a tenth at most
 */
type StopListening = StopOptions & Readonly<{ responses: Iterable<ServerResponse>; timeoutMs: number }>;

/**
 * Closes the listening socket of a server at a moment when no connection waits there: the system would reset it,
 * although its client may have sent a request that is not safe to retry. Later connections are refused by the system,
 * so their clients know that nothing was done. Requests are served until none has arrived for a while, but every
 * response closes its connection; then idle connections are closed.
 */
export async function stopListening(server: Server, options: StopListening): Promise<void> {
  const { responses, timeoutMs, isHandedOn = false, release, refuse } = options;
  if (!server.listening) return refuse?.();
  const limitMs = timeoutMs / PART;
  const quietMs = Math.min(options.quietMs ?? QUIET_MS, limitMs);
  let connections = 0;
  let requests = 0;
  let held: Socket[] | undefined;
  const endAfter = (response: ServerResponse): void => {
    response.shouldKeepAlive = false;
  };
  for (const response of responses) endAfter(response);
  server.on("connection", (socket: Socket) => {
    connections++;
    held?.push(socket.once("resume", socket.pause)); // which Node does with a new one shortly
  });
  for (const event of requestEvents)
    if (server.listenerCount(event) > 0)
      server.prependListener(event, (_request, response: ServerResponse) => {
        requests++;
        endAfter(response);
      });
  /** Waits, and then for one poll phase: this process may have been suspended all the time. */
  const look = async (ms: number): Promise<void> => {
    if (ms > 0) await pause(ms);
    await turn();
  };
  /** Waits until a count is unchanged between two checks, or until the limit. */
  const settled = async (count: () => number, ms: number): Promise<void> => {
    const end = performance.now() + limitMs;
    for (let last = Number.NaN; last !== count() && performance.now() < end; await look(ms)) last = count();
  };

  if (isHandedOn) closeSocket(server);
  await look(quietMs);
  const hasCome = connections + requests > 0;
  if (!isHandedOn) {
    // One connection is accepted per turn of the event loop, so turns must be short; clients without a response open no
    // further connections.
    held = [];
    await release?.(server);
    await look(0);
    await settled(() => connections, 0);
    closeSocket(server);
    for (const socket of held) socket.resume();
  }
  if (hasCome || held?.length) await settled(() => connections + requests, quietMs);
  refuse?.();
  server.closeIdleConnections();
}

/**
 * Closes the listening socket only; `close` of an HTTP server, which also closes connections, may still be called
 * afterwards.
 */
function closeSocket(server: Server): void {
  if (server.listening) SocketServer.prototype.close.call(server);
}
