import { randomUUID } from "node:crypto";
import { server as hapi, type Lifecycle, type Request, type ResponseToolkit, type Server } from "@hapi/hapi";
import { Problem } from "../errors.ts";
import type { RequestValidators } from "./decode/decode.ts";
import { methodRoutes } from "./methods.ts";
import type { Operation } from "./operation.ts";
import { asProblem, problemReply } from "./problem-reply.ts";
import { type AnyHandler, type Pipeline, routeOf } from "./route.ts";
import { apiHeaders, commonHeaders } from "./static-headers.ts";

/** One finished request, for the log and the metrics. It never holds the address, the query or the body. */
export type Exchange = Readonly<{
  id: string;
  /** `unmatched` when no operation has the path or the method. */
  operationId: string;
  method: string;
  status: number;
  code: string | undefined;
  ms: number;
}>;

export type ServerOptions = Pipeline &
  Readonly<{
    host: string;
    port: number;
    operations: Readonly<Record<string, Operation>>;
    requests: Readonly<Record<string, RequestValidators>>;
    handlers: Readonly<Record<string, AnyHandler>>;
    onExchange: (exchange: Exchange) => void;
    /** Called once for each failure that no problem describes. */
    onBug: (error: unknown, about: Readonly<{ id: string; operationId: string }>) => void;
    isStopping: () => boolean;
  }>;

declare module "@hapi/hapi" {
  interface RouteOptionsApp {
    operationId?: string;
    allow?: string;
  }
  interface RequestApplicationState {
    id: string;
    code?: string;
  }
}

const operationIdOf = (request: Request): string => request.route.settings.app?.operationId ?? "unmatched";

/** The HTTP server of a specification: every operation of the table, and one mapper for everything that goes wrong. */
export function createServer(options: ServerOptions): Server {
  const server = hapi({
    host: options.host,
    port: options.port,
    router: { isCaseSensitive: false, stripTrailingSlash: true },
    query: { parser: () => ({}) }, // decoders read the text of the query themselves
    debug: false,
    routes: { response: { emptyStatusCode: 200, ranges: false }, state: { parse: false, failAction: "ignore" } },
    compression: { minBytes: 1024 },
  });
  const table = Object.values(options.operations);
  server.route(table.map((operation) => mount(operation, options)));
  server.route(methodRoutes(table));
  server.ext("onRequest", (request, h) => begin(request, h, options));
  server.ext("onPreResponse", (request, h) => finish(request, h, options));
  server.events.on("response", (request) => options.onExchange(exchangeOf(request)));
  return server;
}

function mount(operation: Operation, options: ServerOptions) {
  const handlerId = operation.aliasOf ?? operation.operationId;
  const handler = options.handlers[handlerId];
  const validators = options.requests[operation.operationId];
  if (handler === undefined) throw new Error(`No handler for ${handlerId}`);
  if (validators === undefined) throw new Error(`No validators for ${operation.operationId}: run npm run generate`);
  return routeOf(operation, validators, handler, options);
}

function begin(request: Request, h: ResponseToolkit, { isStopping }: ServerOptions): Lifecycle.ReturnValue {
  request.app.id = randomUUID();
  if (isStopping()) throw new Problem("shutting_down", undefined, { retryAfter: 5 });
  return h.continue;
}

/** The one place where failures become answers and where every answer gets the headers that all have. */
function finish(request: Request, h: ResponseToolkit, options: ServerOptions): Lifecycle.ReturnValue {
  const headers: Record<string, string> = { ...commonHeaders, "x-request-id": request.app.id };
  if (request.path.toLowerCase().startsWith("/api")) Object.assign(headers, apiHeaders);
  const { response } = request;
  if (!(response instanceof Error)) {
    for (const [name, value] of Object.entries(headers)) response.header(name, value);
    return h.continue;
  }
  const problem = problemOf(response, request, options);
  request.app.code = problem.code;
  const reply = problemReply(problem, request.raw.req.headers.accept);
  const { allow } = request.route.settings.app ?? {};
  if (allow !== undefined) headers["allow"] = allow;
  const answer = h.response(reply.body).code(reply.status).type(reply.contentType);
  for (const [name, value] of Object.entries({ ...headers, ...reply.headers })) answer.header(name, value);
  return answer;
}

function problemOf(error: Error, request: Request, { recognise, onBug }: ServerOptions): Problem {
  const problem = asProblem(error, recognise);
  if (problem !== undefined) return problem;
  onBug(error, { id: request.app.id, operationId: operationIdOf(request) });
  return new Problem("internal");
}

const exchangeOf = (request: Request): Exchange => ({
  id: request.app.id,
  operationId: operationIdOf(request),
  method: request.method,
  status: request.response instanceof Error ? 500 : (request.response?.statusCode ?? 0),
  code: request.app.code,
  ms: request.info.responded - request.info.received,
});
