import type { ServerRoute } from "@hapi/hapi";
import { readConfig } from "../../../src/config/config.ts";
import type { Exchange } from "../../../src/openapi/hapi/exchange.ts";
import { createServer } from "../../../src/openapi/hapi/server.ts";
import type { ConnectionLimits } from "../../../src/openapi/http/connection-limits.ts";
import type { Generated } from "../codegen/support.ts";

export const TOKEN = "token-of-the-keeper";

export type DepotOptions = Readonly<{
  settings?: readonly string[];
  token?: string;
  bodyTimeoutMs?: number;
  limits?: Partial<ConnectionLimits>;
  corsHeaders?: readonly string[];
  /** What the handler of `listParcels` waits for. */
  list?: () => Promise<void>;
  /** What every request waits for. */
  isThere?: () => Promise<void>;
  routes?: readonly ServerRoute[];
  onExchange?: (exchange: Exchange) => void;
}>;

/** The depot on a free port, with handlers that keep what they were given. */
export async function openDepot(depot: Generated, options: DepotOptions = {}) {
  const { settings = ["DEPOT_OPEN"], token = TOKEN, bodyTimeoutMs = 15_000, limits = {}, corsHeaders = [] } = options;
  const taken: Uint8Array[] = [];
  const bugs: unknown[] = [];
  const exchanges: Exchange[] = [];
  const done = async () => ({ status: 200, body: undefined });
  const server = createServer({
    host: "127.0.0.1",
    port: 0,
    limits: { ...readConfig({}).connections, checkIntervalMs: 10, ...limits },
    corsHeaders,
    routes: options.routes ?? [],
    operations: depot.operations,
    requests: depot.requests,
    handlers: {
      leaveParcel: async ({ body }) => {
        taken.push(body as Uint8Array);
        return done();
      },
      listParcels: async () => {
        await options.list?.();
        return done();
      },
      sortParcels: done,
      burnParcels: done,
    },
    checks: { minUserIdLength: 1, publicIdOf: async () => "", isVip: async () => false, isAdmin: () => false },
    settings: {
      has: (name) => settings.includes(name),
      tokenOf: (name) => (name === "KEEPER_TOKEN" && token !== "" ? token : undefined),
    },
    bodyTimeoutMs,
    clientIp: (address) => address,
    recognise: () => undefined,
    onExchange: (exchange) => {
      exchanges.push(exchange);
      options.onExchange?.(exchange);
    },
    onBug: (error) => void bugs.push(error),
    isStopping: () => false,
    ...(options.isThere !== undefined && { isThere: () => Promise.resolve(options.isThere?.()).then(() => true) }),
  });
  await server.start();
  const base = server.info.uri;
  const leave = (
    body: string | Uint8Array | undefined,
    headers: Record<string, string> = { "content-type": "application/json" },
  ) => fetch(`${base}/parcels`, { method: "PUT", headers, ...(body !== undefined && { body }) });
  return {
    base,
    port: Number(server.info.port),
    taken,
    bugs,
    exchanges,
    leave,
    server,
    [Symbol.asyncDispose]: () => server.stop({ timeout: 100 }),
  };
}
