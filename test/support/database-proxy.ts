import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Between the service and its database: forwards everything, refuses connections, swallows everything, or is slow. */
export async function proxyTo(host: string, port: number) {
  const sockets = new Set<Socket>();
  let trips = 0;
  let isSilent = false;
  let delayMs = 0;
  /** @param delay how late a piece is that comes now, in ms; a piece never overtakes the one before */
  const carry = (one: Socket, other: Socket, delay: () => number): void => {
    let clear = 0;
    sockets.add(one);
    one.on("error", () => {}); // a connection that is cut is what this is for
    one.on("close", () => {
      sockets.delete(one);
      other.destroy();
    });
    one.on("data", (bytes) => {
      const now = performance.now();
      clear = Math.max(clear, now + delay());
      if (clear <= now) other.write(bytes);
      else setTimeout(() => other.destroyed || other.write(bytes), clear - now).unref();
    });
    if (isSilent) one.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(port, host);
    carry(client, upstream, () => 0);
    let isAsked = false;
    client.on("data", () => {
      if (!isAsked) trips++;
      isAsked = true;
    });
    upstream.on("data", () => {
      isAsked = false;
    });
    carry(upstream, client, () => delayMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const ownPort = typeof address === "object" && address !== null ? address.port : 0;
  const reset = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const cut = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    reset();
    await closed;
  };
  return {
    port: ownPort,
    cut,
    restore: async (): Promise<void> => {
      server.listen(ownPort, "127.0.0.1");
      await once(server, "listening");
    },
    /** Ends the connections there are; new ones are let through. */
    reset,
    /** Nothing is lost, nothing arrives: a server that hangs, or a network that drops packets. */
    silence: (): void => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak: (): void => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    /** The number of round trips to the server since the last call. */
    tripsSince: (): number => {
      const made = trips;
      trips = 0;
      return made;
    },
    /** From now on every response of the server is delayed by this many ms. */
    delay: (ms: number): void => {
      delayMs = ms;
    },
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await cut();
    },
  };
}
