import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Answer } from "../runtime/answer.ts";
import type { AnswerCache, CachedAnswer } from "../runtime/answer-cache.ts";
import { ClientGone } from "../runtime/client-gone.ts";
import { requestChannel, requestStarted } from "../runtime/diagnostics.ts";
import { isBug } from "../runtime/error-response.ts";
import type { Client } from "../runtime/handler.ts";
import type { FailedRequest } from "../runtime/observer.ts";
import { represent } from "../runtime/representation.ts";
import type { RouteMatch } from "../runtime/router.ts";
import { pathOf } from "../runtime/target.ts";
import { type ClientIp, clientOf } from "./client.ts";
import { beginStream } from "./connection-queue.ts";
import type { Arrival, Delivery } from "./delivery.ts";
import type { OperationRoute } from "./operation-route.ts";
import type { OperationRouter } from "./operation-router.ts";
import { hasBody } from "./read-body.ts";
import { findingOf } from "./request-check.ts";
import { asWork, type Work } from "./work.ts";

export type FastPathOptions = Readonly<{
  find: OperationRouter;
  cache: AnswerCache;
  delivery: Delivery;
  clientIp: ClientIp;
  /** Whether the service has stopped accepting requests. */
  isStopping: () => boolean;
  onBug: (error: unknown, about: FailedRequest) => void;
  workOf: (arrival: Arrival, route: OperationRoute) => Work;
}>;

/** `settled`: resolves when no request is in progress here; hapi does not know about them. */
export type FastPath = Readonly<{ settled: () => Promise<void> }>;

const ids = new WeakMap<IncomingMessage, string>();

/** The id that a request got here before it was passed to hapi. */
export const idOf = (request: IncomingMessage): string | undefined => ids.get(request);

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

type RoutedArrival = Arrival & Readonly<{ route: OperationRoute; path: Readonly<Record<string, string>> }>;

/** Until a response is over that takes as long as its stream. */
const ended = (response: ServerResponse, { stream }: Answer): Promise<void> | undefined =>
  stream === undefined || response.closed ? undefined : new Promise((resolve) => response.once("close", resolve));

/**
 * Answers operations without hapi, most reads from cached bytes. What is no plain request for an operation, and every rejection, is left to
 * hapi's listener. Listeners registered before are called as usual.
 */
export function openFastPath(server: Server, options: FastPathOptions): FastPath {
  const { find, cache, delivery, clientIp, isStopping, onBug, workOf } = options;
  /** Of cached answers to GET requests, so that a hit takes a single lookup. */
  const matches = new WeakMap<CachedAnswer, RouteMatch<OperationRoute>>();
  let pending = 0;
  /** Called when nothing is pending. */
  const waiting: (() => void)[] = [];

  const clientIn = ({ socket, headers }: IncomingMessage): Client => clientOf(socket.remoteAddress, headers, clientIp);
  const answerOf = async (routed: RoutedArrival, cached: CachedAnswer | undefined): Promise<Answer> => {
    if (cached !== undefined && !(await cached.keep.except?.(clientIn(routed.request)))) {
      cache.countHit();
      return cached.answer;
    }
    const complete = await routed.route.begin(routed);
    return complete();
  };
  const respond = async (
    routed: RoutedArrival,
    cached: CachedAnswer | undefined,
    passToHapi: () => void,
  ): Promise<void> => {
    try {
      const answer = await answerOf(routed, cached);
      if (answer.stream !== undefined) beginStream(routed.response);
      delivery.send(routed, await represent(answer, routed.request.headers));
      await ended(routed.response, answer);
    } catch (error) {
      if (routed.response.closed || error instanceof ClientGone) {
        const { id, operationId, route } = routed;
        if (isBug(error, route.respond)) onBug(error, { id, operationId });
        delivery.recordDisconnect(routed);
      } else {
        ids.set(routed.request, routed.id);
        passToHapi();
      }
    } finally {
      if (--pending === 0) for (const resolve of waiting.splice(0)) resolve();
    }
  };
  /** Sends a cached answer in the same tick, if all it depends on is available. */
  const answerSynchronously = (arrival: Arrival, { answer, keep }: CachedAnswer): boolean => {
    const { request } = arrival;
    if (request.socket.remoteAddress === undefined) return false;
    const client = clientIn(request); // also counts the caller
    const isException = keep.except?.(client) ?? false;
    if (isException instanceof Promise) isException.catch(() => undefined); // `answerOf` asks again, and answers with what it fails with
    if (isException !== false) return false;
    const representation = represent(answer, request.headers);
    if (representation instanceof Promise) return false;
    cache.countHit();
    delivery.send(arrival, representation);
    return true;
  };
  const tryAnswer = (request: IncomingMessage, response: ServerResponse, passToHapi: () => void): boolean => {
    const { url = "", method = "" } = request;
    const kept = (method === "GET" || method === "HEAD") && !hasBody(request) ? cache.byTarget(url) : undefined;
    const known = kept !== undefined && method === "GET" ? matches.get(kept) : undefined;
    const match = known ?? find(method, pathOf(url));
    if (!("route" in match)) return false;
    const { route, path } = match;
    const cached = route.isShared ? kept : undefined;
    if (cached !== undefined && known === undefined && method === "GET") matches.set(cached, match);
    const { operationId, path: template } = route.operation;
    const id = randomUUID();
    const { headers } = route;
    const routed = { request, response, id, operationId, headers, received: Date.now(), route, path };
    if (requestChannel.hasSubscribers) requestStarted({ id, operationId, route: template, method });
    if (cached !== undefined && answerSynchronously(routed, cached)) return true;
    pending++;
    void asWork(workOf(routed, route), () => respond(routed, cached, passToHapi));
    return true;
  };

  const listeners = server.listeners("request") as Listener[];
  const dispatch = listeners.at(-1);
  if (dispatch === undefined) throw new Error("hapi has not registered its listener yet");
  const earlierListeners = listeners.slice(0, -1);
  server.removeAllListeners("request").on("request", (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of earlierListeners) listener.call(server, request, response);
    const passToHapi = (): void => dispatch.call(server, request, response);
    if (findingOf(request) !== undefined || isStopping() || !tryAnswer(request, response, passToHapi)) passToHapi();
  });
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      if (pending === 0) resolve();
      else waiting.push(resolve);
    });
  return { settled };
}
