import type { IncomingMessage } from "node:http";
import { type Answer, answerOf } from "./answer.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { clientOf } from "./client.ts";
import { createStages } from "./decode/decode.ts";
import type { Operation } from "./operation.ts";
import type { Pipeline, RouteParts } from "./pipeline.ts";
import { queryOf } from "./target.ts";

/** A request as far as its answer depends on it. `address`: of the socket, undefined when the client has gone. */
export type Question = Readonly<{
  request: IncomingMessage;
  path: Readonly<Record<string, string>>;
  address: string | undefined;
}>;

/** An operation whose answers may be kept. Errors: `Problem` and whatever its handler throws; the same again for the same request. */
export type CachedRoute = Readonly<{ operation: Operation; answer: (question: Question) => Promise<Answer> }>;

/** Whether the target of a request says all about it, and everybody may ask. */
export const isCacheable = ({ method, cache, caller, token, requires, body, parameters }: Operation): boolean =>
  method === "get" &&
  cache === "revalidate" &&
  caller === undefined &&
  token === undefined &&
  requires === undefined &&
  body === undefined &&
  parameters.every((parameter) => parameter.in === "path" || parameter.in === "query");

/** Requests that failed past hapi, which tells them so. */
const failures = new WeakMap<IncomingMessage, Readonly<{ error: unknown }>>();

/** Decode, look into the cache, call the handler, encode. */
export function cachedRoute(
  { operation, validators, handler }: RouteParts,
  { clientIp }: Pick<Pipeline, "clientIp">,
  cache: AnswerCache,
): CachedRoute {
  const decode = createStages(operation, validators);
  const name = operation.aliasOf ?? operation.operationId;

  const find = ({ request, path: segments, address }: Question): Promise<Answer> => {
    const target = request.url ?? "";
    const { headers } = request;
    const { path, query, header } = decode.parameters({
      path: segments,
      query: new URLSearchParams(queryOf(target)),
      headers,
    });
    const client = clientOf(address, headers, clientIp);
    return cache.answer({ name: `${name} ${JSON.stringify([path, query])}`, target, client }, async () => {
      const reply = await handler({ path, query, header, body: undefined, caller: undefined, client });
      const mediaType = operation.replies[String(reply.status)]?.mediaType ?? null;
      return { answer: answerOf(reply, mediaType, "revalidate"), keep: reply.keep };
    });
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
