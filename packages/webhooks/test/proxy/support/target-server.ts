import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { tape } from "./client.ts";

export type Forwarded = Readonly<{ url: string | undefined; headers: IncomingHttpHeaders; body: string }>;

/** A local service that records the requests it receives and responds with `status`. */
export async function targetServer(status = 200) {
  const requests = tape<Forwarded>();
  const server = createServer(async (request, response) => {
    requests.add({ url: request.url, headers: request.headers, body: (await buffer(request)).toString() });
    response.writeHead(status, status < 400 ? { location: "/elsewhere" } : {}).end("an answer");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/host/webhooks`,
    requests,
    [Symbol.asyncDispose]: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
