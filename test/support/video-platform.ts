import { once } from "node:events";
import { createServer } from "node:http";

/** A video platform on which every video is 1000 s long. */
export async function videoPlatform() {
  const server = createServer((_request, response) => response.end('{"lengthSeconds":1000}'));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/{videoID}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
