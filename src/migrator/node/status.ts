import type { Inspection, NodeStatus } from "../contracts.ts";
import { loadAll } from "../loader.ts";
import { productOf } from "../product.ts";
import { type JournalRow, readApplied, readInterrupted } from "../records.ts";
import { type Holder, readHolder } from "./holder.ts";
import type { Job } from "./job.ts";
import type { Own } from "./options.ts";
import { progressOf } from "./progress.ts";

type Last = NonNullable<NodeStatus["last"]>;

/** The run that holds the lock is at work on what it has not ended; whatever else has no end was interrupted. */
async function interruptedIn({ db }: Own, holder: Holder | null): Promise<string[]> {
  if (!(await db.schema.hasTable("_migrations_journal"))) return [];
  const open = await readInterrupted(db);
  if (holder === null || open.length === 0) return open;
  const alive: string[] = await db("_migrations_journal")
    .where("run_id", holder.runId ?? "")
    .whereNull("ended_at")
    .pluck("name");
  return open.filter((name) => !alive.includes(name));
}

export async function inspect(own: Own): Promise<Inspection> {
  const { db } = own;
  const listed = (await loadAll(own.loader())).map(({ name, hash }) => ({ name, hash }));
  const busy = await readHolder(db, await productOf(db));
  return { listed, applied: await readApplied(db), interrupted: await interruptedIn(own, busy), busy };
}

async function lastAttempt({ db }: Own, holder: Holder | null): Promise<Last | null> {
  if (!(await db.schema.hasTable("_migrations_journal"))) return null;
  const row: JournalRow | undefined = await db("_migrations_journal").orderBy("started_at", "desc").first();
  if (row === undefined) return null;
  const { run_id: runId, name, error } = row;
  const unfinished = holder?.runId === runId ? "running" : "interrupted";
  const endedAt = row.ended_at === null ? null : Number(row.ended_at);
  return { runId, name, outcome: row.outcome ?? unfinished, startedAt: Number(row.started_at), endedAt, error };
}

async function runningNow({ db }: Own, job: Job | undefined): Promise<NodeStatus["running"]> {
  if (job === undefined) return null;
  const { request, current, since } = job;
  const progress = await progressOf(db, job.threads());
  const { runId, limitMs } = request;
  return { runId, name: current, since, elapsedMs: job.elapsedMs(), limitMs, progress };
}

/** @param job the run of this process that has not ended */
export async function status(own: Own, job: Job | undefined): Promise<NodeStatus> {
  const { listed, applied, interrupted, busy } = await inspect(own);
  const names = applied.map(({ name }) => name);
  return {
    applied: names,
    pending: listed.map(({ name }) => name).filter((name) => !names.includes(name)),
    interrupted,
    running: await runningNow(own, job),
    last: await lastAttempt(own, busy),
    lock: busy,
  };
}
