import { randomUUID } from "node:crypto";
import type { Server as HttpServer, IncomingMessage, ServerResponse } from "node:http";
import type { Lifecycle, Request, ResponseObject, ResponseToolkit, Server } from "@hapi/hapi";
import { responsesOf } from "../http/connection-queue.ts";
import type { Listener } from "../http/listener.ts";
import { STATUS_CODES } from "../http/node-http.ts";
import { NodeRequest, type ReceiveOptions } from "../http/node-request.ts";
import { discardBody, LINGER_MS, rawPayload } from "../http/read-body.ts";
import { endEventStreams, serveRequest, type ToldInstead } from "../http/serve-request.ts";
import { enterWork, requestWork } from "../http/work.ts";
import { Problem } from "../operation/problem.ts";
import type { StandardCode } from "../operation/standard-problems.ts";
import type { Pipeline, PipelineReply } from "../runtime/adapter.ts";
import { clientGone } from "../runtime/client-gone.ts";
import { requestChannel, requestEnded, requestStarted } from "../runtime/diagnostics.ts";
import type { Exchange, FailedRequest } from "../runtime/exchange.ts";
import type { ProblemReply } from "../runtime/problem-reply.ts";

declare module "@hapi/hapi" {
  interface RouteOptionsApp {
    /** The name of a route that belongs to no specification. */
    operationId?: string;
  }
  interface RequestApplicationState {
    id: string;
    code?: string;
    /** Answered and reported by the pipeline. */
    isPassedOn?: boolean;
  }
}

type MountOptions = Readonly<{
  pipeline: Pipeline;
  receive: ReceiveOptions;
  faultOf: Listener["faultOf"];
  headersFor: (path: string) => Readonly<Record<string, string>>;
  onExchange: (exchange: Exchange) => void;
  onBug: (error: unknown, about: FailedRequest) => void;
}>;

const failedOf = ({ app, route }: Request): FailedRequest => ({
  id: app.id,
  operationId: route.settings.app?.operationId ?? "unmatched",
});
const aboutOf = (request: Request) => ({
  ...failedOf(request),
  route: undefined,
  method: request.method.toUpperCase(),
});

/**
 * Puts the pipeline before hapi, which gets the requests for paths that no operation has: routes of the host, or else
 * the pipeline again, for a 404. Responses of hapi get an id, static headers, a log line, and the same error format as
 * all others.
 */
export function mountPipeline(server: Server, options: MountOptions): void {
  const { pipeline, receive, faultOf, headersFor, onExchange, onBug } = options;
  /**
   * Responses that hapi makes. Those of the pipeline are in no list of their own: that would double the time for
   * garbage collection.
   */
  const ofHapi = new WeakSet<ServerResponse>();
  const pass = (request: NodeRequest, reply: PipelineReply | Promise<PipelineReply>): void =>
    serveRequest(request, reply, onFailure, toldInstead);
  const toldInstead: ToldInstead = ({ message }) => faultOf(message.socket);
  const onFailure = (error: unknown): void => onBug(error, { id: "", operationId: "unmatched" });
  const failure = (request: Request, error: unknown): ProblemReply =>
    pipeline.failure(error, { path: request.path, headers: request.raw.req.headers, about: failedOf(request) });

  const begin = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    request.app.id = randomUUID();
    enterWork(requestWork(request.app.id, request.raw, () => failure(request, new Problem("internal"))));
    return h.continue;
  };
  const routed = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    if (requestChannel.hasSubscribers && request.route.path !== rest) requestStarted(aboutOf(request));
    return h.continue;
  };
  const refuse = async (error: Error, request: Request, h: ResponseToolkit) => {
    const reply = failure(request, transportProblem(error) ?? withoutAdditions(error));
    await discardBody(request.raw.req, LINGER_MS);
    request.app.code = reply.code;
    const response = h.response(reply.body).code(reply.status).type(reply.contentType);
    for (const [name, value] of Object.entries(reply.headers)) response.header(name, value);
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
  const report = (request: Request): void => {
    if (request.app.isPassedOn === true) return;
    const { info, response, app } = request;
    // Zero if hapi had no client left to respond to.
    const isAnswered = info.responded > 0;
    const own = response instanceof Error ? (transportStatus(response) ?? 500) : response?.statusCode;
    const told = isAnswered ? { status: own ?? 0, code: app.code } : clientGone;
    const { status, code } = faultOf(request.raw.req.socket) ?? told;
    const ms = (isAnswered ? info.responded : info.completed) - info.received;
    if (requestChannel.hasSubscribers) requestEnded(aboutOf(request), { status, code, ms });
    onExchange({ ...failedOf(request), method: request.method, status, code, ms });
  };

  const listener = server.listener as HttpServer;
  for (const event of ["request", "checkContinue"] as const) {
    const [dispatch] = listener.listeners(event).slice(-1);
    if (dispatch === undefined) throw new Error("hapi has not registered its listener yet");
    listener.removeListener(event, dispatch as () => void);
    listener.on(event, (message: IncomingMessage, response: ServerResponse): void => {
      const request = new NodeRequest(message, response, receive, event === "checkContinue");
      const reply = pipeline.respond(request, true);
      if (reply !== undefined) pass(request, reply);
      else {
        ofHapi.add(response);
        dispatch.call(listener, message, response);
      }
    });
  }
  server.ext("onRequest", begin);
  server.ext("onPreAuth", routed);
  server.ext("onPreResponse", finish);
  server.events.on("response", report);
  server.route({
    method: "*",
    path: rest,
    options: { payload: rawPayload },
    handler: (request, h) => {
      request.app.isPassedOn = true;
      ofHapi.delete(request.raw.res);
      const passedOn = new NodeRequest(request.raw.req, request.raw.res, receive);
      pass(passedOn, pipeline.respond(passedOn));
      return h.abandon;
    },
  });
  // hapi closes connections whose requests it did not receive.
  const inProgress = (): ServerResponse[] =>
    responsesOf(listener).filter((response) => !response.closed && !ofHapi.has(response));
  server.ext("onPreStop", async () => {
    for (let open = inProgress(); open.length > 0; open = inProgress()) {
      endEventStreams(open);
      await new Promise<void>((resolve) => void open[0]?.once("close", resolve));
    }
  });
}

/**
 * Answers OPTIONS of a route of the host with the methods of its path, and refuses all others. Errors:
 * `method_not_allowed`
 */
export async function answerOther(allow: string, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  if (request.method !== "options")
    throw new Problem("method_not_allowed", `This path answers ${allow}.`, { headers: { allow } });
  await discardBody(request.raw.req, LINGER_MS);
  return h.response(allow).type("text/plain").header("allow", allow).header("cache-control", "no-store");
}

/** Handler of paths without a route of the host. */
const rest = "/{path*}";

const codeOfStatus: Readonly<Record<number, StandardCode>> = {
  400: "bad_request",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  413: "body_too_large",
  503: "overloaded",
};

/** The status of a Boom, hapi's own error type. */
function transportStatus(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error) || !("isBoom" in thrown) || !("output" in thrown)) return undefined;
  const { output } = thrown;
  if (typeof output !== "object" || output === null || !("statusCode" in output)) return undefined;
  return typeof output.statusCode === "number" ? output.statusCode : undefined;
}

/**
 * Maps a refusal by hapi, or one that a handler throws as hapi would, to a problem with the same status. Undefined for
 * anything else.
 */
export function transportProblem(thrown: unknown): Problem | undefined {
  const status = transportStatus(thrown);
  if (status === undefined) return undefined;
  const code = codeOfStatus[status];
  if (code !== undefined) return new Problem(code, undefined, { cause: thrown });
  if (status < 400 || status > 499) return undefined;
  const text = STATUS_CODES[status];
  return new Problem("bad_request", text === undefined ? undefined : `${text}.`, { cause: thrown, status });
}

/** hapi adds properties to thrown errors, which would clutter the log. */
function withoutAdditions(error: Error): Error {
  for (const name of ["isBoom", "isServer", "output"]) Reflect.deleteProperty(error, name);
  if ("data" in error && error.data === null) Reflect.deleteProperty(error, "data");
  return error;
}
