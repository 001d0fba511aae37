import type { IncomingMessage } from "node:http";
import { guarded } from "../log.ts";
import type { Receiver } from "../webhooks.ts";
import type { HeaderLookup } from "./incoming.ts";
import { sendNodeAnswer } from "./node-answer.ts";
import { readNodeBody } from "./node-body.ts";
import type { NodeRequest, NodeResponse } from "./node-types.ts";
import type { MiddlewareOptions } from "./options.ts";
import { createPipeline } from "./pipeline.ts";
import { route } from "./route.ts";

export type NodeMiddleware = (
  request: NodeRequest,
  response: NodeResponse,
  next?: (error?: unknown) => void,
) => Promise<boolean>;

/** Node gives names in lower case. Adapters of serverless platforms may keep what the sender wrote, and give numbers or lists. */
export function nodeHeader(headers: Readonly<Record<string, unknown>> | undefined): HeaderLookup {
  return (name) => {
    const value = headers?.[name] ?? Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
    if (typeof value === "string") return value;
    if (value === undefined || value === null) return undefined;
    return Array.isArray(value) ? value.join(", ") : String(value);
  };
}

/**
 * Receives deliveries on a server of `node:http`, or as a middleware of Express and its like. Put it before body parsers.
 *
 * The promise is true when the request was answered. It is false, and `next` was called, when the path is another one; nothing else calls
 * `next`. It never rejects.
 * Answers  200 `ok` when all handlers are done; 202 `still processing` when they take longer than `timeout`; 202 `accepted` and 200
 *          `duplicate` of an inbox or with `deduplicate`. Otherwise JSON `{ error }`: 400 a header is missing, the signature does not fit or
 *          the payload is no JSON object; 404 not POST; 408 the body took too long; 413 it is too large; 415 not `application/json`; 422 no
 *          URL; 500 a handler failed, or the body was parsed before without keeping its bytes; 503 too much to do, with `Retry-After`
 * @param webhooks an instance of `Webhooks`, or an inbox
 * @throws TypeError naming the option that is wrong
 */
export function createNodeMiddleware(webhooks: Receiver, options?: MiddlewareOptions): NodeMiddleware {
  const pipeline = createPipeline(webhooks, options);
  return async (given, response, next) => {
    // What is not there, or not a stream, is found out where it is read.
    const request = given as IncomingMessage;
    const answer = await route(pipeline, request.url, {
      method: request.method ?? "",
      header: nodeHeader(request.headers),
      readBody: (limits) => readNodeBody(request, limits),
    });
    if (answer === undefined) {
      guarded(pipeline.log, "What comes after the middleware failed.", () => next?.());
      return false;
    }
    sendNodeAnswer(request, response, answer);
    return true;
  };
}
