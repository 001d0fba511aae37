import type { ServerRoute } from "@hapi/hapi";
import { problems } from "../../../../generated/openapi/problems.ts";
import { readConfig } from "../../../../src/config/config.ts";
import { responseHeaders } from "../../../../src/process/composition/response-headers.ts";
import { type Api, type ConnectionLimits, createServer, type Exchange, noCallers } from "../../src/index.ts";
import type { LoadShedding } from "../../src/runtime/load-shedding.ts";
import type { Generated } from "../codegen/support.ts";

export const TOKEN = "token-of-the-keeper";

export type DepotOptions = Readonly<{
  settings?: readonly string[];
  token?: string;
  bodyTimeoutMs?: number;
  limits?: Partial<ConnectionLimits>;
  /** A promise that the handler of `listParcels` waits for. */
  list?: () => Promise<void>;
  /** A promise that every request waits for. */
  isThere?: () => Promise<void>;
  routes?: readonly ServerRoute[];
  shedding?: LoadShedding;
  onExchange?: (exchange: Exchange) => void;
}>;

/** The depot on a free port, with handlers that record their input. */
export async function openDepot(depot: Generated, options: DepotOptions = {}) {
  const { settings = ["DEPOT_OPEN"], token = TOKEN, bodyTimeoutMs = 15_000, limits = {} } = options;
  const taken: Uint8Array[] = [];
  const bugs: unknown[] = [];
  const exchanges: Exchange[] = [];
  const done = async () => ({ status: 200, body: undefined });
  const api: Api = {
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
    problems: { catalogue: problems, typePrefix: "urn:depot:", body: "negotiated" },
    recognise: () => undefined,
    callers: noCallers,
    securitySchemes: depot.securitySchemes,
    security: { guild: () => "somebody" },
    settings: {
      has: (name) => settings.includes(name),
      tokenOf: (name) => (name === "KEEPER_TOKEN" ? token : "none"),
    },
    ...(options.isThere !== undefined && { isAvailable: () => Promise.resolve(options.isThere?.()).then(() => true) }),
  };
  const server = createServer({
    apis: [api],
    headersFor: responseHeaders(),
    host: "127.0.0.1",
    port: 0,
    limits: { ...readConfig({}).connections, checkIntervalMs: 10, ...limits },
    routes: options.routes ?? [],
    bodyTimeoutMs,
    clientIp: (address) => address,
    onExchange: (exchange) => {
      exchanges.push(exchange);
      options.onExchange?.(exchange);
    },
    onBug: (error) => void bugs.push(error),
    isStopping: () => false,
    ...(options.shedding !== undefined && { shedding: options.shedding }),
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
