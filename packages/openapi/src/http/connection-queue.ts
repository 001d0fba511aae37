import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum queued requests of a process. Each takes 2 to 3 kB, so one read of 64 kB may become 6 MB. */
const MAX_WAITING = 20_000;

export type Begin = (request: IncomingMessage, response: ServerResponse) => void;

type Waiting = Readonly<{ request: IncomingMessage; begin: () => void }>;

/**
 * - `current`  the response in progress, or the finished one until the next queued request begins
 * - `end`      called when the queue is empty, after which no request is begun
 * - `isOver`   whether no further request is begun
 */
type Line = {
  current: ServerResponse | undefined;
  waiting: Waiting[];
  end: (() => void) | undefined;
  isOver: boolean;
};

export type ConnectionQueue = Readonly<{
  /**
   * Begins a request at once, or when its turn comes. One function for all requests is cheaper than a closure for each.
   */
  admit: (begin: Begin, request: IncomingMessage, response: ServerResponse) => void;
  /** All responses in progress. */
  responses: () => ServerResponse[];
  /** The response in progress. */
  current: (socket: Socket) => ServerResponse | undefined;
  /** Whether reading is paused because requests are queued. */
  isHeld: (socket: Socket) => boolean;
  /**
   * Ends a connection after the responses to its complete requests: calls `end`, unless the connection has been closed
   * by then. Further requests are not begun, and a stream, which may never end, is cut off.
   */
  finish: (socket: Socket, end: () => void) => void;
}>;

const streams = new WeakSet<ServerResponse>();
const ending = new WeakSet<Socket>();

/** To be called for a response that is a stream. */
export function beginStream(response: ServerResponse): void {
  streams.add(response);
  if (ending.has(response.req.socket)) response.destroy();
}

/** Overridden because Node resumes a socket at the end of each request. */
function pauseAgain(this: Socket): void {
  this.pause();
}

const isHeld = ({ waiting, end }: Line): boolean => waiting.length > 0 || end !== undefined;

/**
 * Begins one request of a connection at a time. Node parses whatever arrives in one read, up to 64 kB, and emits every
 * request in it at once: a thousand of them would run before any other connection is served, and be judged before any
 * of them runs (`load-shedding.ts`). Here the next one begins in a new turn of the event loop when the response before
 * it is over, that is, when the system has taken all of it, so responses do not pile up for a client that does not
 * read. Of those that wait on all connections, one begins in a turn: Node accepts one new connection in each, so
 * newcomers wait as long as all turns before theirs take. Nothing is read while requests wait, which bounds them to
 * those of one read. When the connection is closed they are dropped.
 * @param maxWaiting requests that may wait on all connections together; one that brings more is closed
 */
export function createConnectionQueue(maxWaiting = MAX_WAITING): ConnectionQueue {
  const lines = new WeakMap<Socket, Line>();
  const open = new Set<Socket>();
  /** Queued connections whose response is over, in the order in which they continue. */
  const due: Readonly<{ socket: Socket; line: Line }>[] = [];
  let waiting = 0;

  function forget(this: Socket): void {
    open.delete(this);
  }
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { current: undefined, waiting: [], end: undefined, isOver: false };
    lines.set(socket, line);
    if (!socket.closed) open.add(socket.once("close", forget));
    return line;
  };
  const hold = (socket: Socket, line: Line): void => {
    if (!isHeld(line)) socket.on("resume", pauseAgain).pause();
  };
  const release = (socket: Socket): void => void socket.off("resume", pauseAgain).resume();

  const take = (line: Line): Waiting | undefined => {
    const next = line.waiting.shift();
    if (next !== undefined) waiting--;
    return next;
  };
  /** Drops the queue. */
  const close = (line: Line): void => {
    waiting -= line.waiting.length;
    line.waiting = [];
    line.end = undefined;
    line.isOver = true;
  };
  const advance = (socket: Socket, line: Line): void => {
    line.current = undefined;
    const { end } = line;
    const next = socket.writable ? take(line) : undefined;
    if (next === undefined) close(line);
    // Also when finished, or the end of the peer would never be noticed.
    if (!isHeld(line)) release(socket);
    if (next !== undefined) next.begin();
    else if (socket.writable) end?.();
  };
  const advanceFirst = (): void => {
    const first = due.shift();
    if (due.length > 0) setImmediate(advanceFirst);
    if (first !== undefined) advance(first.socket, first.line);
  };
  const advanceSoon = (socket: Socket, line: Line): void => {
    due.push({ socket, line });
    if (due.length === 1) setImmediate(advanceFirst);
  };
  /** Shared by all responses, since a closure for each would cost more than the call. */
  function onClose(this: ServerResponse): void {
    const { socket } = this.req;
    const line = lines.get(socket);
    if (line?.current !== this) return;
    if (isHeld(line)) advanceSoon(socket, line);
    else line.current = undefined;
  }

  const start = (line: Line, begin: Begin, request: IncomingMessage, response: ServerResponse): void => {
    line.current = response;
    response.on("close", onClose);
    begin(request, response);
  };
  const admit: ConnectionQueue["admit"] = (begin, request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    if (line.isOver) return;
    if (line.current === undefined && !isHeld(line)) {
      start(line, begin, request, response);
    } else if (waiting === maxWaiting) {
      close(line);
      socket.destroy();
    } else {
      hold(socket, line);
      waiting++;
      // Leaves the async context of the previous request, in which `advance` is called.
      line.waiting.push({ request, begin: AsyncLocalStorage.bind(() => start(line, begin, request, response)) });
    }
  };

  return {
    admit,
    responses: () => [...open].flatMap((socket) => lines.get(socket)?.current ?? []),
    current: (socket) => lines.get(socket)?.current,
    isHeld: (socket) => {
      const line = lines.get(socket);
      return line !== undefined && isHeld(line);
    },
    finish: (socket, end) => {
      const line = lineOf(socket);
      if (line.isOver || line.end !== undefined) return;
      if (line.current === undefined && !isHeld(line)) {
        close(line);
        end();
        return;
      }
      if (line.current !== undefined && streams.has(line.current)) {
        close(line);
        socket.destroy();
        return;
      }
      ending.add(socket);
      hold(socket, line);
      line.end = end;
      if (line.waiting.at(-1)?.request.complete === false) {
        line.waiting.pop();
        waiting--;
      }
    },
  };
}

/** What Node emits for a request, of which it emits one. */
export const requestEvents = ["request", "checkContinue", "checkExpectation"] as const;

const queues = new WeakMap<Server, ConnectionQueue>();

/** The responses in progress of a server whose requests are queued. */
export const responsesOf = (server: Server): readonly ServerResponse[] => queues.get(server)?.responses() ?? [];

/**
 * Begins one request of each connection of a server at a time: everything that listens to requests when the server
 * begins to listen is called for the requests that begin.
 * @param maxWaiting see `createConnectionQueue`
 */
export function queueRequests(server: Server, maxWaiting?: number): ConnectionQueue {
  const queue = createConnectionQueue(maxWaiting);
  queues.set(server, queue);
  server.once("listening", () => {
    for (const event of requestEvents) {
      const listeners = server.listeners(event) as Begin[];
      if (listeners.length === 0) continue;
      const begin: Begin = (request, response) => {
        for (const listener of listeners) listener.call(server, request, response);
      };
      server.removeAllListeners(event).on(event, (request: IncomingMessage, response: ServerResponse) => {
        queue.admit(begin, request, response);
      });
    }
  });
  return queue;
}
