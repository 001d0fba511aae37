import { randomUUID } from "node:crypto";
import type { Lifecycle, Request, ResponseToolkit, Server } from "@hapi/hapi";
import { idOf } from "../http/fast-path.ts";
import type { OperationRouter } from "../http/operation-router.ts";
import { discardBody, LINGER_MS } from "../http/read-body.ts";
import { findingOf } from "../http/request-check.ts";
import { requestWork } from "../http/request-work.ts";
import { enterWork } from "../http/work.ts";
import type { Api } from "../runtime/api.ts";
import { ClientGone, clientGone } from "../runtime/client-gone.ts";
import { requestChannel, requestStarted } from "../runtime/diagnostics.ts";
import { bugOf, internalError } from "../runtime/error-response.ts";
import type { FailedRequest } from "../runtime/observer.ts";
import { Problem } from "../runtime/problem.ts";
import { type ErrorResponse, type ProblemReply, withHeaders } from "../runtime/problem-reply.ts";
import { aboutOf, operationIdOf } from "./exchange.ts";
import { findOperation, isOfOperations } from "./operations.ts";

declare module "@hapi/hapi" {
  interface RouteOptionsApp {
    /** The name of a route that belongs to no specification. */
    operationId?: string;
  }
  interface RequestApplicationState {
    id: string;
    code?: string;
  }
}

/** An API with its error responses. */
export type ServedApi = Readonly<{ api: Api; respond: ErrorResponse }>;

type LifecycleOptions = Readonly<{
  find: OperationRouter;
  /** The first one formats the rejections of requests that belong to none. */
  served: readonly [ServedApi, ...ServedApi[]];
  headersFor: (path: string) => Readonly<Record<string, string>>;
  onBug: (error: unknown, about: FailedRequest) => void;
  isStopping: () => boolean;
}>;

/** Methods of a server as a whole; a path lists its own. */
const serverMethods = "GET, HEAD, POST, DELETE, OPTIONS";

/** hapi adds members to whatever is thrown; in a log they would only hide the error. */
function withoutAdditions(error: Error): Error {
  for (const name of ["isBoom", "isServer", "output"]) Reflect.deleteProperty(error, name);
  if ("data" in error && error.data === null) Reflect.deleteProperty(error, "data");
  return error;
}

const rootOf = (path: string): string | undefined => path.toLowerCase().split("/")[1];

/** Begins every request, and finishes it: the single place where failures become responses and every response gets its static headers. */
export function addLifecycle(server: Server, { find, served, headersFor, onBug, isStopping }: LifecycleOptions): void {
  const apiOfRoot = new Map<string | undefined, ServedApi>();
  for (const one of served)
    for (const { path } of Object.values(one.api.operations))
      if (!apiOfRoot.has(rootOf(path))) apiOfRoot.set(rootOf(path), one);
  /** A request rejected before routing, or without a route, gets the format of the API that has paths with the same first segment. */
  const responderOf = (request: Request): ErrorResponse =>
    request.app.found?.route.respond ?? (apiOfRoot.get(rootOf(request.path)) ?? served[0]).respond;

  const headersOf = ({ path, app }: Request): Record<string, string> => ({
    ...headersFor(path),
    "x-request-id": app.id,
  });
  /** For a request whose handler never returned. */
  const abandonedReply = (request: Request): ProblemReply =>
    withHeaders(internalError(responderOf(request), request.raw.req.headers), headersOf(request));
  const begin = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    request.app.id = idOf(request.raw.req) ?? randomUUID();
    enterWork(requestWork(request.app.id, request.raw, () => abandonedReply(request)));
    if (isStopping()) throw new Problem("shutting_down", undefined, { retryAfter: 5 });
    const { req } = request.raw;
    const finding = findingOf(req);
    if (finding === undefined) return h.continue;
    if (finding === "server")
      return h.response().header("allow", serverMethods).header("cache-control", "no-store").takeover();
    throw new Problem("bad_request", finding.text, { status: finding.status });
  };

  const replyTo = (error: Error, request: Request): ProblemReply => {
    if (error instanceof ClientGone) return { ...clientGone, contentType: "text/plain", body: "", headers: {} };
    const [respond, { headers }] = [responderOf(request), request.raw.req];
    const reply = respond(error, headers);
    if (reply !== undefined) return reply;
    onBug(bugOf(withoutAdditions(error)), { id: request.app.id, operationId: operationIdOf(request) });
    return internalError(respond, headers);
  };
  const refuse = async (error: Error, request: Request, h: ResponseToolkit) => {
    const headers = headersOf(request);
    const reply = replyTo(error, request);
    await discardBody(request.raw.req, LINGER_MS);
    request.app.code = reply.code;
    if (request.app.allow !== undefined) headers["allow"] = request.app.allow;
    const response = h.response(reply.body).code(reply.status).type(reply.contentType);
    for (const [name, value] of Object.entries({ ...headers, ...reply.headers })) response.header(name, value);
    return response;
  };
  const finish = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    const { response, path, app } = request;
    if (response instanceof Error) return refuse(response, request, h);
    // All names are lower-case and no value needs joining, so hapi's header handling can be skipped.
    Object.assign(response.headers, headersFor(path));
    response.headers["x-request-id"] = app.id;
    return h.continue;
  };
  const routed = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    if (isOfOperations(request)) findOperation(request, find);
    if (requestChannel.hasSubscribers && idOf(request.raw.req) === undefined) requestStarted(aboutOf(request));
    return h.continue;
  };
  server.ext("onRequest", begin);
  server.ext("onPreAuth", routed);
  server.ext("onPreResponse", finish);
}
