import { randomUUID } from "node:crypto";
import {
  server as hapi,
  type Lifecycle,
  type Request,
  type ResponseToolkit,
  type Server,
  type ServerRoute,
} from "@hapi/hapi";
import { Problem } from "../errors.ts";
import type { AnyHandler } from "../handlers/handler.ts";
import { type ByteBudget, createByteBudget } from "./byte-budget.ts";
import type { RequestValidators } from "./decode/decode.ts";
import { methodRoutes } from "./methods.ts";
import type { Operation } from "./operation.ts";
import { type FaultReply, faultReplier, type ProblemReply } from "./problem-reply.ts";
import { discardBody } from "./read-body.ts";
import { type Pipeline, routeOf } from "./route.ts";
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

/** The operations of one specification. */
type Operations = Readonly<{
  operations: Readonly<Record<string, Operation>>;
  requests: Readonly<Record<string, RequestValidators>>;
  handlers: Readonly<Record<string, AnyHandler>>;
}>;

/** Another specification that the same server answers, with refusals in its own words. */
export type Api = Operations & Pick<Pipeline, "settings" | "isThere"> & Readonly<{ faultReply: FaultReply }>;

export type ServerOptions = Pipeline &
  Operations &
  Readonly<{
    host: string;
    port: number;
    others?: readonly Api[];
    /** What no specification describes. */
    routes?: readonly ServerRoute[];
    onExchange: (exchange: Exchange) => void;
    /** Called once for each failure that no problem describes. */
    onBug: (error: unknown, about: Readonly<{ id: string; operationId: string }>) => void;
    isStopping: () => boolean;
  }>;

/** Memory for long bodies that are under way at the same time in one process. */
const MOST_BODY_BYTES = 256 * 1024 * 1024;
/** How long a client that is refused may go on sending before it is answered. */
const LINGER_MS = 500;

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
  const budget = createByteBudget(MOST_BODY_BYTES);
  for (const api of [options, ...(options.others ?? [])]) {
    const table = Object.values(api.operations);
    server.route(table.map((operation) => mount(operation, api, { ...options, ...api }, budget)));
    server.route(methodRoutes(table, api));
  }
  server.route([...(options.routes ?? [])]);
  server.ext("onRequest", (request, h) => begin(request, h, options));
  server.ext("onPreResponse", (request, h) => finish(request, h, options));
  server.events.on("response", (request) => options.onExchange(exchangeOf(request)));
  return server;
}

function mount(operation: Operation, api: Operations, pipeline: Pipeline, budget: ByteBudget) {
  const handlerId = operation.aliasOf ?? operation.operationId;
  const handler = api.handlers[handlerId];
  const validators = api.requests[operation.operationId];
  if (handler === undefined) throw new Error(`No handler for ${handlerId}`);
  if (validators === undefined) throw new Error(`No validators for ${operation.operationId}: run npm run generate`);
  return routeOf(operation, validators, handler, pipeline, budget);
}

function begin(request: Request, h: ResponseToolkit, { isStopping }: ServerOptions): Lifecycle.ReturnValue {
  request.app.id = randomUUID();
  if (isStopping()) throw new Problem("shutting_down", undefined, { retryAfter: 5 });
  return h.continue;
}

/** The one place where failures become answers and where every answer gets the headers that all have. */
async function finish(
  request: Request,
  h: ResponseToolkit,
  options: ServerOptions,
): Promise<Lifecycle.ReturnValueTypes> {
  const headers: Record<string, string> = { ...commonHeaders, "x-request-id": request.app.id };
  if (request.path.toLowerCase().startsWith("/api")) Object.assign(headers, apiHeaders);
  const { response } = request;
  if (!(response instanceof Error)) {
    for (const [name, value] of Object.entries(headers)) response.header(name, value);
    return h.continue;
  }
  const reply = refusalOf(response, request, options);
  await discardBody(request.raw.req, LINGER_MS);
  request.app.code = reply.code;
  const { allow } = request.route.settings.app ?? {};
  if (allow !== undefined) headers["allow"] = allow;
  const answer = h.response(reply.body).code(reply.status).type(reply.contentType);
  for (const [name, value] of Object.entries({ ...headers, ...reply.headers })) answer.header(name, value);
  return answer;
}

const rootOf = (path: string): string | undefined => path.toLowerCase().split("/")[1];

/** What is refused before its route is known, or has none, is told as its neighbours would. */
function replierOf(request: Request, { others = [], faultReply, recognise }: ServerOptions): FaultReply {
  const root = rootOf(request.path);
  const isOf = ({ operations }: Api): boolean => Object.values(operations).some(({ path }) => rootOf(path) === root);
  const own = request.route.settings.app?.faultReply ?? others.find(isOf)?.faultReply ?? faultReply;
  return own ?? faultReplier(recognise);
}

function refusalOf(error: Error, request: Request, options: ServerOptions): ProblemReply & Readonly<{ code: string }> {
  const [tell, { headers }] = [replierOf(request, options), request.raw.req];
  const told = tell(error, headers);
  if (told !== undefined) return told;
  options.onBug(error, { id: request.app.id, operationId: operationIdOf(request) });
  const bug = tell(new Problem("internal"), headers);
  if (bug === undefined) throw error;
  return bug;
}

const exchangeOf = (request: Request): Exchange => ({
  id: request.app.id,
  operationId: operationIdOf(request),
  method: request.method,
  status: request.response instanceof Error ? 500 : (request.response?.statusCode ?? 0),
  code: request.app.code,
  ms: request.info.responded - request.info.received,
});
