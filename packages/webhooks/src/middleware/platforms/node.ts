import type { IncomingMessage } from "node:http";
import type { HeaderLookup } from "../../delivery/header-names.ts";
import { guarded } from "../../observability/log.ts";
import type { Receiver } from "../../receiver/webhooks.ts";
import { readNodeBody } from "../body/node-body.ts";
import type { MiddlewareOptions } from "../pipeline/middleware-options.ts";
import { misroutedLog } from "../pipeline/misrouted.ts";
import { createPipeline } from "../pipeline/pipeline.ts";
import { sendNodeAnswer } from "./node-response.ts";
import type { NodeRequest, NodeResponse } from "./node-types.ts";
import { route } from "./route.ts";

export type NodeMiddleware = (
  request: NodeRequest,
  response: NodeResponse,
  next?: (error?: unknown) => void,
) => Promise<boolean>;

/**
 * Node provides lower-case names. Serverless adapters may keep the sender's spelling, and provide numbers or arrays.
 */
export function nodeHeader(headers: Readonly<Record<string, unknown>> | undefined): HeaderLookup {
  let lowered: ReadonlyMap<string, unknown> | undefined;
  return (name) => {
    lowered ??= new Map(Object.entries(headers ?? {}).map(([key, value]) => [key.toLowerCase(), value]));
    const value = headers?.[name] ?? lowered.get(name);
    if (typeof value === "string") return value;
    if (value === undefined || value === null) return undefined;
    return Array.isArray(value) ? value.join(", ") : String(value);
  };
}

/**
 * Receives deliveries on a `node:http` server, or as middleware for Express and similar frameworks. Mount it before
 * body parsers.
 *
 * Resolves with true if the request was handled, or with false after calling `next` if the path does not match; nothing
 * else calls `next`. Never rejects. Responds with
 * - 200 `ok` when all handlers are done; 202 `still processing` when they take longer than `timeout`
 * - 202 `accepted` and 200 `duplicate` for an inbox, or with `deduplicate`
 * - otherwise JSON `{ error }`: 400 missing header, wrong signature or payload not a JSON object; 404 not POST; 408 body
 *   timed out; 413 too large; 415 not `application/json`; 422 invalid URL; 500 a handler failed, or the body was already
 *   parsed without keeping its bytes; 503 overloaded, with `Retry-After`
 * @param webhooks an instance of `Webhooks`, or an inbox
 * @throws TypeError naming the invalid option
 */
export function createNodeMiddleware(webhooks: Receiver, options?: MiddlewareOptions): NodeMiddleware {
  const pipeline = createPipeline(webhooks, options);
  const logMisrouted = misroutedLog(pipeline);
  return async (nodeRequest, response, next) => {
    // A missing body, or one that is not a stream, is detected when it is read.
    const request = nodeRequest as IncomingMessage;
    const answer = await route(pipeline, request.url, {
      method: request.method ?? "",
      header: nodeHeader(request.headers),
      readBody: (limits) => readNodeBody(request, limits),
    });
    if (answer === undefined) {
      logMisrouted(nodeRequest);
      guarded(pipeline.log, "The next middleware failed.", () => next?.());
      return false;
    }
    sendNodeAnswer(request, response, answer);
    return true;
  };
}
