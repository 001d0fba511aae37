import type { Server as HttpServer } from "node:http";
import type { Server } from "@hapi/hapi";

/**
 * Stops a server: it waits for requests in progress, and closes the connections of those that take longer than `timeoutMs`. hapi begins to count only
 * when everything has ended that it does not know of.
 */
export async function stopServer(server: Server, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => (server.listener as HttpServer).closeAllConnections(), timeoutMs);
  try {
    await server.stop({ timeout: timeoutMs });
  } finally {
    clearTimeout(timer);
  }
}
