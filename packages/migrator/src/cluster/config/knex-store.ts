import { type Pause, realPause, within } from "@segmark/database/pause";
import { type Product, productOf } from "@segmark/database/product";
import { retryBusy } from "@segmark/database/retry-busy";
import type { Knex } from "knex";
import { connect } from "../../node/connect.ts";
import type {
  ConfigChange,
  ConfigSnapshot,
  ConfigStore,
  CoordinatorLock,
  LockHolder,
  LockRequest,
} from "../../protocol/contracts.ts";
import { readHolder, readLastHolder, takeCoordinatorLock } from "./coordinator-lock.ts";
import { changesNothing, merge } from "./merge.ts";
import { emptySnapshot, readSnapshot, writeSnapshot } from "./snapshot.ts";
import { asUnavailable, clusterStore, conflict, inProgress, type StoreName } from "./store-fault.ts";
import { ensureConfigTables, hasConfigTables } from "./tables.ts";
import { type ParseMigration, validateConfig } from "./validate.ts";

/** Timeout for finding out who holds the lock, in ms. */
const holderTimeoutMs = 1000;

/**
 * - `url` or `knex`   connects by itself, or uses a given Knex, which stays open unless it comes with a `close`
 * - `leaseMs` how long the coordinator lock outlives a process that was killed, default 30 s; renewed every `renewMs`,
 *   default 10 s
 * - `limitMs`         timeout of a call, default 10 s
 * - `name`            how messages name it; default: as the configuration of a cluster
 * - `now`             ms since 1970, for the time of a change
 */
export type KnexConfigStoreOptions = Readonly<
  ({ url: string } | { knex: Knex; close?: () => Promise<void> }) & {
    parseMigration?: ParseMigration;
    leaseMs?: number;
    renewMs?: number;
    limitMs?: number;
    name?: StoreName;
    now?: () => number;
    pause?: Pause;
  }
>;

/**
 * Cluster-wide configuration in a database that all instances can reach. Connects on the first call, and creates
 * its tables before the first write.
 */
export function createKnexConfigStore(options: KnexConfigStoreOptions): ConfigStore {
  const {
    parseMigration,
    leaseMs = 30_000,
    renewMs = 10_000,
    limitMs = 10_000,
    name = clusterStore,
    now = Date.now,
    pause = realPause,
  } = options;
  const db = "knex" in options ? options.knex : connect(options.url);
  const close = "knex" in options ? (options.close ?? (async () => undefined)) : () => db.destroy();
  const times = { leaseMs, renewMs, pause };

  let prepared: Promise<Product> | undefined;
  const prepare = async (): Promise<Product> => {
    const product = await productOf(db);
    await retryBusy(product, pause, () => ensureConfigTables(db, product));
    return product;
  };
  const ready = (): Promise<Product> => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  const timeoutError = (): Error => new Error(`no answer within ${limitMs / 1000} seconds`);
  const limited = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await within(limitMs, pause, work(), timeoutError);
    } catch (error) {
      throw asUnavailable(error, name);
    }
  };
  const call = <T>(work: (product: Product) => Promise<T>): Promise<T> => limited(async () => work(await ready()));
  /** Reads without creating tables, so that a dry run writes nothing: before the first write there is nothing to read. */
  const look = <T>(none: T, work: (product: Product) => Promise<T>): Promise<T> =>
    limited(async () => (prepared === undefined && !(await hasConfigTables(db)) ? none : work(await ready())));
  const read = (): Promise<ConfigSnapshot> => look(emptySnapshot, () => readSnapshot(db));

  /**
   * The content of a version is immutable, so it is validated before the transaction, which compares the version again.
   */
  async function patch({ version, sections, by }: ConfigChange): Promise<ConfigSnapshot> {
    const current = await read();
    if (current.version !== version) throw conflict(current.version, version);
    const merged = merge(current.sections, sections);
    if (changesNothing(current.sections, sections)) return current;
    await validateConfig(merged, parseMigration);
    const next: ConfigSnapshot = {
      version: version + 1,
      sections: merged,
      changedAt: now(),
      changedBy: by.slice(0, 255),
    };
    const written = await call((product) => retryBusy(product, pause, () => writeSnapshot(db, next, sections)));
    if (!written) throw conflict((await read()).version, version);
    return next;
  }

  const lastHolder = (): Promise<LockHolder | null> =>
    within(
      holderTimeoutMs,
      pause,
      ready().then((product) => readLastHolder(db, product)),
      timeoutError,
    ).catch(() => null);

  /** A lock granted after the caller gave up is released, or it would be renewed forever. */
  async function lock(request: LockRequest): Promise<CoordinatorLock> {
    const timeout = timeoutError();
    const taking = ready().then((product) => takeCoordinatorLock(db, product, request, times));
    try {
      return await within(limitMs + request.waitMs, pause, taking, () => timeout, request.signal);
    } catch (error) {
      taking.then((lock) => lock[Symbol.asyncDispose]()).catch(() => undefined);
      // On a cluster a schema change blocks the holder and its rivals alike. Other errors are unrelated to the holder.
      const holder = error === timeout ? await lastHolder() : null;
      throw holder === null ? asUnavailable(error, name) : inProgress(holder);
    }
  }

  return {
    read,
    patch,
    lock,
    holder: () => look<LockHolder | null>(null, (product) => readHolder(db, product)),
    close,
  };
}
