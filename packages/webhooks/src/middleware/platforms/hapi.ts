import { Readable } from "node:stream";
import type { Plugin, Request, ResponseObject, ResponseToolkit, ServerRoute } from "@hapi/hapi";
import type { Receiver } from "../../receiver/webhooks.ts";
import { readNodeBody } from "../body/node-body.ts";
import type { MiddlewareOptions } from "../pipeline/middleware-options.ts";
import { pathnameOf } from "../pipeline/path.ts";
import { createPipeline, type Pipeline } from "../pipeline/pipeline.ts";
import type { Answer } from "../pipeline/webhook-responses.ts";
import { guardConnections } from "./hapi-connections.ts";
import { nodeHeader } from "./node.ts";
import { discardRest, nodeHeaders } from "./node-response.ts";

export type WebhooksPluginOptions = MiddlewareOptions & Readonly<{ webhooks: Receiver }>;

/** A response body that ends only when the sender has stopped sending, so that the sender can read the response. */
const lingeringBody = (body: string, request: Request): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from(body);
      await discardRest(request.raw.req);
    })(),
    { objectMode: false },
  );

function reply(answer: Answer, request: Request, h: ResponseToolkit): ResponseObject {
  // hapi closes the connection when it responds before the body was read.
  const unread = answer.close || !request.raw.req.readableEnded;
  const response = h.response(unread ? lingeringBody(answer.body, request) : answer.body).code(answer.status);
  response.charset("");
  for (const [name, value] of Object.entries(nodeHeaders(request.raw.req, answer))) response.header(name, value);
  return response;
}

const MAX_BYTES = Number.MAX_SAFE_INTEGER;
/** hapi rejects such a body itself, but only after waiting for its end. */
const isEndless = ({ raw }: Request): boolean => Number(raw.req.headers["content-length"] ?? 0) > MAX_BYTES;

/**
 * Matches every method, because the pipeline also responds to methods other than POST; disables everything hapi would
 * read or reject first.
 */
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
        maxBytes: MAX_BYTES,
      },
      ext: { onPreAuth: { method: onPreAuth } },
    },
    handler: handle,
  };
}

/** Rewrites the path of a request. hapi builds a URL from it and from `Host`, which may not be valid in a URL. */
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
 * Receives deliveries on a hapi server, with the responses of `createNodeMiddleware`. `await server.register({ plugin:
 * webhooksPlugin, options: { webhooks, path: "/hooks" } })`, once per receiver; `routes: { prefix }` of `register` is
 * prepended to the path. Authentication and CORS of the server do not apply: deliveries are signed.
 * @throws TypeError at registration, naming the invalid option
 */
export const webhooksPlugin: Plugin<WebhooksPluginOptions> = {
  name: "webhooks",
  multiple: true,
  register: (server, { webhooks, ...options }) => {
    const pipeline = createPipeline(webhooks, options);
    const prefix: string = server.realm.modifiers.route.prefix ?? "";
    const fullPath = prefix === "" || pipeline.path !== "/" ? prefix + pipeline.path : prefix;
    server.route(routeOf(pipeline));
    const guard = guardConnections(server);
    const own = withoutSlashes(fullPath).toLowerCase(); // the server may be case-insensitive
    server.ext("onRequest", (request, h) => {
      const { path } = request;
      if (withoutSlashes(path).toLowerCase() === own) guard(request);
      // hapi treats a trailing slash or a dot segment as a different path.
      const mayBeOurs = path.endsWith("/") || path.includes("/.");
      if (mayBeOurs && path !== fullPath && pathnameOf(path) === fullPath) redirect(request, fullPath);
      return h.continue;
    });
  },
};
