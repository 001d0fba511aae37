import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Client } from "../handlers/handler.ts";
import { asWork, type Work } from "../work.ts";
import type { Answer } from "./answer.ts";
import type { AnswerCache, Kept } from "./answer-cache.ts";
import type { CachedRoute } from "./cached-route.ts";
import { clientOf } from "./client.ts";
import { ClientGone, clientGone } from "./client-gone.ts";
import type { ClientIp } from "./client-ip.ts";
import type { ConnectionFault } from "./connection-fault.ts";
import type { Exchange } from "./exchange.ts";
import { findingOf } from "./front.ts";
import { hasBody } from "./read-body.ts";
import { type Representation, represent } from "./representation.ts";

export type FastPathOptions = Readonly<{
  routes: readonly CachedRoute[];
  cache: AnswerCache;
  clientIp: ClientIp;
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Whether the service takes no more requests. */
  isStopping: () => boolean;
  onExchange: (exchange: Exchange) => void;
  /** What the client was told on the connection itself. */
  faultOf: (socket: Socket) => ConnectionFault | undefined;
  workOf: (exchange: Pick<Exchange, "id"> & Raw) => Work;
}>;

/** `settled`: resolves when nothing is under way here, of which hapi knows nothing. */
export type FastPath = Readonly<{ settled: () => Promise<void> }>;

type Raw = Readonly<{ request: IncomingMessage; response: ServerResponse }>;
type Arrival = Raw & Readonly<{ id: string; received: number; route: CachedRoute; path: Record<string, string> }>;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The parameters of a path that fits a template such as `/api/skipSegments/{sha256HashPrefix}`; one that is spelled with escapes does not. */
function matcher({ operation }: CachedRoute): (segments: readonly string[]) => Record<string, string> | undefined {
  const template = operation.path.split("/").map((text) => ({ text, name: /^\{(.+)\}$/.exec(text)?.[1] }));
  return (segments) => {
    if (segments.length !== template.length) return undefined;
    const parameters: Record<string, string> = {};
    for (const [at, { text, name }] of template.entries()) {
      const segment = segments[at] ?? "";
      if (name === undefined ? segment !== text : !/^\w+$/.test(segment)) return undefined;
      if (name !== undefined) parameters[name] = segment;
    }
    return parameters;
  };
}

/** More than any template has. */
const mostSegments = 10;

/** What the fast path can be trusted with: a request that hapi would do nothing else with. */
const isPlain = (request: IncomingMessage): boolean =>
  (request.method === "GET" || request.method === "HEAD") && findingOf(request) === undefined && !hasBody(request);

/**
 * Answers GET and HEAD of cached routes without hapi, mostly from finished bytes. Whatever is unusual about a request, and every refusal, is left to
 * the listener that hapi has; both ways give the same answers. The other listeners are called before, as they were.
 */
export function openFastPath(server: Server, options: FastPathOptions): FastPath {
  const { cache, clientIp, isStopping, onExchange, faultOf, workOf } = options;
  const routes = options.routes.map((route) => ({ route, match: matcher(route) }));
  const common = Object.entries(options.headers).flat();
  const flat = new WeakMap<Representation, string[]>();
  const underWay = new Set<Promise<void>>();

  const headersOf = (representation: Representation): string[] => {
    const known = flat.get(representation);
    if (known !== undefined) return known;
    const made = [...representation.headers.flat(), ...common, "x-request-id"];
    flat.set(representation, made);
    return made;
  };
  const tell = ({ request, response, id, received, route }: Arrival): void => {
    const own = response.writableEnded ? { status: response.statusCode, code: undefined } : clientGone;
    const { status, code } = faultOf(request.socket) ?? own;
    const { operationId } = route.operation;
    onExchange({
      id,
      operationId,
      method: request.method?.toLowerCase() ?? "",
      status,
      code,
      ms: Date.now() - received,
    });
  };
  const send = (arrival: Arrival, representation: Representation): void => {
    const { response, id } = arrival;
    if (response.closed) return void tell(arrival);
    response.once("close", () => tell(arrival));
    response.writeHead(representation.status, [...headersOf(representation), id]);
    response.end(representation.body);
  };
  const clientIn = ({ socket, headers }: IncomingMessage): Client => clientOf(socket.remoteAddress, headers, clientIp);
  const find = async ({ request, route, path }: Arrival, kept: Kept | undefined): Promise<Answer> => {
    if (kept !== undefined && !(await kept.keep.except?.(clientIn(request)))) return kept.answer;
    return route.answer({ request, path, address: request.socket.remoteAddress });
  };
  const make = async (arrival: Arrival, kept: Kept | undefined, pass: () => void): Promise<void> => {
    try {
      const answer = await find(arrival, kept);
      send(arrival, await represent(answer, arrival.request.headers));
    } catch (error) {
      if (error instanceof ClientGone) tell(arrival);
      else pass();
    }
  };
  /** A kept answer is sent in the same turn of the event loop. */
  const atOnce = (arrival: Arrival, { answer, keep }: Kept): boolean => {
    const { request } = arrival;
    if (keep.except !== undefined || request.socket.remoteAddress === undefined) return false;
    const representation = represent(answer, request.headers);
    if (representation instanceof Promise) return false;
    clientIn(request); // counts who calls
    send(arrival, representation);
    return true;
  };
  const take = ({ request, response }: Raw, pass: () => void): boolean => {
    const { url = "" } = request;
    const end = url.indexOf("?");
    const segments = (end === -1 ? url : url.slice(0, end)).split("/", mostSegments);
    for (const { route, match } of routes) {
      const path = match(segments);
      if (path === undefined) continue;
      const arrival: Arrival = { request, response, id: randomUUID(), received: Date.now(), route, path };
      const kept = cache.byTarget(url);
      if (kept !== undefined && atOnce(arrival, kept)) return true;
      const making = asWork(workOf(arrival), () => make(arrival, kept, pass));
      underWay.add(making);
      void making.finally(() => underWay.delete(making));
      return true;
    }
    return false;
  };

  const listeners = server.listeners("request") as Listener[];
  const dispatch = listeners.at(-1);
  if (dispatch === undefined) throw new Error("hapi does not listen yet");
  const before = listeners.slice(0, -1);
  server.removeAllListeners("request").on("request", (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of before) listener.call(server, request, response);
    const pass = (): void => dispatch.call(server, request, response);
    if (isStopping() || !isPlain(request) || !take({ request, response }, pass)) pass();
  });
  return { settled: async () => void (await Promise.all(underWay)) };
}
