import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import {
  server as hapi,
  type Lifecycle,
  type Request,
  type ResponseToolkit,
  type Server,
  type ServerRoute,
} from "@hapi/hapi";
import { Problem } from "../../errors.ts";
import type { AnyHandler } from "../../handlers/handler.ts";
import { apiHeaders, commonHeaders } from "../../process/response-headers.ts";
import { createByteBudget } from "../http/byte-budget.ts";
import { ClientGone, clientGone } from "../http/client-gone.ts";
import type { ConnectionFault } from "../http/connection-fault.ts";
import type { ConnectionLimits } from "../http/connection-limits.ts";
import { createDelivery } from "../http/delivery.ts";
import { directRoute, isDirect } from "../http/direct-route.ts";
import { openFastPath } from "../http/fast-path.ts";
import { findingOf } from "../http/front.ts";
import { createListener } from "../http/listener.ts";
import { type LoadShedding, shedLoad } from "../http/load-shedding.ts";
import { asSent, discardBody, hasBody, LINGER_MS } from "../http/read-body.ts";
import { requestWork } from "../http/request-work.ts";
import { enterWork } from "../http/work.ts";
import { type AnswerCache, createAnswerCache } from "../runtime/answer-cache.ts";
import type { RequestValidators } from "../runtime/decode/decode.ts";
import type { Operation } from "../runtime/operation.ts";
import type { Pipeline, RouteParts } from "../runtime/pipeline.ts";
import { type FaultReply, faultReplier, type ProblemReply, problemReply } from "../runtime/problem-reply.ts";
import { type Exchange, exchangeOf, operationIdOf } from "./exchange.ts";
import { methodRoutes } from "./methods.ts";
import { hapiRouteOf, routeOf } from "./route.ts";

export type { Exchange } from "./exchange.ts";

/** The operations of one specification. */
type Operations = Readonly<{
  operations: Readonly<Record<string, Operation>>;
  requests: Readonly<Record<string, RequestValidators>>;
  handlers: Readonly<Record<string, AnyHandler>>;
}>;

/** Another specification served by the same server, with error responses in its own format. */
export type Api = Operations & Pick<Pipeline, "settings" | "isThere"> & Readonly<{ faultReply: FaultReply }>;

export type ServerOptions = Pipeline &
  Operations &
  Readonly<{
    host: string;
    port: number;
    limits: ConnectionLimits;
    /** Additional headers allowed in cross-origin requests. */
    corsHeaders?: readonly string[];
    others?: readonly Api[];
    /** Routes not described by any specification. */
    routes?: readonly ServerRoute[];
    onExchange: (exchange: Exchange) => void;
    /** Called once for each unexpected failure. */
    onBug: (error: unknown, about: Readonly<{ id: string; operationId: string }>) => void;
    isStopping: () => boolean;
    /** Cache for answers of operations that allow it. */
    answers?: AnswerCache;
    /** What to reject if the event loop cannot keep up; undefined: nothing. */
    shedding?: LoadShedding;
  }>;

/** Memory for concurrent long bodies in one process. */
const MOST_BODY_BYTES = 256 * 1024 * 1024;

declare module "@hapi/hapi" {
  interface RouteOptionsApp {
    operationId?: string;
    allow?: string;
    faultReply?: FaultReply;
  }
  interface RequestApplicationState {
    id: string;
    code?: string;
  }
}

/** The HTTP server of a specification: every operation of the table, and a single error mapper. */
export function createServer(given: ServerOptions): Server {
  const options: Told = {
    ...given,
    onExchange: unharmed(given.onExchange),
    onBug: unharmed(given.onBug),
    forSites: apiHeaders(given.corsHeaders),
  };
  const listener = createListener({
    limits: options.limits,
    bodyTimeoutMs: options.bodyTimeoutMs,
    onFault: (fault) => options.onExchange(withoutRequest(fault)),
  });
  const server = hapi({
    host: options.host,
    port: options.port,
    listener: listener.server,
    info: { remote: true }, // the address is not available once the connection is closed
    router: { isCaseSensitive: false, stripTrailingSlash: true },
    query: { parser: () => ({}) }, // decoders parse the query themselves
    debug: false,
    routes: {
      response: { emptyStatusCode: 200, ranges: false },
      state: { parse: false, failAction: "ignore" },
      payload: asSent,
    },
    compression: { minBytes: 1024 },
  });
  listener.answerFaults();
  const budget = createByteBudget(MOST_BODY_BYTES);
  const { answers = createAnswerCache(0, Date.now), onExchange } = options;
  const { faultOf } = listener;
  const delivery = createDelivery({ headers: { ...commonHeaders, ...options.forSites }, onExchange, faultOf });
  const directRoutes = [];
  for (const api of [options, ...(options.others ?? [])]) {
    const pipeline = { ...options, ...api };
    for (const parts of partsOf(api)) {
      // Answers sent outside hapi get the headers of paths below /api.
      if (api === options && isDirect(parts.operation) && isApi(parts.operation.path)) {
        const route = directRoute(parts, pipeline, answers);
        server.route(hapiRouteOf(route, delivery));
        directRoutes.push(route);
      } else server.route(routeOf(parts, pipeline, budget));
    }
    server.route(methodRoutes(Object.values(api.operations), api));
  }
  server.route([...(options.routes ?? [])]);
  const fastPath = openFastPath(listener.server, {
    ...options,
    routes: directRoutes,
    cache: answers,
    delivery,
    workOf: ({ id, request: req, response: res }) =>
      requestWork(id, { req, res }, () => failedReply(id, req.headers, options)),
  });
  const { shedding } = options;
  if (shedding !== undefined)
    shedLoad(listener.server, shedding, ({ headers, url }, problem) => {
      const told = problemReply(problem, headers.accept);
      const forAll = { ...commonHeaders, ...(isApi(url ?? "") && options.forSites) };
      return { ...told, headers: { ...forAll, ...told.headers } };
    });
  server.ext("onPreStop", fastPath.settled);
  server.ext("onRequest", (request, h) => begin(request, h, options));
  server.ext("onPreResponse", (request, h) => finish(request, h, options));
  server.events.on("response", (request) => {
    if (request.app.isDelivered !== true) onExchange(exchangeOf(request, faultOf(request.raw.req.socket)));
  });
  return server;
}

/** A failing logger must not lose a response, and hapi would let it terminate the process. */
const unharmed =
  <T extends unknown[]>(tell: (...about: T) => void) =>
  (...about: T): void => {
    try {
      tell(...about);
    } catch (error) {
      process.emitWarning(`A request could not be logged: ${error instanceof Error ? error.message : "no error"}`);
    }
  };

const withoutRequest = ({ status, code }: ConnectionFault): Exchange => ({
  id: randomUUID(),
  operationId: "unmatched",
  method: "",
  status,
  code,
  ms: 0,
});

const partsOf = (api: Operations): RouteParts[] =>
  Object.values(api.operations).map((operation) => {
    const handlerId = operation.aliasOf ?? operation.operationId;
    const handler = api.handlers[handlerId];
    const validators = api.requests[operation.operationId];
    if (handler === undefined) throw new Error(`No handler for ${handlerId}`);
    if (validators === undefined) throw new Error(`No validators for ${operation.operationId}: run npm run generate`);
    return { operation, validators, handler };
  });

/** hapi restricts methods to a known list in its types; any string works. */
const hasRoute = ({ server, method, path }: Request): boolean =>
  server.match(method as Parameters<Server["match"]>[0], path) !== null;

function begin(request: Request, h: ResponseToolkit, options: Told): Lifecycle.ReturnValue {
  request.app.id = randomUUID();
  enterWork(requestWork(request.app.id, request.raw, () => internalReply(request, options)));
  if (options.isStopping()) throw new Problem("shutting_down", undefined, { retryAfter: 5 });
  const { req } = request.raw;
  const found = findingOf(req);
  // On an unknown path, hapi waits for the end of a body, however long that takes.
  if (found === undefined && hasBody(req) && !hasRoute(request)) throw new Problem("not_found");
  if (found === undefined) return h.continue;
  if (found === "server") return h.response().header("allow", "GET, HEAD, POST, DELETE, OPTIONS").takeover();
  throw new Problem("bad_request", found.text, { status: found.status });
}

/** With the headers of every response below /api. */
type Told = ServerOptions & Readonly<{ forSites: Readonly<Record<string, string>> }>;

const isApi = (path: string): boolean => /^\/api/i.test(path);

const headersOfAll = ({ path, app }: Request, { forSites }: Told): Record<string, string> => ({
  ...commonHeaders,
  ...(isApi(path) && forSites),
  "x-request-id": app.id,
});

/** For a request whose handler never returned. */
function internalReply(request: Request, options: Told): ProblemReply {
  const told = replierOf(request, options)(new Problem("internal"), request.raw.req.headers);
  if (told === undefined) throw new Error("no words for an internal failure");
  return { ...told, headers: { ...headersOfAll(request, options), ...told.headers } };
}

/** The same for a request in the fast path. */
function failedReply(id: string, headers: IncomingHttpHeaders, { forSites }: Told): ProblemReply {
  const told = problemReply(new Problem("internal"), headers.accept);
  return { ...told, headers: { ...commonHeaders, ...forSites, "x-request-id": id, ...told.headers } };
}

/** The single place where failures become responses, and where every response gets the common headers. */
function finish(request: Request, h: ResponseToolkit, options: Told): Lifecycle.ReturnValue {
  const { response, path, app } = request;
  if (response instanceof Error) return refuse(response, request, h, options);
  // All names are lower-case and no value needs joining, so hapi's header handling can be skipped.
  Object.assign(response.headers, commonHeaders, isApi(path) ? options.forSites : undefined);
  response.headers["x-request-id"] = app.id;
  return h.continue;
}

async function refuse(error: Error, request: Request, h: ResponseToolkit, options: Told) {
  const headers = headersOfAll(request, options);
  const reply = refusalOf(error, request, options);
  await discardBody(request.raw.req, LINGER_MS);
  request.app.code = reply.code;
  const { allow } = request.route.settings.app ?? {};
  if (allow !== undefined && request.method !== "options") headers["allow"] = allow;
  const answer = h.response(reply.body).code(reply.status).type(reply.contentType);
  for (const [name, value] of Object.entries({ ...headers, ...reply.headers })) answer.header(name, value);
  return answer;
}

const rootOf = (path: string): string | undefined => path.toLowerCase().split("/")[1];

/** A request rejected before routing, or without a route, gets the error format of the specification that has paths with the same first segment. */
function replierOf(request: Request, { others = [], faultReply, recognise }: ServerOptions): FaultReply {
  const root = rootOf(request.path);
  const isOf = ({ operations }: Api): boolean => Object.values(operations).some(({ path }) => rootOf(path) === root);
  const own = request.route.settings.app?.faultReply ?? others.find(isOf)?.faultReply ?? faultReply;
  return own ?? faultReplier(recognise);
}

function refusalOf(error: Error, request: Request, options: ServerOptions): ProblemReply & Readonly<{ code: string }> {
  if (error instanceof ClientGone) return { ...clientGone, contentType: "text/plain", body: "", headers: {} };
  const [tell, { headers }] = [replierOf(request, options), request.raw.req];
  const told = tell(error, headers);
  if (told !== undefined) return told;
  options.onBug(error, { id: request.app.id, operationId: operationIdOf(request) });
  const bug = tell(new Problem("internal"), headers);
  if (bug === undefined) throw error;
  return bug;
}
