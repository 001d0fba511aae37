import { type ApplicationOptions, apiOf, type Generated } from "../runtime/application.ts";
import { pairsIn } from "../runtime/header-list.ts";
import { createPipeline, type PipelineOptions, type PipelineReply } from "../runtime/pipeline.ts";
import { Problem } from "../runtime/problem.ts";
import { closeStream } from "../runtime/reply-stream.ts";
import type { PipelineRequest } from "../runtime/request.ts";
import { isDecodable, undecodable } from "../runtime/target.ts";
import { unknownPath } from "../runtime/unknown-path.ts";
import { plainRepresentation } from "../runtime/variant.ts";
import { type RequestSignal, requestSignal } from "./request-signal.ts";
import { webBody } from "./web-body.ts";
import { webStream } from "./web-stream.ts";

/**
 * - `basePath`       what precedes the paths of the specification, such as `/api`; requests for others get 404
 * - `clientIp`       finds the address of a client; the further arguments of the handler are those of the platform
 * - `bodyTimeoutMs`  for receiving a body; 15 seconds unless set
 */
export type FetchHandlerOptions<G extends Generated, Services> = ApplicationOptions<G, Services> &
  PipelineOptions &
  Readonly<{
    basePath?: string;
    clientIp?: (request: Request, ...platform: readonly never[]) => string;
    bodyTimeoutMs?: number;
  }>;

/** Answers a request. Never rejects. @param platform what Workers, Deno and Bun pass besides the request */
export type FetchHandler = (request: Request, ...platform: readonly unknown[]) => Promise<Response>;

type RequestOptions = Readonly<{
  basePath: string;
  clientIp: string;
  bodyTimeoutMs: number;
  signal: RequestSignal["signal"];
}>;

function pipelineRequest(request: Request, options: RequestOptions): PipelineRequest {
  const { basePath, clientIp, bodyTimeoutMs, signal } = options;
  const { pathname, search, host } = new URL(request.url);
  const headers: Record<string, string> = { host, ...Object.fromEntries(request.headers) };
  const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
  const path = isInside ? pathname.slice(basePath.length) || "/" : pathname;
  const problem = isInside ? undefined : unknownPath(pathname);
  return {
    method: request.method,
    target: `${pathname}${search}`,
    path,
    headers,
    socketAddress: undefined,
    client: () => ({ ip: clientIp, userAgent: headers["user-agent"] ?? "" }),
    signal,
    body: webBody(request, bodyTimeoutMs),
    fault: isDecodable(path) ? problem : new Problem("bad_request", undecodable),
  };
}

/** Responses that have no body, not even an empty one. Source: Fetch, section 2.2.3. */
const nullBodyStatuses: readonly number[] = [204, 205, 304];

function responseOf(request: Request, headers: PipelineRequest["headers"], reply: PipelineReply): Response {
  const { answer, headers: added, finish } = reply;
  const { status, body, stream, headers: own } = plainRepresentation(answer, headers);
  const init = {
    status,
    headers: new Headers([...pairsIn(own), ...added.map(([name, value]): [string, string] => [name, value])]),
  };
  const hasBody = request.method !== "HEAD" && !nullBodyStatuses.includes(status);
  if (stream !== undefined && hasBody && !request.signal.aborted)
    return new Response(
      webStream(stream, (isComplete) => finish(status, isComplete)),
      init,
    );
  if (stream !== undefined) closeStream(stream);
  finish(status, !request.signal.aborted);
  return new Response(hasBody ? (body as string | Uint8Array<ArrayBuffer> | undefined) : undefined, init);
}

/**
 * Serves a specification as a function from a web request to a web response, for Workers, Deno, Bun, Next and everything else that has `fetch`. It
 * leaves compression to the platform.
 *
 *     export default { fetch: createFetchHandler({ generated, handlers }) };
 *
 * Errors  for operations without handlers or checks of their security schemes
 */
export function createFetchHandler<G extends Generated, Services = unknown>(
  options: FetchHandlerOptions<G, Services>,
): FetchHandler {
  const pipeline = createPipeline(apiOf<G, Services>(options), options);
  const { basePath = "", bodyTimeoutMs = 15_000 } = options;
  const clientIp = (options.clientIp ?? (() => "")) as (...of: readonly unknown[]) => string;
  return async (request, ...platform) => {
    const { signal, end } = requestSignal(request);
    const details = { basePath, clientIp: clientIp(request, ...platform), bodyTimeoutMs, signal };
    const incoming = pipelineRequest(request, details);
    const reply = await pipeline.respond(incoming);
    const finish: PipelineReply["finish"] = (status, isComplete) => {
      end(isComplete);
      reply.finish(status, isComplete);
    };
    return responseOf(request, incoming.headers, { ...reply, finish });
  };
}
