import type { ServerRoute } from "@hapi/hapi";
import type { MigratorInstance } from "@segmark/migrator/internal/cluster/instance";
import { migrationApi, quietInstanceOf } from "@segmark/migrator/internal/server/migration-api";
import type { Api } from "@segmark/openapi/internal/runtime/api";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import { openStorage, type Storage } from "../../storage/open.ts";
import { steps } from "../../storage/schema.ts";
import { Disposal } from "./disposal.ts";

export type Migrations = AsyncDisposable &
  Readonly<{ migrator: MigratorInstance; api: Api; routes: readonly ServerRoute[] }>;

/**
 * This process as an instance of the migration manager, with its endpoints.
 * @throws ConfigError if the cluster configuration is invalid
 */
export async function createMigrations({
  config,
  storage,
  log,
  operatorToken: token,
}: Readonly<{ config: Config; storage: Storage; log: Logger; operatorToken: string }>): Promise<Migrations> {
  const { cluster, host, databaseUrl } = config;
  await using building = new Disposal();
  // Two connections to one SQLite file would wait for each other while blocking the event loop, so it is shared.
  // With several hosts, migrations go to the one that accepts writes, and a step may take long.
  const migrationStorage =
    storage.primary &&
    building.use(await openStorage({ url: databaseUrl, connections: 4, statementTimeoutMs: 0, sameHostAs: storage }));
  const shared = migrationStorage?.knex ?? (storage.engine === "sqlite" ? storage.knex : undefined);
  const database = shared === undefined ? { databaseUrl } : { knex: shared };
  const migrator = await quietInstanceOf(cluster, { ...database, loader: steps, log });
  building.defer(() => migrator.close());
  const mounted = migrationApi(migrator, { cluster, token, host, bodyTimeoutMs: config.bodyTimeoutSeconds * 1000 });
  const opened = building.move();
  return { migrator, ...mounted, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() };
}
