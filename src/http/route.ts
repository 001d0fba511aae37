import type { IncomingHttpHeaders } from "node:http";
import type { Lifecycle, Request, ResponseToolkit, RouteDefMethods, ServerRoute } from "@hapi/hapi";
import { Problem } from "../errors.ts";
import type { AnyHandler } from "../handlers/handler.ts";
import { admit, type Settings } from "./admit.ts";
import type { Account, ByteBudget } from "./byte-budget.ts";
import type { CachedRoute } from "./cached-route.ts";
import { type CallerChecks, resolveCaller } from "./caller.ts";
import { clientOf } from "./client.ts";
import type { ClientIp } from "./client-ip.ts";
import { createStages, type DecodedParameters, type RequestValidators } from "./decode/decode.ts";
import type { Delivery } from "./delivery.ts";
import type { Operation } from "./operation.ts";
import type { FaultReply } from "./problem-reply.ts";
import { discardBody, LINGER_MS, readBody } from "./read-body.ts";
import { toResponse } from "./reply.ts";
import { represent } from "./representation.ts";
import { queryOf } from "./target.ts";

/** What all routes share. */
export type Pipeline = Readonly<{
  checks: CallerChecks;
  settings: Settings;
  clientIp: ClientIp;
  /** How long a body may take to arrive. */
  bodyTimeoutMs: number;
  recognise: (error: unknown) => Problem | undefined;
  /** How refusals are told; undefined: as the specification of the service does. */
  faultReply?: FaultReply;
  /** Whether the operations are there at all, for anybody; undefined: they are. */
  isThere?: () => Promise<boolean>;
}>;

/** An operation with all that is generated and written for it. */
export type RouteParts = Readonly<{ operation: Operation; validators: RequestValidators; handler: AnyHandler }>;

/** A pre-authentication step for operations that may not be there. Errors: `not_found`. */
export const unlessGone = (isThere: () => Promise<boolean>): Lifecycle.Method => {
  return async (_request, h) => {
    if (await isThere()) return h.continue;
    throw new Problem("not_found");
  };
};

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    /** What was decoded before the body was read. */
    parameters?: DecodedParameters;
    /** Answered and told of past hapi. */
    isDelivered?: boolean;
  }
}

/** hapi types headers loosely; node gives text, or a list where a header may come more than once. */
const headersOf = (request: Request): IncomingHttpHeaders => request.raw.req.headers;

/** One row of the operation table as a hapi route: admit, decode, resolve the caller, call the handler, encode the answer. */
export function routeOf(
  { operation, validators, handler }: RouteParts,
  pipeline: Pipeline,
  budget: ByteBudget,
): ServerRoute {
  const decode = createStages(operation, validators);
  const { checks, clientIp, settings, bodyTimeoutMs, faultReply, isThere } = pipeline;
  const { body: expected, caller: rule } = operation;
  const maxBytes = expected?.maxBytes ?? 0;

  const parametersOf = (request: Request): DecodedParameters => {
    admit(operation, request.raw.req, settings);
    return decode.parameters({
      path: request.params as Record<string, string>,
      query: new URLSearchParams(queryOf(request.raw.req.url ?? "")),
      headers: headersOf(request),
    });
  };
  /** Before hapi tells a client that waits for permission to send its body. */
  const lookFirst = (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    request.app.parameters = parametersOf(request);
    return h.continue;
  };
  const bytesOf = async ({ raw }: Request, account: Account): Promise<Uint8Array | undefined> => {
    if (expected !== undefined) return readBody(raw.req, { maxBytes, timeoutMs: bodyTimeoutMs, account });
    return void (await discardBody(raw.req, operation.method === "get" ? LINGER_MS : bodyTimeoutMs));
  };

  return {
    method: operation.method.toUpperCase() as RouteDefMethods,
    path: operation.path,
    options: {
      app: { operationId: operation.operationId, ...(faultReply !== undefined && { faultReply }) },
      ext: {
        onPreAuth: [
          ...(isThere === undefined ? [] : [{ method: unlessGone(isThere) }]),
          ...(operation.method === "get" ? [] : [{ method: lookFirst }]),
        ],
      },
    },
    handler: async (request, h) => {
      const parameters = request.app.parameters ?? parametersOf(request);
      using account = budget.open();
      const bytes = await bytesOf(request, account);
      const decoded = { ...parameters, body: decode.body?.(bytes, headersOf(request)) };
      const caller = rule && (await resolveCaller(rule, decoded, checks));
      const { path, query, header, body } = decoded;
      const reply = await handler({
        path,
        query,
        header,
        body,
        caller,
        client: clientOf(request.info.remoteAddress, headersOf(request), clientIp),
      });
      return toResponse(
        h,
        reply,
        operation.replies[String(reply.status)]?.mediaType ?? null,
        operation.cache ?? "no-store",
      );
    },
  };
}

/** A cached route as hapi's. Its answers go the way of the fast path, which knows nothing of refusals. */
export const hapiRouteOf = (
  { operation, answer }: CachedRoute,
  { send }: Delivery,
  { faultReply, isThere }: Pick<Pipeline, "faultReply" | "isThere">,
): ServerRoute => ({
  method: "GET",
  path: operation.path,
  options: {
    app: { operationId: operation.operationId, ...(faultReply !== undefined && { faultReply }) },
    ext: { onPreAuth: isThere === undefined ? [] : [{ method: unlessGone(isThere) }] },
  },
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
