import { pairsIn } from "../operation/headers.ts";
import { Problem } from "../operation/problem.ts";
import { type PipelineOptions, type PipelineReply, pipelineNames, staticHeaders } from "../runtime/adapter.ts";
import { type ApplicationOptions, apiOf, type FurtherNames, type Generated } from "../runtime/application.ts";
import { ClientGone } from "../runtime/client-gone.ts";
import { printError } from "../runtime/exchange.ts";
import { lazySignal } from "../runtime/lazy-signal.ts";
import { createPipeline } from "../runtime/pipeline.ts";
import { closeStream, type ReplyStream } from "../runtime/reply-stream.ts";
import type { PipelineRequest } from "../runtime/request.ts";
import { isDecodable, undecodable, withoutExtraSlash } from "../runtime/target.ts";
import { plainRepresentation } from "../runtime/variant.ts";
import { webBody } from "./web-body.ts";

/**
 * - `clientIp`       finds the address of a client; the further arguments of the handler are those of the platform
 * - `bodyTimeoutMs`  timeout for receiving a body; default 15 seconds
 */
export type FetchHandlerOptions<G extends Generated, Services> = ApplicationOptions<G, Services> &
  PipelineOptions &
  Readonly<{
    clientIp?: (request: Request, ...platform: readonly never[]) => string;
    bodyTimeoutMs?: number;
  }>;

const furtherNames = { ...pipelineNames, clientIp: true, bodyTimeoutMs: true } satisfies FurtherNames<
  FetchHandlerOptions<Generated, unknown>
>;

/** Answers a request. Never rejects. @param platform what Workers, Deno and Bun pass besides the request */
export type FetchHandler = (request: Request, ...platform: readonly unknown[]) => Promise<Response>;

type RequestOptions = Readonly<{ clientIp: string; bodyTimeoutMs: number }>;

function pipelineRequest(
  request: Request,
  { clientIp, bodyTimeoutMs }: RequestOptions,
  signal: RequestSignal["signal"],
): PipelineRequest {
  const url = new URL(request.url);
  const path = withoutExtraSlash(url.pathname);
  const headers: Record<string, string> = { host: url.host, ...Object.fromEntries(request.headers) };
  return {
    method: request.method,
    target: `${path}${url.search}`,
    path,
    headers,
    socketAddress: undefined,
    client: () => ({ ip: clientIp, userAgent: headers["user-agent"] ?? "" }),
    signal,
    body: webBody(request, bodyTimeoutMs),
    fault: isDecodable(path) ? undefined : new Problem("bad_request", undecodable),
  };
}

/** Responses that have no body, not even an empty one. Source: Fetch, section 2.2.3. */
const nullBodyStatuses: readonly number[] = [204, 205, 304];

function responseOf(request: Request, { representation, headers, finish }: PipelineReply): Response {
  const { status, body, stream } = representation;
  const init = { status, headers: new Headers(pairsIn(headers)) };
  const hasBody = request.method !== "HEAD" && !nullBodyStatuses.includes(status);
  if (stream !== undefined && hasBody && !request.signal.aborted) return new Response(webStream(stream, finish), init);
  if (stream !== undefined) closeStream(stream);
  finish(!request.signal.aborted);
  return new Response(hasBody ? (body as string | Uint8Array<ArrayBuffer> | undefined) : undefined, init);
}

/**
 * Serves a specification as a function from a web request to a web response, for Workers, Deno, Bun, Next and
 * everything else that has `fetch`. Compression is left to the platform.
 *
 * export default { fetch: createFetchHandler({ generated, handlers }) };
 *
 * @throws Error for operations without handlers or checks of their security schemes
 */
export function createFetchHandler<G extends Generated, Services = unknown>(
  options: FetchHandlerOptions<G, Services>,
): FetchHandler {
  const api = apiOf<G, Services>(options, furtherNames);
  const { bodyTimeoutMs = 15_000, onExchange = () => undefined, onError = printError } = options;
  const headers = staticHeaders(options);
  const pipeline = createPipeline([api], {
    headersFor: () => headers,
    represent: plainRepresentation,
    onExchange,
    onError,
  });
  const clientIp = (options.clientIp ?? (() => "")) as (...of: readonly unknown[]) => string;
  return async (request, ...platform) => {
    const { signal, end } = requestSignal(request);
    const details = { clientIp: clientIp(request, ...platform), bodyTimeoutMs };
    const reply = await pipeline.respond(pipelineRequest(request, details, signal));
    const finish: PipelineReply["finish"] = (isComplete) => {
      end(isComplete);
      reply.finish(isComplete);
    };
    return responseOf(request, { ...reply, finish });
  };
}

/** `end`: the response is over. Later signals of the platform are ignored. */
type RequestSignal = Readonly<{ signal: () => AbortSignal; end: (isComplete: boolean) => void }>;

/** The signal of a web request: aborted when the platform aborts its own, or cancels the body of the response. */
function requestSignal({ signal: platform }: Request): RequestSignal {
  let state: "open" | "complete" | "gone" = "open";
  let abort = (): void => undefined;
  const end = (isComplete: boolean): void => {
    if (state !== "open") return;
    state = isComplete ? "complete" : "gone";
    platform.removeEventListener("abort", onAbort);
    if (!isComplete) abort();
  };
  const onAbort = (): void => end(false);
  const signal = lazySignal((given) => {
    abort = () => given(new ClientGone());
    if (state === "gone") abort();
    else if (state === "complete") return;
    else if (platform.aborted) end(false);
    else platform.addEventListener("abort", onAbort);
  });
  return { signal, end };
}

/**
 * A stream of a reply as a web stream: items are pulled on demand, and the iterator is closed when the client
 * disconnects.
 * @param finish called once, when the stream is over
 */
function webStream(source: ReplyStream, finish: (isComplete: boolean) => void): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await iterator.next();
          if (done !== true) return controller.enqueue(value as Uint8Array);
          finish(true);
          controller.close();
        } catch (error) {
          finish(false);
          throw error; // the response ends without its last chunk
        }
      },
      cancel: async () => {
        finish(false);
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
