import type { Knex } from "knex";
import { lockName } from "../../database/locks/named-lock.ts";
import type { Product } from "../../database/product.ts";
import { MigratorError } from "../errors.ts";
import type { Holder } from "./storage.ts";

type LockRow = Readonly<{ run_id: string | null; owner: string | null; expired: number | null }>;

/** The row of the lock; undefined for a database that was never migrated. */
async function readRow(db: Knex, { clock }: Product): Promise<LockRow | undefined> {
  if (!(await db.schema.hasTable("_migrations_lock"))) return undefined;
  const expired = db.raw(`case when expires_at < ${clock} then 1 else 0 end as expired`);
  return db("_migrations_lock").where("one", 1).first("run_id", "owner", expired);
}

async function isHeld(
  db: Knex,
  { namedLock }: Product,
  row: LockRow | undefined,
  own: string | null,
): Promise<boolean> {
  if (!namedLock) return row !== undefined && row.run_id !== null && (row.expired !== 1 || row.run_id === own);
  const [[answer]] = await db.raw("select is_used_lock(?) as session", [await lockName(db)]);
  return answer.session !== null;
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
 * @param own a run of this process that holds the lock, even while its lease has expired because a cluster blocks the renewal
 */
export async function readHolder(db: Knex, product: Product, own: string | null = null): Promise<Holder | null> {
  const row = await readRow(db, product);
  if (!(await isHeld(db, product, row, own))) return null;
  const runId = row?.run_id ?? null;
  return { runId, owner: row?.owner ?? null, since: runId === null ? null : await firstAttempt(db, runId) };
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
