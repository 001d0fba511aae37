import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as it arrived. */
export type Received = Readonly<{ path: string; headers: IncomingHttpHeaders; body: string }>;
/** How a receiver answers; undefined: never. */
export type Reply = Readonly<{ status: number; headers?: Record<string, string>; body?: string }> | undefined;

/** An HTTP server on a free port of this machine that keeps what it is sent. */
export async function startReceiver(reply: (request: Received, count: number) => Reply = () => ({ status: 204 })) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const got = { path: request.url ?? "", headers: request.headers, body: await text(request) };
    received.push(got);
    const answer = reply(got, received.length);
    if (answer !== undefined) response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook?key=hidden-in-the-query`,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(body)),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
