import type { IncomingMessage, ServerResponse } from "node:http";
import { type Account, type ByteBudget, createByteBudget } from "../http/byte-budget.ts";
import { type ClientIp, clientIpFinder, clientOf } from "../http/client.ts";
import { connectionSignal } from "../http/connection-signal.ts";
import { bodyHead, discardBody, hasBody, LINGER_MS, readBody } from "../http/read-body.ts";
import { readStream } from "../http/read-stream.ts";
import { findingOf, normaliseRequest } from "../http/request-check.ts";
import { send } from "../http/send.ts";
import { type ApplicationOptions, apiOf, type Generated } from "../runtime/application.ts";
import { printError } from "../runtime/observer.ts";
import { createPipeline, type PipelineOptions, type PipelineReply } from "../runtime/pipeline.ts";
import { Problem } from "../runtime/problem.ts";
import { closeStream } from "../runtime/reply-stream.ts";
import { represent } from "../runtime/representation.ts";
import type { OpenBody, PipelineRequest } from "../runtime/request.ts";

/**
 * - `trustProxy`     addresses and CIDR blocks of proxies whose X-Forwarded-For is believed
 * - `bodyTimeoutMs`  for receiving a body; 15 seconds unless set
 * - `maxBodyBytes`   memory for long bodies that are received at the same time; 256 MiB unless set
 */
export type NodeHandlerOptions<G extends Generated, Services> = ApplicationOptions<G, Services> &
  PipelineOptions &
  Readonly<{ trustProxy?: readonly string[]; bodyTimeoutMs?: number; maxBodyBytes?: number }>;

/**
 * A listener of node:http, node:https and everything built on them.
 * @param next called, if given, for a path of no operation, as middleware does; otherwise such a path gets 404
 */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

type BodyOptions = Readonly<{ timeoutMs: number; budget: ByteBudget }>;

/** @returns also what releases the memory of the body */
function bodyOf(request: IncomingMessage, { timeoutMs, budget }: BodyOptions) {
  let account: Account | undefined;
  const checkUnread = (): void => {
    if (request.readableEnded && hasBody(request))
      throw new Error("Something has read the body already. Let requests come here before they reach body parsers.");
  };
  const open = (maxBytes: number): OpenBody => {
    checkUnread();
    return readStream(request, { maxBytes, timeoutMs });
  };
  const read = async (maxBytes: number): Promise<Uint8Array> => {
    checkUnread();
    account = budget.open();
    return readBody(request, { maxBytes, timeoutMs, account });
  };
  const body = { ...bodyHead(request), read, open, discard: () => discardBody(request, LINGER_MS) };
  return { body, release: () => account?.[Symbol.dispose]() };
}

/** Whether the server takes no more connections. Its sockets have it as a property, which Node does not document. */
const isStopping = ({ socket }: IncomingMessage): boolean =>
  (socket as Readonly<{ server?: Readonly<{ listening: boolean }> }>).server?.listening === false;

type Exchanged = Readonly<{ request: IncomingMessage; response: ServerResponse; body: PipelineRequest["body"] }>;

function pipelineRequest({ request, response, body }: Exchanged, clientIp: ClientIp): PipelineRequest {
  normaliseRequest(request);
  const finding = findingOf(request);
  const fault =
    finding === undefined || finding === "server"
      ? undefined
      : new Problem("bad_request", finding.text, { status: finding.status });
  const { method = "", url = "", headers, socket } = request;
  return {
    method,
    target: finding === "server" ? "*" : url,
    headers,
    socketAddress: socket.remoteAddress,
    localAddress: socket.localAddress,
    client: () => clientOf(socket.remoteAddress, headers, clientIp),
    signal: connectionSignal(request, response, () => isStopping(request)),
    body,
    fault,
  };
}

/** Sends a reply, and calls `finish` of it when the response is over. */
async function deliver(request: IncomingMessage, response: ServerResponse, reply: PipelineReply): Promise<void> {
  const { answer, headers, finish } = reply;
  const representation = await represent(answer, request.headers);
  if (response.closed) {
    if (answer.stream !== undefined) closeStream(answer.stream);
    return finish(response.statusCode, false);
  }
  response.once("close", () => finish(response.statusCode, response.writableEnded));
  send(response, representation, [...representation.headers.flat(), ...headers.flat()]);
}

/**
 * Serves a specification as a listener of requests, without a framework.
 *
 *     http.createServer(createNodeHandler({ generated, handlers })).listen(8080);
 *
 * Errors  for operations without handlers or checks of their security schemes
 */
export function createNodeHandler<G extends Generated, Services = unknown>(
  options: NodeHandlerOptions<G, Services>,
): NodeHandler {
  const pipeline = createPipeline(apiOf<G, Services>(options), options);
  const clientIp = clientIpFinder(options.trustProxy ?? []);
  const budget = createByteBudget(options.maxBodyBytes ?? 256 * 1024 * 1024);
  const timeoutMs = options.bodyTimeoutMs ?? 15_000;
  const onError = options.onError ?? printError;
  return (request, response, next) => {
    if (next !== undefined && !pipeline.hasPath(request.url ?? "")) return next();
    const { body, release } = bodyOf(request, { timeoutMs, budget });
    response.once("close", release);
    const respond = async (): Promise<void> =>
      deliver(request, response, await pipeline.respond(pipelineRequest({ request, response, body }, clientIp)));
    respond().catch((error) => {
      onError(error, { id: "", operationId: "unmatched" });
      response.destroy();
    });
  };
}
