import type { Receiver } from "../webhooks.ts";
import { type Answer, notFound } from "./answers.ts";
import type { MiddlewareOptions } from "./options.ts";
import { pathnameOf } from "./path.ts";
import { createPipeline } from "./pipeline.ts";
import { route } from "./route.ts";
import { readWebBody } from "./web-body.ts";

/** `Rest` is what the platform gives beside the request, for instance `[Env, ExecutionContext]`. */
export type WebMiddlewareOptions<Rest extends readonly unknown[] = readonly unknown[]> = MiddlewareOptions &
  Readonly<{
    /** What another path gets: a JSON answer 404, or `undefined` so that the next router may look. Default `"404"`. */
    unmatched?: "404" | "undefined";
    /**
     * Keeps the platform from stopping handlers that still run when the answer is out. Called once for each delivery that is taken in, with
     * work that never rejects and with whatever the middleware was called with after the request:
     * `waitUntil: (work, _env: Env, context: ExecutionContext) => context.waitUntil(work)`
     */
    waitUntil?: (work: Promise<unknown>, ...rest: Rest) => void;
  }>;

export type WebMiddleware<Rest extends readonly unknown[] = readonly unknown[], Unmatched = never> = (
  request: Request,
  ...rest: Rest
) => Promise<Response | Unmatched>;

function toResponse({ status, headers, body }: Answer, method: string): Response {
  return new Response(method === "HEAD" ? null : body, { status, headers });
}

function unmatchedOption(value: unknown): "404" | "undefined" {
  if (value === "404" || value === "undefined") return value;
  throw new TypeError('unmatched must be "404" or "undefined".');
}

/**
 * Receives deliveries where requests and responses are those of the web: Deno, Bun, workers, route handlers of frameworks.
 * It is a `fetch` handler as it is; what it is given after the request reaches only `waitUntil`. It never rejects.
 * Answers  as `createNodeMiddleware`; a request for another path see `unmatched`
 * @param webhooks an instance of `Webhooks`, or an inbox
 * @throws TypeError naming the option that is wrong
 */
export function createWebMiddleware<Rest extends readonly unknown[]>(
  webhooks: Receiver,
  options: WebMiddlewareOptions<Rest> & Readonly<{ unmatched: "undefined" }>,
): WebMiddleware<Rest, undefined>;
export function createWebMiddleware<Rest extends readonly unknown[]>(
  webhooks: Receiver,
  options?: WebMiddlewareOptions<Rest> & Readonly<{ unmatched?: "404" }>,
): WebMiddleware<Rest>;
export function createWebMiddleware<Rest extends readonly unknown[]>(
  webhooks: Receiver,
  options: WebMiddlewareOptions<Rest> = {},
): WebMiddleware<Rest, undefined> {
  const pipeline = createPipeline(webhooks, options);
  const { waitUntil, unmatched = "404" } = options;
  const pass = unmatchedOption(unmatched) === "undefined";
  return async (request, ...rest) => {
    const { url, method } = request;
    const answer = await route(
      pipeline,
      url,
      {
        method,
        header: (name) => request.headers.get(name) ?? undefined,
        readBody: (limits) => readWebBody(request, limits),
      },
      waitUntil && ((work) => waitUntil(work, ...rest)),
    );
    if (answer !== undefined) return toResponse(answer, method);
    return pass ? undefined : toResponse(notFound(method, pathnameOf(url) ?? ""), method);
  };
}
