import type { Server } from "@hapi/hapi";
import { type Logger, pino } from "pino";
import { specification } from "../../generated/migrator/fingerprint.ts";
import { readMigrationServerConfig } from "../config/migration-server.ts";
import type { InstanceSettings, MigratorInstance } from "../migrator/coordinator/instance.ts";
import { safeLog } from "../migrator/runner/safe-log.ts";
import { createServer } from "../openapi/index.ts";
import { describeError } from "../process/describe-error.ts";
import { logExchange } from "../process/exchange-log.ts";
import { staleness } from "../process/staleness.ts";
import { instanceOf, migrationApi, tokenOf } from "./migration-api.ts";

export { ConfigError } from "../config/readers.ts";

export type MigrationServer = AsyncDisposable &
  Readonly<{
    server: Server;
    instance: MigratorInstance;
    /** How long requests in progress may take to finish. */
    stopTimeoutMs: number;
    /** Rejects every new request from now on; the server keeps listening. */
    refuseNew(): void;
    /** Graceful shutdown: accepts nothing new, lets requests in progress finish, stops a run of this instance, and closes everything. */
    stop(): Promise<void>;
  }>;

/** Settings that cannot come from the environment: open connections, a loader, whether `up` applies the schema of the cluster. */
export type MigrationServerParts = Pick<InstanceSettings, "knex" | "store" | "loader" | "useSchema"> &
  Readonly<{
    /** Default: pino on standard output, from `LOG_LEVEL` on, which writes the same lines as the service. */
    log?: Logger;
  }>;

const staticHeaders = { "x-content-type-options": "nosniff" } as const;

/**
 * The endpoints of spec/migrator.yaml and the calls between instances on a separate port, for an application other than the segment service. It does
 * not listen until `await server.start()`.
 * @param env `DATABASE_URL`, `HOST`, `PORT`, `MIGRATOR_TOKEN` or `MIGRATOR_TOKEN_FILE`, `MIGRATOR_HOSTS`, `CLUSTER_TOPOLOGY`,
 *   `CLUSTER_INSTANCE`, `CLUSTER_SECRET`, `CLUSTER_STORE_URL`, `LOG_LEVEL`, connection limits such as `MAX_CONNECTIONS`
 *   (docs/operations.md); usually `process.env`
 * Errors  `ConfigError` naming every invalid variable
 */
export async function createMigrationServer(
  env: Readonly<Record<string, string | undefined>> = {},
  given: MigrationServerParts = {},
): Promise<MigrationServer> {
  const { log: ownLog, ...parts } = given;
  const config = readMigrationServerConfig(env, parts.knex === undefined);
  const { host, port, cluster, databaseUrl, stopTimeoutSeconds } = config;
  const log = safeLog(ownLog ?? pino({ level: config.logLevel }));
  const bodyTimeoutMs = config.bodyTimeoutSeconds * 1000;
  const fault = await staleness(specification);
  if (fault !== undefined) throw new Error(fault);
  const token = await tokenOf(cluster);
  const instance = await instanceOf(cluster, { ...parts, log, ...(parts.knex === undefined && { databaseUrl }) });
  const { api, routes } = migrationApi(instance, { cluster, token, host, bodyTimeoutMs });

  let stopping = false;
  const server = createServer({
    host,
    port,
    apis: [api],
    routes,
    headersFor: () => staticHeaders,
    limits: config.connections,
    bodyTimeoutMs,
    clientIp: (address) => address,
    onExchange: (exchange) => logExchange(log, exchange),
    onBug: (error, about) => log.error({ err: describeError(error), ...about }, "unknown failure"),
    isStopping: () => stopping,
  });
  server.ext("onPostStart", () => {
    instance
      .prepare()
      .catch((error: unknown) => log.warn({ err: describeError(error) }, "cannot look at the database yet"));
  });
  const stopTimeoutMs = stopTimeoutSeconds * 1000;
  const refuseNew = (): void => {
    stopping = true;
    instance.manager.refuseNew(); // calls that only wait for another run would hold up the stop
  };
  const stop = async (): Promise<void> => {
    refuseNew();
    await server.stop({ timeout: stopTimeoutMs });
    await instance.close();
  };
  return { server, instance, stopTimeoutMs, refuseNew, stop, [Symbol.asyncDispose]: stop };
}
