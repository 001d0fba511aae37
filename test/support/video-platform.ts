import { once } from "node:events";
import { createServer } from "node:http";

/** A video platform on which every video is 1000 s long, until that is changed. */
export async function videoPlatform() {
  let length = 1000;
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.end(JSON.stringify({ lengthSeconds: length }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/{videoID}`,
    /** Edits all videos. */
    setLength: (seconds: number): void => {
      length = seconds;
    },
    requests: (): number => requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
