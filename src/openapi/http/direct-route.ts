import type { IncomingMessage } from "node:http";
import { type Answer, answerOf } from "../runtime/answer.ts";
import type { AnswerCache, Made } from "../runtime/answer-cache.ts";
import { resolveCaller } from "../runtime/caller.ts";
import { createStages } from "../runtime/decode/decode.ts";
import type { Operation } from "../runtime/operation.ts";
import type { Pipeline, RouteParts } from "../runtime/pipeline.ts";
import { clientOf } from "./client.ts";
import { queryOf } from "./target.ts";

/** The inputs that an answer depends on. `address`: of the socket, undefined if the client has disconnected. */
export type Question = Readonly<{
  request: IncomingMessage;
  path: Readonly<Record<string, string>>;
  address: string | undefined;
}>;

/** An operation that can be answered without hapi. Errors: `Problem` and whatever its handler throws; the same error again for the same request. */
export type DirectRoute = Readonly<{ operation: Operation; answer: (question: Question) => Promise<Answer> }>;

/** Whether the answer depends only on the request target, and the operation is available to everybody. */
export const isDirect = ({ method, token, requires, body, parameters }: Operation): boolean =>
  method === "get" &&
  token === undefined &&
  requires === undefined &&
  body === undefined &&
  parameters.every((parameter) => parameter.in === "path" || parameter.in === "query");

/** Requests that failed in the fast path and are passed to hapi for the error response, so that their work is not repeated. */
const failures = new WeakMap<IncomingMessage, Readonly<{ error: unknown }>>();

const noQuery = new URLSearchParams();

/** Decode, resolve the caller, call the handler, encode. Cacheable answers are looked up before the handler is called. */
export function directRoute(
  { operation, validators, handler }: RouteParts,
  { checks, clientIp }: Pick<Pipeline, "checks" | "clientIp">,
  cache: AnswerCache,
): DirectRoute {
  const decode = createStages(operation, validators);
  const { caller: rule, cache: policy = "no-store" } = operation;
  const name = operation.aliasOf ?? operation.operationId;
  const isKept = policy === "revalidate" && rule === undefined;
  const readsQuery = operation.parameters.some((parameter) => parameter.in === "query");

  const find = async ({ request, path: segments, address }: Question): Promise<Answer> => {
    const { headers, url: target = "" } = request;
    const asked = { path: segments, query: readsQuery ? new URLSearchParams(queryOf(target)) : noQuery, headers };
    const { path, query, header } = decode.parameters(asked);
    const client = clientOf(address, headers, clientIp);
    const make = async (): Promise<Made> => {
      const caller = rule && (await resolveCaller(rule, { query, body: undefined }, checks));
      const reply = await handler({ path, query, header, body: undefined, caller, client });
      const mediaType = operation.replies[String(reply.status)]?.mediaType ?? null;
      return { answer: answerOf(reply, mediaType, policy), keep: reply.keep };
    };
    if (!isKept) return (await make()).answer;
    return cache.answer({ name: `${name} ${JSON.stringify([path, query])}`, target, client }, make);
  };
  return {
    operation,
    answer: async (question) => {
      const failure = failures.get(question.request);
      if (failure !== undefined) throw failure.error;
      try {
        return await find(question);
      } catch (error) {
        failures.set(question.request, { error });
        throw error;
      }
    },
  };
}
