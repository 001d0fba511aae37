import type { Server } from "@hapi/hapi";
import { type ClientIp, clientIpFinder } from "../http/client-address.ts";
import { type ConnectionLimits, defaultConnectionLimits } from "../http/connection-limits.ts";
import { type ApplicationOptions, apiOf, type FurtherNames, type Generated } from "../runtime/application.ts";
import type { Exchange } from "../runtime/exchange.ts";
import { type FailedRequest, printError } from "../runtime/exchange.ts";
import { createServer, stopServer } from "./server.ts";
import { specificationRoutes } from "./specification.ts";

/**
 * - `spec` path or URL of the specification. It is compared with the generated code, and served at `/openapi.yaml` or
 *   `/openapi.json`
 * - `port`             0: any free one
 * - `trustProxy`       addresses and CIDR blocks of proxies whose X-Forwarded-For is believed
 * - `limits`           of connections, where they should differ from the default
 * - `bodyTimeoutMs`    for receiving a body
 * - `stopTimeoutMs`    for requests in progress when the server stops
 * - `stopSignals`      whether SIGTERM and SIGINT stop the server
 * - `headers`          sent with every response
 * - `onExchange`       called once for each request, when it is over
 * - `onError`          called once for each unexpected failure, which results in a 500
 */
export type ServeOptions<G extends Generated, Services> = ApplicationOptions<G, Services> &
  Readonly<{
    spec?: string | URL;
    port?: number;
    host?: string;
    trustProxy?: readonly string[];
    limits?: Partial<ConnectionLimits>;
    bodyTimeoutMs?: number;
    stopTimeoutMs?: number;
    stopSignals?: boolean;
    headers?: Readonly<Record<string, string>>;
    onExchange?: (exchange: Exchange) => void;
    onError?: (error: unknown, about: FailedRequest) => void;
  }>;

const furtherNames = {
  spec: true,
  port: true,
  host: true,
  trustProxy: true,
  limits: true,
  bodyTimeoutMs: true,
  stopTimeoutMs: true,
  stopSignals: true,
  headers: true,
  onExchange: true,
  onError: true,
} satisfies FurtherNames<ServeOptions<Generated, unknown>>;

/** A listening server. `stop` accepts what has arrived, waits for requests in progress, and is idempotent. */
export type ServedApplication = AsyncDisposable &
  Readonly<{ url: string; port: number; server: Server; stop: () => Promise<void> }>;

/**
 * Serves a specification over HTTP.
 *
 * const server = await serve({ spec: "openapi.yaml", generated, handlers, port: 8080 });
 *
 * @throws Error for operations without handlers or checks of their security schemes; if the code was generated from
 *   another specification; if the port is in use
 */
export async function serve<G extends Generated, Services = unknown>(
  options: ServeOptions<G, Services>,
): Promise<ServedApplication> {
  const { spec, port = 8080, host = "127.0.0.1", bodyTimeoutMs = 15_000, stopTimeoutMs = 10_000 } = options;
  const clientIp: ClientIp = clientIpFinder(options.trustProxy ?? []);
  const headers = { "x-content-type-options": "nosniff", ...options.headers };
  const routes = spec === undefined ? [] : await specificationRoutes(spec, options.generated);
  let isStopping = false;
  let stopping: Promise<void> | undefined;
  const server = createServer({
    host,
    port,
    apis: [apiOf<G, Services>(options, furtherNames)],
    routes,
    limits: { ...defaultConnectionLimits, ...options.limits },
    clientIp,
    bodyTimeoutMs,
    headersFor: () => headers,
    onExchange: options.onExchange ?? (() => undefined),
    onBug: options.onError ?? printError,
    isStopping: () => isStopping,
  });
  const refuse = (): void => {
    isStopping = true;
  };
  const stop = (): Promise<void> => {
    stopping ??= stopServer(server, stopTimeoutMs, { refuse });
    return stopping;
  };
  await server.start().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} of ${host} is in use by another process.`, { cause: error });
  });
  if (options.stopSignals !== false) stopOnSignals(server, stop);
  return { url: server.info.uri, port: Number(server.info.port), server, stop, [Symbol.asyncDispose]: stop };
}

function stopOnSignals(server: Server, stop: () => Promise<void>): void {
  const signals = ["SIGTERM", "SIGINT"] as const;
  const onSignal = (): void => void stop();
  for (const signal of signals) process.once(signal, onSignal);
  server.events.on("stop", () => {
    for (const signal of signals) process.off(signal, onSignal);
  });
}
