import type { IncomingHttpHeaders } from "node:http";
import type { Lifecycle, Request, ResponseToolkit, RouteDefMethods, ServerRoute } from "@hapi/hapi";
import { Problem } from "../errors.ts";
import type { AnyHandler, Client } from "../handlers/handler.ts";
import { admit, type Settings } from "./admit.ts";
import type { Account, ByteBudget } from "./byte-budget.ts";
import { type CallerChecks, resolveCaller } from "./caller.ts";
import { ClientGone } from "./client-gone.ts";
import type { ClientIp } from "./client-ip.ts";
import { createStages, type DecodedParameters, type RequestValidators } from "./decode/decode.ts";
import type { Operation } from "./operation.ts";
import type { FaultReply } from "./problem-reply.ts";
import { discardBody, LINGER_MS, readBody } from "./read-body.ts";
import { toResponse } from "./reply.ts";
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
  }
}

/** hapi types headers loosely; node gives text, or a list where a header may come more than once. */
const headersOf = (request: Request): IncomingHttpHeaders => request.raw.req.headers;
const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(",") : value;

/** hapi has kept the address from the beginning: who sends and goes is still who he was. Errors: `ClientGone`. */
function clientOf(request: Request, clientIp: ClientIp): Client {
  const address: string | undefined = request.info.remoteAddress;
  if (address === undefined) throw new ClientGone();
  const headers = headersOf(request);
  return { ip: clientIp(address, headerText(headers["x-forwarded-for"])), userAgent: headers["user-agent"] ?? "" };
}

/** One row of the operation table as a hapi route: admit, decode, resolve the caller, call the handler, encode the answer. */
export function routeOf(
  operation: Operation,
  validators: RequestValidators,
  handler: AnyHandler,
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
      const reply = await handler({ path, query, header, body, caller, client: clientOf(request, clientIp) });
      return toResponse(
        h,
        reply,
        operation.replies[String(reply.status)]?.mediaType ?? null,
        operation.cache ?? "no-store",
      );
    },
  };
}
