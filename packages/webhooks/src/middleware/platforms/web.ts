import type { OptionNames } from "../../known-options.ts";
import type { Receiver } from "../../receiver/webhooks.ts";
import { readWebBody } from "../body/web-body.ts";
import type { MiddlewareOptions } from "../pipeline/middleware-options.ts";
import { pathnameOf } from "../pipeline/path.ts";
import { createPipeline } from "../pipeline/pipeline.ts";
import { type Answer, notFound } from "../pipeline/webhook-responses.ts";
import { route } from "./route.ts";

/** `Rest` is what the platform passes after the request, for instance `[Env, ExecutionContext]`. */
export type WebMiddlewareOptions<Rest extends readonly unknown[] = readonly unknown[]> = MiddlewareOptions &
  Readonly<{
    /**
     * Result for another path: a 404 JSON response, or `undefined` to let the next router handle it. Default `"404"`.
     */
    unmatched?: "404" | "undefined";
    /**
     * Keeps the platform from stopping handlers that are still running after the response was sent. Called once per
     * accepted delivery, with a promise that never rejects and the remaining arguments of the middleware: `waitUntil:
     * (work, _env: Env, context: ExecutionContext) => context.waitUntil(work)`
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

const webNames = { unmatched: true, waitUntil: true } satisfies OptionNames<
  Omit<WebMiddlewareOptions, keyof MiddlewareOptions>
>;

function unmatchedOption(value: unknown): "404" | "undefined" {
  if (value === "404" || value === "undefined") return value;
  throw new TypeError('unmatched must be "404" or "undefined".');
}

/**
 * Receives deliveries on platforms with web-standard requests and responses: Deno, Bun, workers, route handlers of
 * frameworks. Usable as a `fetch` handler; arguments after the request are only passed to `waitUntil`. Never rejects.
 * Responds like `createNodeMiddleware`; for another path see `unmatched`.
 * @param webhooks an instance of `Webhooks`, or an inbox
 * @throws TypeError naming the invalid option
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
  const pipeline = createPipeline(webhooks, options, webNames);
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
