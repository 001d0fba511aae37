import { readLease } from "@segmark/database/locks/lease-row";
import type { Product } from "@segmark/database/product";
import type { Knex } from "knex";
import { isMigrationLockHeld, lockTable } from "../engine/run/lock.ts";
import { MigratorError } from "../protocol/errors.ts";
import type { Holder } from "./storage.ts";

/** The row of the lock; a database that was never migrated has none. */
async function readRow(db: Knex, product: Product): ReturnType<typeof readLease> {
  if (!(await db.schema.hasTable(lockTable.name))) return { holder: null, expiredAt: null };
  return readLease(db, product, lockTable);
}

async function firstAttempt(db: Knex, runId: string): Promise<number | null> {
  if (!(await db.schema.hasTable("_migrations_journal"))) return null;
  const [since]: number[] = await db("_migrations_journal")
    .where("run_id", runId)
    .orderBy("started_at")
    .limit(1)
    .pluck("started_at");
  return since === undefined ? null : Number(since);
}

/**
 * A row without a live lock was left behind by a killed process and is ignored.
 * @param own a run of this process that holds the lock, even while its lease has expired because a cluster blocks the
 *   renewal
 */
export async function readHolder(db: Knex, product: Product, own: string | null = null): Promise<Holder | null> {
  const { holder, expiredAt } = await readRow(db, product);
  const isLive = product.namedLock
    ? await isMigrationLockHeld(db)
    : holder !== null && (expiredAt === null || holder.runId === own);
  if (!isLive) return null;
  const runId = holder?.runId ?? null;
  return { runId, owner: holder?.owner ?? null, since: runId === null ? null : await firstAttempt(db, runId) };
}

/** The `run_in_progress` error. */
export function inProgress(alias: string, holder: Holder | null): MigratorError {
  const who = holder?.owner ?? "another process";
  const run = holder?.runId == null ? "" : ` in run ${holder.runId}`;
  const since = holder?.since == null ? "" : ` since ${new Date(holder.since).toISOString()}`;
  return new MigratorError(
    "run_in_progress",
    `The database of ${alias} is being migrated by ${who}${run}${since}. Ask again when it is finished.`,
  );
}
