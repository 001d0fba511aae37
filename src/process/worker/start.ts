import cluster from "node:cluster";
import { backOff } from "@segmark/database/back-off";
import type { HostChange } from "@segmark/database/hosts/primary";
import { OpenError } from "@segmark/database/open-error";
import { realPause } from "@segmark/database/pause";
import { specification as migratorSpec } from "@segmark/migrator/internal/generated/fingerprint";
import { MigratorError } from "@segmark/migrator/internal/protocol/errors";
import { staleness } from "@segmark/openapi/internal/runtime/staleness";
import type { Logger } from "pino";
import { specification } from "../../../generated/openapi/fingerprint.ts";
import type { Config } from "../../config/config.ts";
import { openStorage, type Storage } from "../../storage/open.ts";
import { appliedSchema, applySchema, pendingSchema } from "../../storage/schema.ts";
import { compose, type Parts, type Segmark } from "../composition/composition.ts";
import { nodeFault, packageNode } from "../supervisor/node-version.js";
import { unlimitNewSpace } from "./start-memory.ts";

/** The service cannot start, for a reason the operator can act on. The message is self-contained, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
  /** Whether the cause may be temporary, such as a database server that is still starting. */
  readonly mayPass: boolean;

  constructor(message: string, options: ErrorOptions & Readonly<{ mayPass?: boolean }> = {}) {
    super(message, options);
    this.mayPass = options.mayPass ?? false;
  }
}

const logHost =
  (log: Logger) =>
  ({ host, previous: before, why }: HostChange): void => {
    if (host === undefined) log.warn({ before, why }, "database host abandoned");
    else log.info({ host, before, why }, "the database is written at this host");
  };

/** Errors: `StartError` if this Node is older than the package requires. */
export function requireNode(): void {
  const fault = nodeFault(packageNode);
  if (fault !== undefined) throw new StartError(fault);
}

/** Errors: `StartError` if the code was not generated from these specifications. */
async function requireFresh(): Promise<void> {
  const root = new URL("../../../", import.meta.url);
  const fault = (await staleness(specification, root)) ?? (await staleness(migratorSpec, root));
  if (fault !== undefined) throw new StartError(fault);
}

/**
 * Opens the database, retrying while it is still starting: after 0.25 s, 0.5 s, 1 s … for as long as configured. Errors
 * `StartError` if it does not respond in time; permanent failures (a wrong address, a corrupt file) fail at once
 */
export async function openWithRetry(config: Config, log: Logger): Promise<Storage> {
  const deadline = performance.now() + config.databaseRetrySeconds * 1000;
  for (let failures = 1; ; failures++) {
    const wait = backOff(failures, 250, 5000);
    try {
      return await openStorage({
        url: config.databaseUrl,
        synchronous: config.sqliteSynchronous,
        onHost: logHost(log),
      });
    } catch (error) {
      if (!(error instanceof OpenError)) throw error;
      const { message: reason, transient } = error;
      if (!transient) throw new StartError(reason, { cause: error });
      if (performance.now() + wait > deadline) {
        throw new StartError(`${reason}. Check DATABASE_URL and that the server runs.`, {
          cause: error,
          mayPass: true,
        });
      }
      log.warn({ reason, waitMs: wait }, "the database does not answer yet");
    }
    await realPause(wait);
  }
}

/** The service, and whether its database was empty before. */
type Opened = Readonly<{ segmark: Segmark; isFirst: boolean }>;

async function openService(
  config: Config,
  log: Logger,
  parts: Pick<Parts, "webhooks" | "droppedLines">,
): Promise<Opened> {
  await requireFresh();
  const { storage, isFirst } = await openMigrated(config, log);
  try {
    return { segmark: await compose({ config, storage, log, ...parts }), isFirst };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Opens the database, migrates it if configured, and composes the service; `server.start()` makes it listen. */
export const open = async (config: Config, log: Logger, parts: Pick<Parts, "webhooks"> = {}): Promise<Segmark> =>
  (await openService(config, log, parts)).segmark;

/** Opens the service, listens, and starts the background work. */
export async function start(config: Config, log: Logger, parts: Pick<Parts, "droppedLines"> = {}): Promise<Segmark> {
  const { segmark, isFirst } = await openService(config, log, parts);
  try {
    await segmark.server.start();
  } catch (error) {
    await segmark.stop();
    throw portFault(error, config);
  }
  if (config.socket !== undefined && cluster.isWorker) process.send?.({ type: "listening" });
  segmark.keepTotalsFresh();
  segmark.publishDumps();
  unlimitNewSpace();
  const { uri } = segmark.server.info;
  if (isFirst) {
    const { firstFacts } = await import("./first-facts.ts");
    log.info({ service: await firstFacts(config, uri) }, "first start");
  }
  log.info({ address: uri }, "listening");
  return segmark;
}

/** Applies the schema and stops. */
export async function migrate(config: Config, log: Logger): Promise<void> {
  requireNode();
  const { storage } = await openMigrated({ ...config, autoMigrate: true }, log);
  await storage.close();
  log.info("the schema is up to date");
}

/**
 * Opens the database, and applies the schema if configured. `isFirst`: no step had been applied before.
 * Errors  `StartError` when it cannot be used, or lacks migrations
 */
export async function openMigrated(
  config: Config,
  log: Logger,
): Promise<Readonly<{ storage: Storage; isFirst: boolean }>> {
  const storage = await openWithRetry(config, log);
  try {
    return { storage, isFirst: await settleSchema(config, storage, log) };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Errors: `StartError` if a newer release has migrated the database, or its steps are in another order. */
async function lackingSteps(storage: Storage): Promise<string[]> {
  try {
    return await pendingSchema(storage);
  } catch (error) {
    if (!(error instanceof MigratorError)) throw error;
    throw new StartError(
      `The schema of the database is not of this release. ${error.message} Start the release that applied it, or a newer one, or restore a backup from before.`,
      { cause: error },
    );
  }
}

/**
 * Applies the schema, or waits while another process does: a step on a large table may take hours.
 * @param waitMs between two lines of the log
 */
export async function applyWhenFree(storage: Storage, log: Pick<Logger, "info">, waitMs = 60_000): Promise<string[]> {
  for (;;) {
    try {
      return await applySchema(storage, waitMs);
    } catch (error) {
      if (!(error instanceof MigratorError) || error.code !== "run_in_progress") throw error;
      log.info({ reason: error.message }, "waiting until another process has applied the schema");
    }
  }
}

/** Returns whether no step had been applied before. */
async function settleSchema(config: Config, storage: Storage, log: Logger): Promise<boolean> {
  const pending = await lackingSteps(storage);
  if (pending.length === 0) return false;
  if (config.autoMigrate) {
    const isFirst = (await appliedSchema(storage)).length === 0;
    // A step on a large table may take long, so on a server migrations use connections without a timeout.
    await using migrationStorage =
      storage.engine === "mysql"
        ? await openStorage({ url: config.databaseUrl, statementTimeoutMs: 0, sameHostAs: storage })
        : undefined;
    const applied = await applyWhenFree(migrationStorage ?? storage, log);
    if (applied.length > 0) log.info({ applied }, "migrations applied");
    return isFirst;
  }
  throw new StartError(
    `The database lacks ${pending.length} migrations (${pending.join(", ")}). Run \`segmark migrate\` (in a checkout \`npm run migrate\`) or set AUTO_MIGRATE=true.`,
  );
}

function portFault(error: unknown, { host, port, socket }: Config): unknown {
  if (socket !== undefined)
    return new StartError("LISTEN_FDS: expected a listening TCP socket as descriptor 3.", { cause: error });
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new StartError(`Port ${port} on ${host} is taken. Stop what listens there or set PORT to another one.`);
  if (code === "EACCES") return new StartError(`This user may not listen on port ${port}. Set PORT to one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}
