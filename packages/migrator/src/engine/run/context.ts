import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import { messageOf } from "../../protocol/errors.ts";
import type { MigratorLog } from "../../protocol/log.ts";
import { safeSignal } from "./safe-signal.ts";

/**
 * What a migration may use.
 * - `knex`       the database being migrated; connections of this run only
 * - `alias`      the instance that runs it; `replicaset` is that of the instance, `roles` are those enabled there
 * - `signal` aborts when the run must stop: it timed out, another instance is the leader now, or something failed that
 *   it did not await
 */
export type MigrationStorage = Readonly<{
  knex: Knex;
  alias: string;
  replicaset: string;
  roles: readonly string[];
  signal: AbortSignal;
  log: MigratorLog;
}>;

/** How far a migration is, in percent; null when it is not known. */
type OnProgress = (percent: number | null) => void;

/** `stray`: called with an error that the code does not handle itself. */
type Running = Readonly<{
  storage?: MigrationStorage;
  tracked: Promise<unknown>[];
  stray: (error: unknown) => void;
  progress?: OnProgress | undefined;
}>;

const key = Symbol.for("segmark.migrator.running");
const containedKey = Symbol.for("segmark.migrator.contained");

/**
 * One for all copies of this module in a process: a migration imports the package, and what runs it may be part of a
 * bundle or of another package.
 */
const shared: typeof globalThis & { [key]?: AsyncLocalStorage<Running>; [containedKey]?: true } = globalThis;
shared[key] ??= new AsyncLocalStorage<Running>();
const running = shared[key];

const strayEvents: ReadonlySet<unknown> = new Set(["unhandledRejection", "uncaughtException"]);

/**
 * From the first migration on, unhandled rejections, uncaught exceptions of callbacks and `process.exit()` in the code
 * of a migration fail the migration instead of the process. Listeners of the application are not called, because most
 * of them end the process. This stays in effect after the migration has ended, because what it left running may fail at
 * any time.
 */
function containMigrations(): void {
  if (shared[containedKey]) return;
  shared[containedKey] = true;
  const { emit, exit } = process;
  Object.assign(process, {
    emit: (...event: unknown[]): unknown => {
      const run = strayEvents.has(event[0]) ? running.getStore() : undefined;
      if (run === undefined) return Reflect.apply(emit, process, event);
      run.stray(event[1]);
      return true;
    },
  });
  process.exit = (code) => {
    const run = running.getStore();
    if (run === undefined) return exit.call(process, code);
    const error = new Error("It called process.exit(), which a migration must not: it would end the application.");
    run.stray(error);
    throw error;
  };
}

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
  promise.catch(() => undefined); // an error that is not awaited is reported through the migration
  running.getStore()?.tracked.push(promise);
  return promise;
}

/** For helpers that know how far they are when the server does not. Of a migration alone: nothing outside of one. */
export const reportProgress: OnProgress = (percent) => running.getStore()?.progress?.(percent);

/** Unhandled rejections are emitted after all pending microtasks have run. */
const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * - `migration`  its name, for the log
 * - `settle`     resolves when the database has finished the statements of the migration
 * - `stray` called at once with an error that the code does not handle itself: code that waits for it may wait forever
 * - `progress`   called with how far it is
 */
type Containment = Readonly<{
  migration: string;
  settle?: () => Promise<void>;
  stray?: (error: unknown) => void;
  progress?: OnProgress;
}>;

/**
 * Runs `work` as a migration. Also waits for everything tracked, and for `settle`.
 * @throws what it throws, rejects with, or returns as an Error, and the first error of what it started and did not
 *   await
 */
export async function runWithStorage<T>(
  own: MigrationStorage,
  work: () => T,
  { migration, settle, stray: onStray, progress }: Containment,
): Promise<Awaited<T>> {
  const { log } = own;
  const tracked: Promise<unknown>[] = [];
  const strays: unknown[] = [];
  let hasEnded = false;
  const stray = (error: unknown): void => {
    strays.push(error);
    if (hasEnded) log.warn({ migration, error: messageOf(error) }, "something that a migration left behind failed");
    else if (strays.length === 1) onStray?.(error);
  };
  containMigrations();
  try {
    const signal = safeSignal(own.signal, (error) =>
      log.warn({ error: messageOf(error) }, "an abort listener of a migration failed"),
    );
    const result = await running.run({ storage: { ...own, signal }, tracked, stray, progress }, async () => work());
    for (const promise of tracked) await promise; // includes promises tracked meanwhile
    if (result instanceof Error) throw result;
    await settle?.();
    await oneTurn();
    if (strays.length > 0) throw strays[0];
    return result;
  } catch (error) {
    throw strays.length > 0 ? strays[0] : error;
  } finally {
    await Promise.allSettled(tracked);
    hasEnded = true;
  }
}

/**
 * Calls a loader, which imports code of migrations. What it leaves running is only logged: Node evaluates a module
 * once.
 * @throws what the loader throws, as it does when a module calls `process.exit()`
 */
export function loadContained<T>(load: () => Promise<T>, log: MigratorLog): Promise<T> {
  containMigrations();
  const stray = (error: unknown): void =>
    log.warn({ error: messageOf(error) }, "something that a migration started while it was loaded failed");
  return running.run({ tracked: [], stray }, load);
}
