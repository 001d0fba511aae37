import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type Begin, type ConnectionQueue, createConnectionQueue } from "./connection-queue.ts";

/** What Node emits for a request, of which it emits one. */
const events = ["request", "checkContinue", "checkExpectation"] as const;

/**
 * Begins one request of each connection of a server at a time: everything that listens to requests when the server begins to listen is called for the
 * requests that begin.
 * @param maxWaiting see `createConnectionQueue`
 */
export function queueRequests(server: Server, maxWaiting?: number): ConnectionQueue {
  const queue = createConnectionQueue(maxWaiting);
  server.once("listening", () => {
    for (const event of events) {
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
