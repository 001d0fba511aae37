import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import type { MigratorLog } from "./log.ts";

/** What a migration may use: the database that is being migrated, and a log. */
export type MigrationStorage = Readonly<{ knex: Knex; log: MigratorLog }>;

const running = new AsyncLocalStorage<MigrationStorage>();

/**
 * The database of the migration that is running now; two runs in one process each see their own.
 * @throws Error outside a migration
 */
export function storage(): MigrationStorage {
  const current = running.getStore();
  if (current === undefined) throw new Error("storage() is only available while a migration runs.");
  return current;
}

export const runWithStorage = <T>(own: MigrationStorage, work: () => T): T => running.run(own, work);
