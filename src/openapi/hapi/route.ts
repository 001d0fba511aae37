import type { IncomingHttpHeaders } from "node:http";
import type { Lifecycle, Request, ResponseToolkit, RouteDefMethods, ServerRoute } from "@hapi/hapi";
import { Problem } from "../../errors.ts";
import type { ByteBudget } from "../http/byte-budget.ts";
import { clientOf } from "../http/client.ts";
import type { Delivery } from "../http/delivery.ts";
import type { DirectRoute } from "../http/direct-route.ts";
import { checkPreconditions } from "../http/preconditions.ts";
import { discardBody, hasBody, LINGER_MS, readBody } from "../http/read-body.ts";
import { queryOf } from "../http/target.ts";
import { resolveCaller } from "../runtime/caller.ts";
import { createStages, type DecodedParameters } from "../runtime/decode/decode.ts";
import type { Pipeline, RouteParts } from "../runtime/pipeline.ts";
import { represent } from "../runtime/representation.ts";
import { toResponse } from "./reply.ts";

/** A pre-authentication step for operations that may not be available. Errors: `not_found`. */
export const requireAvailable = (isThere: () => Promise<boolean>): Lifecycle.Method => {
  return async (_request, h) => {
    if (await isThere()) return h.continue;
    throw new Problem("not_found");
  };
};

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    /** Parameters decoded before the body was read. */
    parameters?: DecodedParameters;
    /** Already answered and reported outside hapi. */
    isDelivered?: boolean;
  }
}

const noQuery = new URLSearchParams();

/** hapi types headers loosely; Node provides a string, or an array for headers that may be repeated. */
const headersOf = (request: Request): IncomingHttpHeaders => request.raw.req.headers;

/** A row of the operation table as a hapi route: admit, decode, resolve the caller, call the handler, encode the response. */
export function routeOf(
  { operation, validators, handler }: RouteParts,
  pipeline: Pipeline,
  budget: ByteBudget,
): ServerRoute {
  const decode = createStages(operation, validators);
  const { checks, clientIp, settings, bodyTimeoutMs, faultReply, isThere } = pipeline;
  const { body: expected, caller: rule, cache = "no-store" } = operation;
  const maxBytes = expected?.maxBytes ?? 0;
  const readsQuery = operation.parameters.some((parameter) => parameter.in === "query");
  const mediaTypeOf = (status: number): string | null => operation.replies[String(status)]?.mediaType ?? null;

  const parametersOf = (request: Request): DecodedParameters => {
    checkPreconditions(operation, request.raw.req, settings);
    return decode.parameters({
      path: request.params as Record<string, string>,
      query: readsQuery ? new URLSearchParams(queryOf(request.raw.req.url ?? "")) : noQuery,
      headers: headersOf(request),
    });
  };
  /** Runs before hapi sends 100 Continue. */
  const lookFirst = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    request.app.parameters = parametersOf(request);
    return h.continue;
  };
  const answer = async (request: Request, h: ResponseToolkit, bytes: Uint8Array | undefined) => {
    const { path, query, header } = request.app.parameters ?? parametersOf(request);
    const body = decode.body?.(bytes, headersOf(request));
    const caller = rule && (await resolveCaller(rule, { query, body }, checks));
    const client = clientOf(request.info.remoteAddress, headersOf(request), clientIp);
    const reply = await handler({ path, query, header, body, caller, client });
    return toResponse(h, reply, mediaTypeOf(reply.status), cache);
  };
  const answerBody = async (request: Request, h: ResponseToolkit) => {
    request.app.parameters ??= parametersOf(request); // before the first byte of the body is read
    using account = budget.open();
    const bytes = await readBody(request.raw.req, { maxBytes, timeoutMs: bodyTimeoutMs, account });
    return await answer(request, h, bytes);
  };
  /** The operation takes no body, so there rarely is one. */
  const answerNone = async (request: Request, h: ResponseToolkit) => {
    const { req } = request.raw;
    if (!hasBody(req)) return answer(request, h, undefined);
    request.app.parameters ??= parametersOf(request);
    await discardBody(req, operation.method === "get" ? LINGER_MS : bodyTimeoutMs);
    return answer(request, h, undefined);
  };

  return {
    method: operation.method.toUpperCase() as RouteDefMethods,
    path: operation.path,
    options: {
      app: { operationId: operation.operationId, ...(faultReply !== undefined && { faultReply }) },
      ext: {
        onPreAuth: [
          ...(isThere === undefined ? [] : [{ method: requireAvailable(isThere) }]),
          ...(operation.method === "get" ? [] : [{ method: lookFirst }]),
        ],
      },
    },
    handler: expected === undefined ? answerNone : answerBody,
  };
}

/** A direct route as a hapi route. Its answers are sent by the fast path's delivery, which does not handle rejections. */
export const hapiRouteOf = ({ operation, answer }: DirectRoute, { send }: Delivery): ServerRoute => ({
  method: "GET",
  path: operation.path,
  options: { app: { operationId: operation.operationId } },
  handler: async (request, h) => {
    const { req, res } = request.raw;
    const { remoteAddress: address, received } = request.info;
    const found = await answer({ request: req, path: request.params as Record<string, string>, address });
    await discardBody(req, LINGER_MS);
    const { id } = request.app;
    const representation = await represent(found, req.headers);
    send({ request: req, response: res, id, operationId: operation.operationId, received }, representation);
    request.app.isDelivered = true;
    return h.abandon;
  },
});
