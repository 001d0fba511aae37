import type { Server } from "@hapi/hapi";
import { describeError } from "@segmark/database/describe-error";
import { createServer } from "@segmark/openapi";
import { stopServer } from "@segmark/openapi/internal/hapi/server";
import { specificationRoutes } from "@segmark/openapi/internal/hapi/specification";
import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import { severityOf } from "@segmark/openapi/internal/runtime/exchange";
import { type Logger, pino } from "pino";
import type { InstanceSettings, MigratorInstance } from "../cluster/instance.ts";
import { specification } from "../generated/fingerprint.ts";
import { operations } from "../generated/operations.js";
import { safeLog } from "../protocol/safe-log.ts";
import { readMigrationServerConfig } from "./config/config.ts";
import { operatorTokenOf } from "./config/operator-token.ts";
import { instanceOf, migrationApi } from "./migration-api.ts";
import { clusterPage, isClusterPage } from "./pages/cluster-page.ts";
import { apiHeaders, pageHeaders } from "./pages/headers.ts";
import { pageRoutes } from "./pages/page-routes.ts";

/** What an application adds to the server has its own. */
const noSniffing = { "x-content-type-options": "nosniff" };
const isApiPath = (path: string): boolean => /^\/(?:migrations|admin|_cluster|migrator\.yaml)(?:\/|$)/i.test(path);

/** Whether a route of the application answers at `/`. */
function hasOwnHome(server: Server): boolean {
  const found = server.match("get", "/");
  return found !== null && !(found.method === "*" && found.path === "/{path*}");
}

export { ConfigError } from "./config/readers.ts";

export type MigrationServer = AsyncDisposable &
  Readonly<{
    server: Server;
    instance: MigratorInstance;
    /** How long requests in progress may take to finish. */
    stopTimeoutMs: number;
    /** Rejects every new request from now on; the server keeps listening. */
    refuseNew(): void;
    /**
     * Graceful shutdown: accepts nothing new, lets requests in progress finish, stops a run of this instance, and
     * closes everything.
     */
    stop(): Promise<void>;
  }>;

/**
 * Settings that cannot come from the environment: open connections, a loader, whether `up` applies the schema of the
 * cluster.
 */
export type MigrationServerParts = Pick<InstanceSettings, "knex" | "store" | "loader" | "useSchema"> &
  Readonly<{
    /** Default: pino on standard output, from `LOG_LEVEL` on, which writes the same lines as the service. */
    log?: Logger;
  }>;

const partNames = {
  knex: true,
  store: true,
  loader: true,
  useSchema: true,
  log: true,
} satisfies OptionNames<MigrationServerParts>;

/** Where `spec/` and `web/` are: at the top of a checkout, and in the published package. */
const root = new URL(import.meta.url.endsWith(".ts") ? "../../../../" : "../../", import.meta.url);

/**
 * The endpoints of spec/migrator.yaml, the calls between instances, and a page for people on a separate port, for an
 * application other than the segment service. It does not listen until `await server.start()`.
 * @param env `DATABASE_URL`, `HOST`, `PORT`, `OPERATOR_TOKEN` or `OPERATOR_TOKEN_FILE`, `MIGRATOR_HOSTS`,
 *   `CLUSTER_TOPOLOGY`,
 *   `CLUSTER_INSTANCE`, `CLUSTER_SECRET`, `CLUSTER_STORE_URL`, `LOG_LEVEL`, `WEB`, connection limits such as
 *   `MAX_CONNECTIONS` (docs/deployment/settings.md); usually `process.env`
 * Errors  `ConfigError` naming every invalid variable
 */
export async function createMigrationServer(
  env: Readonly<Record<string, string | undefined>> = {},
  given: MigrationServerParts = {},
): Promise<MigrationServer> {
  refuseUnknownOptions(given, partNames);
  const { log: ownLog, ...parts } = given;
  const config = readMigrationServerConfig(env, parts.knex === undefined);
  const { host, port, cluster, databaseUrl, stopTimeoutSeconds } = config;
  const log = safeLog(ownLog ?? pino({ level: config.logLevel }));
  const bodyTimeoutMs = config.bodyTimeoutSeconds * 1000;
  const document = await specificationRoutes(
    new URL(specification.file, root),
    { fingerprint: specification, operations },
    "/migrator.yaml",
  );
  const token = await operatorTokenOf(config.operator, log);
  const instance = await instanceOf(cluster, { ...parts, log, ...(parts.knex === undefined && { databaseUrl }) });
  const { api, routes } = migrationApi(instance, { cluster, token, host, bodyTimeoutMs });

  let stopping = false;
  let hasPage = false;
  const headersFor = (path: string): Readonly<Record<string, string>> => {
    if (isApiPath(path)) return apiHeaders;
    return hasPage && isClusterPage(path) ? pageHeaders : noSniffing;
  };
  const server = createServer({
    host,
    port,
    apis: [api],
    routes,
    headersFor,
    limits: config.connections,
    bodyTimeoutMs,
    clientIp: (address) => address,
    onExchange: (exchange) => log[severityOf(exchange)](exchange, "answered"),
    onBug: (error, about) => log.error({ err: describeError(error), ...about }, "unknown failure"),
    isStopping: () => stopping,
  });
  server.ext("onPreStart", () => {
    if (hasPage || !config.web || hasOwnHome(server)) return;
    hasPage = true;
    server.route([...pageRoutes(clusterPage(new URL("web/dist-cluster/", root))), ...document]); // the page checks sections by its schemas
  });
  server.ext("onPostStart", () => {
    instance
      .prepare()
      .catch((error: unknown) => log.warn({ err: describeError(error) }, "cannot look at the database yet"));
  });
  const stopTimeoutMs = stopTimeoutSeconds * 1000;
  const refuse = (): void => {
    stopping = true;
  };
  const refuseNew = (): void => {
    refuse();
    instance.manager.refuseNew();
  };
  const stop = async (): Promise<void> => {
    instance.manager.refuseNew(); // calls that only wait for another run would hold up the stop
    await stopServer(server, stopTimeoutMs, { refuse });
    await instance.close();
  };
  return { server, instance, stopTimeoutMs, refuseNew, stop, [Symbol.asyncDispose]: stop };
}
