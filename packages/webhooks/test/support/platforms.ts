import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { server as hapi } from "@hapi/hapi";
import type { MiddlewareOptions } from "../../src/middleware/pipeline/middleware-options.ts";
import { webhooksPlugin } from "../../src/middleware/platforms/hapi.ts";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { createWebMiddleware } from "../../src/middleware/platforms/web.ts";
import type { Receiver } from "../../src/receiver/webhooks.ts";
import type { Sent } from "./deliveries.ts";

export type Got = Readonly<{ status: number; headers: Headers; text: string }>;

/** A receiver that accepts deliveries, wherever it runs. */
export type Platform = Readonly<{ send: (sent: Sent) => Promise<Got> }> & AsyncDisposable;
export type Served = Platform & Readonly<{ port: number }>;
export type Middleware = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The status of test servers for paths that are not the receiver's. */
export const ELSEWHERE = 418;

export const sendTo = async (port: number, { method, path, headers, body }: Sent): Promise<Got> => {
  const bodiless = method === "GET" || method === "HEAD";
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(!bodiless && { body }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** A plain server of Node. A promise of the middleware that rejects becomes a response that no test expects. */
export async function serve(middleware: Middleware): Promise<Served> {
  const server = createServer(async (request, response) => {
    try {
      if (!(await middleware(request, response))) response.writeHead(ELSEWHERE).end();
    } catch (error) {
      response.writeHead(599).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    send: (sent) => sendTo(port, sent),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function onHapi(webhooks: Receiver, options: MiddlewareOptions = {}): Promise<Served> {
  const server = hapi({ host: "127.0.0.1", port: 0, debug: false });
  server.ext("onPreResponse", ({ response }, h) => {
    if (response instanceof Error && response.output.statusCode === 404) return h.response().code(ELSEWHERE);
    return h.continue;
  });
  await server.register({ plugin: webhooksPlugin, options: { webhooks, ...options } });
  await server.start();
  const port = Number(server.info.port);
  return { port, send: (sent) => sendTo(port, sent), [Symbol.asyncDispose]: () => server.stop({ timeout: 0 }) };
}

export const onNode = (webhooks: Receiver, options?: MiddlewareOptions): Promise<Served> =>
  serve(createNodeMiddleware(webhooks, options));

/** Requests and responses of the web, without a server between. */
export async function onWeb(webhooks: Receiver, options: MiddlewareOptions = {}): Promise<Platform> {
  const receive = createWebMiddleware(webhooks, { ...options, unmatched: "undefined" });
  return {
    send: async ({ method, path, headers, body }) => {
      const bodiless = method === "GET" || method === "HEAD";
      const request = new Request(`http://localhost${path}`, { method, headers, ...(!bodiless && { body }) });
      const response = (await receive(request)) ?? new Response(null, { status: ELSEWHERE });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

export const platforms = [
  ["Node", onNode],
  ["the web", onWeb],
  ["hapi", onHapi],
] as const;
