import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "../runtime/answer.ts";
import type { AnswerCache } from "../runtime/answer-cache.ts";
import type { Api } from "../runtime/api.ts";
import { nameOfQuery } from "../runtime/decode/query-memo.ts";
import type { FailedRequest } from "../runtime/observer.ts";
import { isPublic, type Operation } from "../runtime/operation.ts";
import { completeCall, prepareCall } from "../runtime/operation-answer.ts";
import type { OperationCall } from "../runtime/operation-call.ts";
import { Problem } from "../runtime/problem.ts";
import type { ErrorResponse } from "../runtime/problem-reply.ts";
import { pipelineRequest, type ReceiveOptions } from "./pipeline-request.ts";

/** A request whose operation has been found. `path`: its parameters, percent-decoded. */
export type RoutedRequest = Readonly<{
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  path: Readonly<Record<string, string>>;
}>;

/** Reads the body of a request, and calls its handler. Errors: `Problem`, and whatever the handler throws. */
export type Complete = () => Promise<Answer>;

/**
 * An operation as it is served over node:http.
 * - `headers`   sent with every answer, names and values alternating
 * - `respond`   for failures
 * - `isShared`  whether its answers are looked up in the cache
 * - `begin`     everything before the first byte of the body. Errors: `Problem`; the same error again for the same request
 */
export type OperationRoute = Readonly<{
  operation: Operation;
  headers: readonly string[];
  respond: ErrorResponse;
  isShared: boolean;
  begin: (routed: RoutedRequest) => Promise<Complete>;
}>;

/** Whether an answer may be sent to everybody with the same request target. */
const isShared = (operation: Operation, { isAvailable }: Pick<Api, "isAvailable">): boolean => {
  const { method, requires, body, parameters, replies } = operation;
  return (
    isPublic(operation) &&
    isAvailable === undefined &&
    method === "get" &&
    requires === undefined &&
    body === undefined &&
    parameters.every((parameter) => parameter.in === "path" || parameter.in === "query") &&
    Object.values(replies).every(({ contents }) =>
      Object.values(contents).every((kind) => kind === "json" || kind === "text"),
    )
  );
};

/** Failures of requests that are passed to hapi for the error response, so that their work is not repeated. */
const failures = new WeakMap<IncomingMessage, Readonly<{ error: unknown }>>();

export type OperationRouteOptions = Pick<OperationRoute, "headers" | "respond"> &
  Readonly<{
    api: Api;
    receive: ReceiveOptions;
    cache: AnswerCache;
    onBug: (error: unknown, about: FailedRequest) => void;
  }>;

export function operationRoute(
  call: OperationCall,
  { api, headers, respond, receive, cache, onBug }: OperationRouteOptions,
): OperationRoute {
  const { operation } = call;
  const { operationId } = operation;
  const shared = isShared(operation, api);

  const prepare = async ({ id, request: raw, response, path }: RoutedRequest): Promise<Complete> => {
    const { request, release } = pipelineRequest(raw, response, receive);
    const report = (error: unknown): void => onBug(error, { id, operationId });
    if (api.isAvailable !== undefined && !(await api.isAvailable())) throw new Problem("not_found");
    const prepared = await prepareCall(call, path, request);
    if (!shared)
      return async () => {
        try {
          return (await completeCall(call, prepared, request, { id, report })).answer;
        } finally {
          release();
        }
      };
    return async () => {
      if (request.body.isSent) await request.body.discard();
      const { client, parameters } = prepared;
      const { path, query, queryName = nameOfQuery(query) } = parameters;
      const answerName = `${operationId} ${JSON.stringify(path)} ${queryName}`;
      return cache.answer({ name: answerName, target: request.target, client, signal: request.signal }, (signal) =>
        completeCall(call, prepared, request, { id, report, signal }),
      );
    };
  };
  const remembering = async <T>({ request }: RoutedRequest, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      failures.set(request, { error });
      throw error;
    }
  };
  return {
    operation,
    headers,
    respond,
    isShared: shared,
    begin: async (routed) => {
      const failure = failures.get(routed.request);
      if (failure !== undefined) throw failure.error;
      const complete = await remembering(routed, prepare(routed));
      return () => remembering(routed, complete());
    },
  };
}
