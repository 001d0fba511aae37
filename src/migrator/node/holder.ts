import type { Knex } from "knex";
import { MigratorError } from "../errors.ts";
import { lockName } from "../runner/named-lock.ts";
import type { Product } from "../runner/product.ts";
import type { Holder } from "./storage.ts";

type LockRow = Readonly<{ run_id: string | null; owner: string | null; expired: number | null }>;

/** The row of the lock, which a database that was never migrated does not have. */
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
 * A row without a live lock is what a killed process left behind, and means nothing.
 * @param own a run that holds it in this process, also while its lease is over because a cluster keeps the renewal waiting
 */
export async function readHolder(db: Knex, product: Product, own: string | null = null): Promise<Holder | null> {
  const row = await readRow(db, product);
  if (!(await isHeld(db, product, row, own))) return null;
  const runId = row?.run_id ?? null;
  return { runId, owner: row?.owner ?? null, since: runId === null ? null : await firstAttempt(db, runId) };
}

/** What `run_in_progress` says. */
export function inProgress(alias: string, holder: Holder | null): MigratorError {
  const who = holder?.owner ?? "another process";
  const run = holder?.runId == null ? "" : ` in run ${holder.runId}`;
  const since = holder?.since == null ? "" : ` since ${new Date(holder.since).toISOString()}`;
  return new MigratorError(
    "run_in_progress",
    `The database of ${alias} is being migrated by ${who}${run}${since}. Ask again when it is finished.`,
  );
}
