import { Readable } from "node:stream";
import type { Plugin, Request, ResponseObject, ResponseToolkit, ServerRoute } from "@hapi/hapi";
import { guardConnections } from "./hapi-faults.ts";
import type { Answer } from "./middleware/answers.ts";
import { nodeHeader } from "./middleware/node.ts";
import { discardRest, nodeHeaders } from "./middleware/node-answer.ts";
import { readNodeBody } from "./middleware/node-body.ts";
import type { MiddlewareOptions } from "./middleware/options.ts";
import { pathnameOf } from "./middleware/path.ts";
import { createPipeline, type Pipeline } from "./middleware/pipeline.ts";
import type { Receiver } from "./webhooks.ts";

export type WebhooksPluginOptions = MiddlewareOptions & Readonly<{ webhooks: Receiver }>;

/** The body of an answer that ends when the sender has stopped sending, so that it can read the answer. */
const lingering = (body: string, request: Request): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from(body);
      await discardRest(request.raw.req);
    })(),
    { objectMode: false },
  );

function reply(answer: Answer, request: Request, h: ResponseToolkit): ResponseObject {
  // hapi closes the connection when it answers before the body was read.
  const unread = answer.close || !request.raw.req.readableEnded;
  const response = h.response(unread ? lingering(answer.body, request) : answer.body).code(answer.status);
  response.charset("");
  for (const [name, value] of Object.entries(nodeHeaders(request.raw.req, answer))) response.header(name, value);
  return response;
}

const MOST_BYTES = Number.MAX_SAFE_INTEGER;
/** hapi refuses such a body by itself, after it has waited for its end. */
const isEndless = ({ raw }: Request): boolean => Number(raw.req.headers["content-length"] ?? 0) > MOST_BYTES;

/** Every method, because another one than POST is answered here too; and nothing that hapi reads or refuses before. */
function routeOf({ path, answer }: Pipeline): ServerRoute {
  const handle = async (request: Request, h: ResponseToolkit): Promise<ResponseObject> => {
    const { req } = request.raw;
    const incoming = {
      method: req.method ?? "",
      header: nodeHeader(req.headers),
      readBody: (limits: Parameters<typeof readNodeBody>[1]) => readNodeBody(req, limits),
    };
    return reply(await answer(incoming, request.path), request, h);
  };
  const onPreAuth = async (request: Request, h: ResponseToolkit): Promise<ResponseObject | symbol> =>
    isEndless(request) ? (await handle(request, h)).takeover() : h.continue;
  return {
    method: "*",
    path,
    options: {
      auth: false,
      cors: false,
      state: { parse: false, failAction: "ignore" },
      payload: {
        parse: false,
        output: "stream",
        override: "application/octet-stream",
        allow: "application/octet-stream",
        maxBytes: MOST_BYTES,
      },
      ext: { onPreAuth: { method: onPreAuth } },
    },
    handler: handle,
  };
}

/** Gives a request another path. hapi makes a URL of it, with the `Host` in it, which may be none that a URL can have. */
function redirect(request: Request, path: string): void {
  const query = /\?[^#]*/.exec(request.raw.req.url ?? "")?.[0] ?? "";
  try {
    request.setUrl(path + query);
  } catch {
    request.setUrl(new URL(path + query, "http://localhost"));
  }
}

const withoutSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, "");

/**
 * Receives deliveries on a hapi server, with the answers of `createNodeMiddleware`.
 * `await server.register({ plugin: webhooksPlugin, options: { webhooks, path: "/hooks" } })`, as often as there are receivers;
 * `routes: { prefix }` of `register` is put before the path. Authentication and CORS of the server do not apply to it: deliveries are signed.
 * @throws TypeError at registration, naming the option that is wrong
 */
export const webhooksPlugin: Plugin<WebhooksPluginOptions> = {
  name: "webhooks",
  multiple: true,
  register: (server, { webhooks, ...options }) => {
    const pipeline = createPipeline(webhooks, options);
    const prefix: string = server.realm.modifiers.route.prefix ?? "";
    const whole = prefix === "" || pipeline.path !== "/" ? prefix + pipeline.path : prefix;
    server.route(routeOf(pipeline));
    const guard = guardConnections(server);
    const own = withoutSlashes(whole).toLowerCase(); // the server may not know upper from lower case
    server.ext("onRequest", (request, h) => {
      const { path } = request;
      if (withoutSlashes(path).toLowerCase() === own) guard(request);
      // To hapi, a slash at the end or a dot makes another path.
      const mayBeOurs = path.endsWith("/") || path.includes("/.");
      if (mayBeOurs && path !== whole && pathnameOf(path) === whole) redirect(request, whole);
      return h.continue;
    });
  },
};
