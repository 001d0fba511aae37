import type { Server } from "@hapi/hapi";
import { type Logger, pino } from "pino";
import { specification } from "../../generated/migrator/fingerprint.ts";
import { readMigrationServerConfig } from "../config/migration-server.ts";
import { createServer } from "../http/server.ts";
import type { InstanceSettings, MigratorInstance } from "../migrator/coordinator/instance.ts";
import { safeLog } from "../migrator/runner/safe-log.ts";
import { describeError } from "../process/describe-error.ts";
import { levelOf } from "../process/exchange-log.ts";
import { staleness } from "../process/staleness.ts";
import { instanceOf, migrationApi, tokenOf } from "./migration-api.ts";

export { ConfigError } from "../config/readers.ts";

export type MigrationServer = AsyncDisposable &
  Readonly<{
    server: Server;
    instance: MigratorInstance;
    /** How long requests under way may take to finish. */
    stopTimeoutMs: number;
    /** Refuses every new request from now on; the server still listens. */
    refuseNew(): void;
    /** Lets requests that are under way finish, takes nothing new, stops a run of this instance, and closes everything. */
    stop(): Promise<void>;
  }>;

/** What the environment cannot say: open connections, a loader, whether `up` writes the schema of the cluster. */
export type MigrationServerParts = Pick<InstanceSettings, "knex" | "store" | "loader" | "useSchema"> &
  Readonly<{ log?: Logger }>;

/** Nobody of the segment service calls here. */
const nobody = { minUserIdLength: 0, publicIdOf: async () => "", isVip: async () => false, isAdmin: () => false };

/**
 * The endpoints of spec/migrator.yaml and the calls between instances on a port of their own, for an application that is not the segment
 * service. It does not listen yet: `await server.start()` does that.
 * @param env `DATABASE_URL`, `HOST`, `PORT`, `MIGRATOR_TOKEN` or `MIGRATOR_TOKEN_FILE`, `MIGRATOR_HOSTS`, `CLUSTER_TOPOLOGY`,
 *   `CLUSTER_INSTANCE`, `CLUSTER_SECRET`, `CLUSTER_STORE_URL`, `LOG_LEVEL`, limits of connections such as `MAX_CONNECTIONS`
 *   (docs/operations.md); `process.env` will do
 * Errors  `ConfigError` that names every wrong variable
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
    ...api,
    host,
    port,
    routes,
    checks: nobody,
    limits: config.connections,
    bodyTimeoutMs,
    clientIp: (address) => address,
    recognise: () => undefined,
    onExchange: (exchange) => log[levelOf(exchange)](exchange, "answered"),
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
  };
  const stop = async (): Promise<void> => {
    refuseNew();
    await server.stop({ timeout: stopTimeoutMs });
    await instance.close();
  };
  return { server, instance, stopTimeoutMs, refuseNew, stop, [Symbol.asyncDispose]: stop };
}
