import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import { messageOf } from "../errors.ts";
import type { MigratorLog } from "./log.ts";
import { safeSignal } from "./safe-signal.ts";

/**
 * What a migration may use.
 * - `knex`       the database being migrated; connections of this run only
 * - `alias`      the instance that runs it; `replicaset` is that of the instance, `roles` are those enabled there
 * - `signal`     aborts when the run must stop: it timed out, or another instance is the leader now
 */
export type MigrationStorage = Readonly<{
  knex: Knex;
  alias: string;
  replicaset: string;
  roles: readonly string[];
  signal: AbortSignal;
  log: MigratorLog;
}>;

type Running = Readonly<{ storage: MigrationStorage; tracked: Promise<unknown>[] }>;

const key = Symbol.for("segmark.migrator.running");

/** One for all copies of this module in a process: a migration imports the package, and what runs it may be part of a bundle or of another package. */
const shared: typeof globalThis & { [key]?: AsyncLocalStorage<Running> } = globalThis;
shared[key] ??= new AsyncLocalStorage<Running>();
const running = shared[key];

/** The storage of the running migration; undefined outside of one. */
export const currentStorage = (): MigrationStorage | undefined => running.getStore()?.storage;

/**
 * The database of the running migration; concurrent runs in one process each see their own.
 * @throws Error outside a migration, and in one that was stopped
 */
export function storage(): MigrationStorage {
  const current = currentStorage();
  if (current === undefined) throw new Error("storage() is only available while a migration runs.");
  current.signal.throwIfAborted();
  return current;
}

/** For helpers that a migration may forget to await: the migration waits for the promise, and fails if it rejects. */
export function track<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined); // an error that nobody awaits is reported through the migration
  running.getStore()?.tracked.push(promise);
  return promise;
}

/**
 * Runs `work` as a migration. Also waits for everything tracked.
 * @throws what it throws, rejects with, or returns as an Error
 */
export async function runWithStorage<T>(own: MigrationStorage, work: () => T): Promise<Awaited<T>> {
  const tracked: Promise<unknown>[] = [];
  try {
    const signal = safeSignal(own.signal, (error) =>
      own.log.warn({ error: messageOf(error) }, "an abort listener of a migration failed"),
    );
    const result = await running.run({ storage: { ...own, signal }, tracked }, async () => work());
    for (const promise of tracked) await promise; // includes promises tracked meanwhile
    if (result instanceof Error) throw result;
    return result;
  } finally {
    await Promise.allSettled(tracked);
  }
}
