import type { IncomingHttpHeaders } from "node:http";
import type { Request, RouteDefMethods, ServerRoute } from "@hapi/hapi";
import type { Problem } from "../errors.ts";
import type { Caller, Client } from "../handlers/handler.ts";
import { type CallerChecks, resolveCaller } from "./caller.ts";
import type { ClientIp } from "./client-ip.ts";
import { createDecoder, type RequestValidators } from "./decode/decode.ts";
import type { Operation } from "./operation.ts";
import { type AnyReply, toResponse } from "./reply.ts";

/** What answers an operation; the decoder proves that the input is what the operation declares. */
export type AnyHandler = (
  input: Readonly<{ path: unknown; query: unknown; body: unknown; caller: Caller | undefined; client: Client }>,
) => Promise<AnyReply>;

/** What all routes share. */
export type Pipeline = Readonly<{
  checks: CallerChecks;
  clientIp: ClientIp;
  recognise: (error: unknown) => Problem | undefined;
}>;

/** hapi types headers loosely; node gives text, or a list where a header may come more than once. */
const headersOf = (request: Request): IncomingHttpHeaders => request.raw.req.headers;
const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(",") : value;

const clientOf = (request: Request, clientIp: ClientIp): Client => ({
  ip: clientIp(request.info.remoteAddress, headerText(headersOf(request)["x-forwarded-for"])),
  userAgent: headersOf(request)["user-agent"] ?? "",
});

/** One row of the operation table as a hapi route: decode, resolve the caller, call the handler, encode the answer. */
export function routeOf(
  operation: Operation,
  validators: RequestValidators,
  handler: AnyHandler,
  pipeline: Pipeline,
): ServerRoute {
  const decode = createDecoder(operation, validators);
  const { checks, clientIp } = pipeline;
  const rule = operation.caller;
  return {
    method: operation.method.toUpperCase() as RouteDefMethods,
    path: operation.path,
    options: {
      app: { operationId: operation.operationId },
      ...(operation.method !== "get" && { payload: rawPayload(operation.body?.maxBytes) }),
    },
    handler: async (request, h) => {
      const decoded = decode({
        path: request.params as Record<string, string>,
        query: request.url.searchParams,
        headers: headersOf(request),
        body: Buffer.isBuffer(request.payload) ? request.payload : undefined,
      });
      const caller = rule && (await resolveCaller(rule, decoded, checks));
      const { path, query, body } = decoded;
      const reply = await handler({ path, query, body, caller, client: clientOf(request, clientIp) });
      return toResponse(
        h,
        reply,
        operation.replies[String(reply.status)]?.mediaType ?? null,
        operation.cache ?? "no-store",
      );
    },
  };
}

/** The bytes as sent: the specification, not hapi, says which content types count. An operation without a body reads and drops it. */
const rawPayload = (maxBytes = 102_400) =>
  ({ parse: false, output: "data", maxBytes, timeout: 15_000, override: "application/octet-stream" }) as const;
