import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "../runtime/answer.ts";
import type { AnswerCache } from "../runtime/answer-cache.ts";
import type { Api } from "../runtime/api.ts";
import { isBug } from "../runtime/error-response.ts";
import { IncomingRequest } from "../runtime/incoming-request.ts";
import type { FailedRequest } from "../runtime/observer.ts";
import type { Operation } from "../runtime/operation.ts";
import type { OperationCall } from "../runtime/operation-call.ts";
import type { ErrorResponse } from "../runtime/problem-reply.ts";
import { type ClientIp, clientOf } from "./client.ts";
import { connectionSignal } from "./connection-signal.ts";

/** The inputs that an answer depends on. `address`: of the socket, undefined if the client has disconnected. */
export type DirectRequest = Readonly<{
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  path: Readonly<Record<string, string>>;
  address: string | undefined;
}>;

/**
 * An operation that can be answered without hapi. Errors: `Problem` and whatever its handler throws; the same error again for the same request.
 * - `headers`  sent with every answer, names and values alternating
 * - `respond`  for failures
 */
export type DirectRoute = Readonly<{
  operation: Operation;
  headers: readonly string[];
  respond: ErrorResponse;
  answer: (request: DirectRequest) => Promise<Answer>;
}>;

/** Whether the answer depends only on the request target, and the operation is always available to everybody. */
export const isDirect = (
  { method, token, requires, security, body, parameters, replies }: Operation,
  { isAvailable }: Pick<Api, "isAvailable">,
): boolean =>
  isAvailable === undefined &&
  method === "get" &&
  token === undefined &&
  requires === undefined &&
  security.length === 0 &&
  body === undefined &&
  parameters.every((parameter) => parameter.in === "path" || parameter.in === "query") &&
  Object.values(replies).every(({ contents }) =>
    Object.values(contents).every((kind) => kind === "json" || kind === "text"),
  );

/** Requests that failed in the fast path and are passed to hapi for the error response, so that their work is not repeated. */
const failures = new WeakMap<IncomingMessage, Readonly<{ error: unknown }>>();

type DirectRouteOptions = Pick<DirectRoute, "headers" | "respond"> &
  Readonly<{
    clientIp: ClientIp;
    cache: AnswerCache;
    onBug: (error: unknown, about: FailedRequest) => void;
    isStopping: () => boolean;
  }>;

/** Cacheable answers are looked up before the handler is called. */
export function directRoute(
  { operation, name, decodeHead, answer }: OperationCall,
  { headers, respond, clientIp, cache, onBug, isStopping }: DirectRouteOptions,
): DirectRoute {
  const isCacheable = operation.cache === "revalidate" && operation.caller === undefined;

  const find = async ({ id, request, response, path, address }: DirectRequest): Promise<Answer> => {
    const { method = "", headers, url: target = "" } = request;
    const parameters = decodeHead({ path, target, headers });
    const client = clientOf(address, headers, clientIp);
    const report = (error: unknown) => onBug(error, { id, operationId: operation.operationId });
    const signal = connectionSignal(request, response, isStopping);
    const make = (signal: () => AbortSignal) => {
      const incoming = new IncomingRequest({ method, target, headers }, signal);
      return answer({ parameters, client, request: incoming, id, report });
    };
    if (!isCacheable) return (await make(signal)).answer;
    const key = `${name} ${JSON.stringify([parameters.path, parameters.query])}`;
    return cache.answer({ name: key, target, client, signal }, make);
  };
  return {
    operation,
    headers,
    respond,
    answer: async (direct) => {
      const failure = failures.get(direct.request);
      if (failure !== undefined) throw failure.error;
      try {
        return await find(direct);
      } catch (error) {
        failures.set(direct.request, { error });
        // hapi passes on no failure of a request whose client has left.
        if (direct.response.closed && isBug(error, respond))
          onBug(error, { id: direct.id, operationId: operation.operationId });
        throw error;
      }
    },
  };
}
