import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One connection of a client to the channel, whose response the test controls. */
export type Visit = Readonly<{
  url: string | undefined;
  headers: IncomingHttpHeaders;
  /** Begins the event stream. */
  open(head?: Readonly<Record<string, string>>): Visit;
  /** Resolves when the socket has taken it: not before the client reads, once buffers are full. */
  write(bytes: string | Uint8Array): Promise<void>;
  /** A whole message with this value as JSON. */
  send(value: unknown, fields?: string): Promise<void>;
  answer(status: number, head?: Readonly<Record<string, string>>, body?: string): void;
  /** Ends the stream as a server does on graceful shutdown. */
  end(): void;
  /** Breaks the connection immediately. */
  cut(): void;
  /** Resolves when the connection has ended, from either side. */
  gone: Promise<unknown>;
}>;

function visitOf(request: IncomingMessage, response: ServerResponse): Visit {
  const write = (bytes: string | Uint8Array) =>
    new Promise<void>((resolve, reject) =>
      response.write(bytes, (error) => (error instanceof Error ? reject(error) : resolve())),
    );
  const visit: Visit = {
    url: request.url,
    headers: request.headers,
    open: (head) => {
      response.writeHead(200, { "content-type": "text/event-stream", ...head });
      response.flushHeaders();
      return visit;
    },
    write,
    send: (value, fields = "") => write(`${fields}data: ${JSON.stringify(value)}\n\n`),
    answer: (status, head = {}, body = "") => void response.writeHead(status, head).end(body),
    end: () => void response.end(),
    cut: () => void request.socket.destroy(),
    gone: once(response, "close"),
  };
  return visit;
}

/** A webhook proxy on loopback. It sends nothing by itself: `visit` gives the next connection to the test. */
export async function channelServer() {
  const visits: Visit[] = [];
  const wanted: ((visit: Visit) => void)[] = [];
  const server = createServer((request, response) => {
    const visit = visitOf(request, response);
    const expected = wanted.shift();
    if (expected === undefined) visits.push(visit);
    else expected(visit);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${port}/channel`,
    visit: (): Promise<Visit> => {
      const visit = visits.shift();
      return visit === undefined ? new Promise((resolve) => wanted.push(resolve)) : Promise.resolve(visit);
    },
    /** Connections that the test has not yet requested. */
    unseen: (): number => visits.length,
    stop,
    restart: () => listen(port),
    [Symbol.asyncDispose]: stop,
  };
}
