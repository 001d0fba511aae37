import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { local } from "../support/world.ts";

/** A platform that delays the duration of a video, so that submissions stay in progress as long as a test needs. */
export async function slowPlatform() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    sockets.push(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    /** For `DURATION_URL`. */
    url: `http://127.0.0.1:${port}/{videoID}`,
    /** How many submissions wait. */
    asked: () => sockets.length,
    answer: () => {
      for (const socket of sockets) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 21\r\n\r\n{"lengthSeconds":100}');
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A submission to its own video, over its own connection: processes that share a port share connections too. */
export const submission = (base: string, number: number): Promise<number> =>
  fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify({
      videoID: `video${String(number).padStart(6, "0")}`,
      userID: local("ann"),
      segments: [{ segment: [1, 6], category: "sponsor" }],
    }),
  }).then(
    ({ status }) => status,
    () => 0,
  );

export const isServed = (base: string): Promise<boolean> =>
  fetch(base, { headers: { connection: "close" } }).then(
    () => true,
    () => false,
  );
