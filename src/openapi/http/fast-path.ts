import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Answer } from "../runtime/answer.ts";
import type { AnswerCache, CachedAnswer } from "../runtime/answer-cache.ts";
import { ClientGone } from "../runtime/client-gone.ts";
import { requestChannel, requestStarted } from "../runtime/diagnostics.ts";
import type { Client } from "../runtime/handler.ts";
import { represent } from "../runtime/representation.ts";
import { type ClientIp, clientOf } from "./client.ts";
import type { Arrival, Delivery } from "./delivery.ts";
import type { DirectRoute } from "./direct-route.ts";
import { hasBody } from "./read-body.ts";
import { findingOf } from "./request-check.ts";
import { asWork, type Work } from "./work.ts";

/** `methods`: those that routes of GET answer. */
export type FastPathOptions = Readonly<{
  methods: readonly string[];
  routes: readonly DirectRoute[];
  cache: AnswerCache;
  delivery: Delivery;
  clientIp: ClientIp;
  /** Whether the service has stopped accepting requests. */
  isStopping: () => boolean;
  workOf: (arrival: Arrival, route: DirectRoute) => Work;
}>;

/** `settled`: resolves when no request is in progress here; hapi does not know about them. */
export type FastPath = Readonly<{ settled: () => Promise<void> }>;

const ids = new WeakMap<IncomingMessage, string>();

/** The id that a request got here before it was passed to hapi. */
export const idOf = (request: IncomingMessage): string | undefined => ids.get(request);

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

type Match = Readonly<{ route: DirectRoute; path: Record<string, string> }>;
type RoutedRequest = Arrival & Match;

/**
 * Finds the route of a path such as `/things/5f6b`. Paths with escapes, or spelled differently than in the specification, are left to hapi.
 */
function router(routes: readonly DirectRoute[]): (path: string) => Match | undefined {
  /** By the template up to its parameter, which comes last if there is one. */
  const routesByPrefix = new Map<string, Readonly<{ route: DirectRoute; name: string | undefined }>>();
  for (const route of routes) {
    const [, start, name] = /^([^{}]+)(?:\{(\w+)\})?$/.exec(route.operation.path) ?? [];
    if (start !== undefined) routesByPrefix.set(start, { route, name }); // hapi has every route
  }
  return (path) => {
    const exact = routesByPrefix.get(path);
    if (exact !== undefined) return exact.name === undefined ? { route: exact.route, path: {} } : undefined;
    const end = path.lastIndexOf("/") + 1;
    const { route, name } = routesByPrefix.get(path.slice(0, end)) ?? {};
    const value = path.slice(end);
    return route !== undefined && name !== undefined && /^\w+$/.test(value)
      ? { route, path: { [name]: value } }
      : undefined;
  };
}

/** Whether hapi would not treat the request in any special way. */
const isPlain = (request: IncomingMessage): boolean => findingOf(request) === undefined && !hasBody(request);

/**
 * Answers GET and HEAD of direct routes without hapi, most reads from cached bytes. Unusual requests, and every rejection, are left to hapi's
 * listener. Listeners registered before are called as usual.
 */
export function openFastPath(server: Server, options: FastPathOptions): FastPath {
  const { methods, cache, delivery, clientIp, isStopping, workOf } = options;
  const routeOf = router(options.routes);
  const pending = new Set<Promise<void>>();

  const clientIn = ({ socket, headers }: IncomingMessage): Client => clientOf(socket.remoteAddress, headers, clientIp);
  const answerOf = async (routed: RoutedRequest, cached: CachedAnswer | undefined): Promise<Answer> => {
    const { id, request, response, route, path } = routed;
    if (cached !== undefined && !(await cached.keep.except?.(clientIn(request)))) return cached.answer;
    return route.answer({ id, request, response, path, address: request.socket.remoteAddress });
  };
  const respond = async (
    routed: RoutedRequest,
    cached: CachedAnswer | undefined,
    passToHapi: () => void,
  ): Promise<void> => {
    try {
      const answer = await answerOf(routed, cached);
      delivery.send(routed, await represent(answer, routed.request.headers));
    } catch (error) {
      if (error instanceof ClientGone || routed.response.closed) delivery.recordDisconnect(routed);
      else {
        ids.set(routed.request, routed.id);
        passToHapi();
      }
    }
  };
  /** Sends a cached answer in the same tick, if all it depends on is available. */
  const answerSynchronously = (arrival: Arrival, { answer, keep }: CachedAnswer): boolean => {
    const { request } = arrival;
    if (request.socket.remoteAddress === undefined) return false;
    const client = clientIn(request); // also counts the caller
    if (keep.except !== undefined && keep.except(client) !== false) return false;
    const representation = represent(answer, request.headers);
    if (representation instanceof Promise) return false;
    delivery.send(arrival, representation);
    return true;
  };
  const tryAnswer = (request: IncomingMessage, response: ServerResponse, passToHapi: () => void): boolean => {
    const { url = "" } = request;
    const end = url.indexOf("?");
    const match = routeOf(end === -1 ? url : url.slice(0, end));
    if (match === undefined) return false;
    const { route, path } = match;
    const { operationId, path: template } = route.operation;
    const id = randomUUID();
    const { headers } = route;
    const routed = { request, response, id, operationId, headers, received: Date.now(), route, path };
    if (requestChannel.hasSubscribers)
      requestStarted({ id, operationId, route: template, method: request.method ?? "" });
    const cached = cache.byTarget(url);
    if (cached !== undefined && answerSynchronously(routed, cached)) return true;
    const over = Promise.withResolvers<void>();
    pending.add(over.promise);
    const settle = (): void => {
      pending.delete(over.promise);
      over.resolve();
    };
    response.once("close", settle); // nobody waits for a handler that goes on
    void asWork(workOf(routed, route), () => respond(routed, cached, passToHapi)).finally(settle);
    return true;
  };

  const listeners = server.listeners("request") as Listener[];
  const dispatch = listeners.at(-1);
  if (dispatch === undefined) throw new Error("hapi has not registered its listener yet");
  const earlierListeners = listeners.slice(0, -1);
  server.removeAllListeners("request").on("request", (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of earlierListeners) listener.call(server, request, response);
    const passToHapi = (): void => dispatch.call(server, request, response);
    const isCandidate = methods.includes(request.method ?? "") && isPlain(request) && !isStopping();
    if (!isCandidate || !tryAnswer(request, response, passToHapi)) passToHapi();
  });
  return { settled: async () => void (await Promise.all(pending)) };
}
