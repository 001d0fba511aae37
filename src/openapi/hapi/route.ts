import type { IncomingHttpHeaders } from "node:http";
import type { Lifecycle, Request, ResponseToolkit, RouteDefMethods, ServerRoute } from "@hapi/hapi";
import type { ByteBudget } from "../http/byte-budget.ts";
import { type ClientIp, clientOf } from "../http/client.ts";
import { connectionSignal } from "../http/connection-signal.ts";
import type { Delivery } from "../http/delivery.ts";
import type { DirectRoute } from "../http/direct-route.ts";
import { bodyHead, discardBody, hasBody, LINGER_MS, readBody } from "../http/read-body.ts";
import { readStream } from "../http/read-stream.ts";
import type { Answer } from "../runtime/answer.ts";
import type { Api } from "../runtime/api.ts";
import type { BodySource } from "../runtime/decode/body.ts";
import type { DecodedParameters } from "../runtime/decode/decode.ts";
import { isBug } from "../runtime/error-response.ts";
import { IncomingRequest } from "../runtime/incoming-request.ts";
import type { FailedRequest } from "../runtime/observer.ts";
import { isStreamed, type Operation } from "../runtime/operation.ts";
import type { OperationCall } from "../runtime/operation-call.ts";
import { Problem } from "../runtime/problem.ts";
import type { ErrorResponse } from "../runtime/problem-reply.ts";
import { closeStream } from "../runtime/reply-stream.ts";
import { represent } from "../runtime/representation.ts";
import type { Identities } from "../runtime/security.ts";
import { routeMethod } from "./head.ts";
import { hapiPath, namedBySpecification } from "./path.ts";
import { toResponse } from "./reply.ts";

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    /** Parameters decoded before the body was read. */
    parameters?: DecodedParameters;
    /** What the checks of the security schemes returned. */
    identities?: Identities;
    /** Already answered and reported outside hapi. */
    isDelivered?: boolean;
  }
}

/** A pre-authentication step for operations that may not be available. Errors: `not_found`. */
const requireAvailable =
  (isAvailable: () => Promise<boolean>): Lifecycle.Method =>
  async (_request, h) => {
    if (await isAvailable()) return h.continue;
    throw new Problem("not_found");
  };

/** `headers`: of every answer. `bodyTimeoutMs`: for receiving a body. `budget`: memory for long ones. */
export type RouteOptions = Readonly<{
  api: Api;
  headers: readonly string[];
  respond: ErrorResponse;
  clientIp: ClientIp;
  bodyTimeoutMs: number;
  budget: ByteBudget;
  delivery: Delivery;
  onBug: (error: unknown, about: FailedRequest) => void;
  isStopping: () => boolean;
}>;

/** hapi types headers loosely; Node provides a string, or an array for headers that may be repeated. */
const headersOf = (request: Request): IncomingHttpHeaders => request.raw.req.headers;

/** An operation as a hapi route: preconditions, parameters, body, caller, handler, response. */
export function routeOf(call: OperationCall, options: RouteOptions): ServerRoute {
  const { operation, decodeHead, decodeBody } = call;
  const { api, respond, clientIp, bodyTimeoutMs, budget, onBug, isStopping } = options;
  const template = hapiPath(operation.path);
  const maxBytes = operation.body?.maxBytes ?? 0;

  const parametersOf = (request: Request): DecodedParameters => {
    const { req } = request.raw;
    const { remoteAddress: socketAddress, localAddress } = req.socket;
    call.checkPreconditions({ headers: headersOf(request), body: bodyHead(req), socketAddress, localAddress });
    return decodeHead({
      path: namedBySpecification(request.params as Record<string, string>, template),
      target: request.raw.req.url ?? "",
      headers: headersOf(request),
    });
  };
  const authenticate = async (request: Request, h: ResponseToolkit) => {
    const head = { target: request.raw.req.url ?? "", headers: headersOf(request) };
    const identities = await call.authenticate?.(head, clientFrom(request));
    if (identities !== undefined) request.app.identities = identities;
    return h.continue;
  };
  /** Runs before hapi sends 100 Continue. */
  const decodeFirst = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    request.app.parameters = parametersOf(request);
    return h.continue;
  };
  const incoming = ({ raw: { req, res } }: Request): IncomingRequest => {
    const { method = "", url: target = "", headers } = req;
    return new IncomingRequest({ method, target, headers }, connectionSignal(req, res, isStopping));
  };
  const clientFrom = (request: Request) => clientOf(request.info.remoteAddress, headersOf(request), clientIp);
  const answerTo = async (request: Request, source: BodySource | undefined): Promise<Answer> => {
    const parameters = request.app.parameters ?? parametersOf(request);
    const body = decodeBody(source, headersOf(request));
    const { identities, id } = request.app;
    const report = (error: unknown): void => onBug(error, { id, operationId: operation.operationId });
    const about = { client: clientFrom(request), request: incoming(request), id, report };
    try {
      return (await call.answer({ parameters, body, identities, ...about })).answer;
    } catch (error) {
      // hapi passes on no failure of a request whose client has left.
      if (request.raw.res.closed && isBug(error, respond)) report(error);
      throw error;
    }
  };
  const answerWithBody = async (request: Request): Promise<Answer> => {
    request.app.parameters ??= parametersOf(request); // before the first byte of the body is read
    using account = budget.open();
    const bytes = await readBody(request.raw.req, { maxBytes, timeoutMs: bodyTimeoutMs, account });
    return await answerTo(request, bytes);
  };
  /** The handler reads the body; what it leaves is discarded. */
  const answerWhileReading = async (request: Request): Promise<Answer> => {
    const { req } = request.raw;
    request.app.parameters ??= parametersOf(request);
    if (!hasBody(req)) return answerTo(request, undefined);
    const { stream, close } = readStream(req, { maxBytes, timeoutMs: bodyTimeoutMs });
    const answer = await answerTo(request, stream).finally(close);
    await discardBody(req, LINGER_MS);
    return answer;
  };
  /** The operation takes no body, so there rarely is one. */
  const answerWithoutBody = async (request: Request): Promise<Answer> => {
    const { req } = request.raw;
    if (!hasBody(req)) return answerTo(request, undefined);
    request.app.parameters ??= parametersOf(request);
    await discardBody(req, operation.method === "get" ? LINGER_MS : bodyTimeoutMs);
    return answerTo(request, undefined);
  };
  const { body } = operation;
  const answer = body === undefined ? answerWithoutBody : isStreamed(body) ? answerWhileReading : answerWithBody;
  /** hapi would compress a stream, and hold back what is to be sent now; and it does not know that this is HEAD. */
  const handler = async (request: Request, h: ResponseToolkit) => {
    const made = await answer(request);
    const isPlain = made.stream === undefined && operation.method !== "head";
    return isPlain ? toResponse(h, made) : sendDirectly(request, h, made, { operation, ...options });
  };

  return {
    method: routeMethod(operation.method).toUpperCase() as RouteDefMethods,
    path: template.path,
    options: {
      app: { operationId: operation.operationId, template: operation.path, respond },
      ext: {
        onPreAuth: [
          ...(api.isAvailable === undefined ? [] : [{ method: requireAvailable(api.isAvailable) }]),
          ...(call.authenticate === undefined ? [] : [{ method: authenticate }]),
          ...(operation.method === "get" ? [] : [{ method: decodeFirst }]),
        ],
      },
    },
    handler,
  };
}

type DirectDelivery = Readonly<{ operation: Operation; headers: readonly string[]; delivery: Delivery }>;

/** Sends an answer without hapi's own response. */
async function sendDirectly(
  request: Request,
  h: ResponseToolkit,
  answer: Answer,
  { operation: { operationId }, headers, delivery }: DirectDelivery,
): Promise<symbol> {
  const { req, res } = request.raw;
  const { received } = request.info;
  const representation = await represent(answer, req.headers);
  if (request.info.completed > 0) {
    // The client has left, and hapi has reported that.
    if (answer.stream !== undefined) closeStream(answer.stream);
    return h.abandon;
  }
  delivery.send({ request: req, response: res, id: request.app.id, operationId, headers, received }, representation);
  request.app.isDelivered = true;
  return h.abandon;
}

/** A direct route as a hapi route. Its answers are sent by the fast path's delivery, which does not handle rejections. */
export function hapiRouteOf({ operation, headers, respond, answer }: DirectRoute, delivery: Delivery): ServerRoute {
  const template = hapiPath(operation.path);
  return {
    method: "GET",
    path: template.path,
    options: { app: { operationId: operation.operationId, template: operation.path, respond } },
    handler: async (request, h) => {
      const { req, res } = request.raw;
      const { remoteAddress: address } = request.info;
      const path = namedBySpecification(request.params as Record<string, string>, template);
      const result = await answer({ id: request.app.id, request: req, response: res, path, address });
      await discardBody(req, LINGER_MS);
      return sendDirectly(request, h, result, { operation, headers, delivery });
    },
  };
}
