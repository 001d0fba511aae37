import type { Server, ServerResponse } from "node:http";
import { type Socket, Server as SocketServer } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { requestEvents } from "./connection-queue.ts";

/** More than it takes to make a connection and to send a request on it, within a continent. */
const QUIET_MS = 100;
/**
 * Of the time for the whole stop, a second of the default 30: more connections than can be accepted must not keep a
 * process whose successor waits.
 */
const PART = 30;

/**
 * - `isHandedOn`  whether another process goes on with the same socket, and takes the connections that wait there
 * - `quietMs`     how long nothing must arrive
 * - `release` called before the socket is closed, so that a process which has it too closes its copy first: nobody
 *   would accept from that
 * - `refuse`      called when what has arrived is taken, and other requests are to be refused
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
 * although its client may have sent a request, which nobody can repeat without a thought. Who comes later is refused by
 * the system, and knows that nothing was done. Requests are answered until none has arrived for a while, but every
 * response is the last one of its connection; then connections that are idle are closed.
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
    held?.push(socket.once("resume", socket.pause)); // which Node does with a new one, in a moment
  });
  for (const event of requestEvents)
    if (server.listenerCount(event) > 0)
      server.prependListener(event, (_request, response: ServerResponse) => {
        requests++;
        endAfter(response);
      });
  /** Waits, and then for the system to be asked once what has come: this process may have stood still all the time. */
  const look = async (ms: number): Promise<void> => {
    if (ms > 0) await pause(ms);
    await turn();
  };
  /** Waits until a count does not change between two looks, or for the limit. */
  const settled = async (count: () => number, ms: number): Promise<void> => {
    const end = performance.now() + limitMs;
    for (let last = Number.NaN; last !== count() && performance.now() < end; await look(ms)) last = count();
  };

  if (isHandedOn) closeSocket(server);
  await look(quietMs);
  const hasCome = connections + requests > 0;
  if (!isHandedOn) {
    // One connection is accepted in each turn of the event loop, so turns must be short; and who gets no answer makes
    // no further connection.
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
 * Without the connections, some of which `close` of an HTTP server would close too. It may be called afterwards, as
 * usual.
 */
function closeSocket(server: Server): void {
  if (server.listening) SocketServer.prototype.close.call(server);
}
