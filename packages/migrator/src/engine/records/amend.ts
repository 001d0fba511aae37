import type { Knex } from "knex";
import { hasJournal, type JournalRow, journalOrder } from "./journal.ts";
import { type Applied, insertApplied, type OutdatedHash, type Run, updateHashes } from "./records.ts";
import { journal } from "./tables.ts";
import type { AmendedOutcome } from "./timeline.ts";

/** An attempt that did not succeed, and that no later one of the same migration follows. */
export type FailedAttempt = Readonly<{ name: string; runId: string | null; outcome: string; error: string | null }>;

/** What a change of the records starts from. */
export type RecordState = Readonly<{ applied: readonly Applied[]; failed: readonly FailedAttempt[] }>;

/**
 * A change of the records that runs nothing.
 * - `append`  new records, in order, and how they came
 * - `accept`  other texts of recorded migrations
 * - `forget`  migrations whose failed attempts do not count any more
 */
export type Amending = Readonly<{
  append: readonly Applied[];
  as: AmendedOutcome;
  accept: readonly OutdatedHash[];
  forget: readonly string[];
}>;

/** Where a file of SQL stopped, by the name of its migration. */
const positions = "_migrations_sql";
const linesPerInsert = 500;

/** Names of files of SQL that are half done. */
async function halfDone(db: Knex): Promise<string[]> {
  if (!(await db.schema.hasTable(positions))) return [];
  return db(positions).whereNotIn("name", db("_migrations").select("name")).orderBy("name").pluck("name");
}

/** Attempts that failed or whose process died; those of a live run are among them. */
export async function readFailed(db: Knex): Promise<FailedAttempt[]> {
  if (!(await hasJournal(db))) return [];
  const order = await journalOrder(db);
  const later = db(`${journal} as k`).whereRaw("k.name = j.name and ?? > ??", [`k.${order}`, `j.${order}`]);
  const rows: JournalRow[] = await db<JournalRow>(`${journal} as j`)
    .where((either) => either.whereNull("j.outcome").orWhereIn("j.outcome", ["failed", "timed_out", "leadership_lost"]))
    .whereNotExists(later.select("k.name"))
    .whereNotIn("j.name", db("_migrations").select("name"))
    .orderBy(`j.${order}`)
    .select("j.*");
  const failed = rows.map(({ name, run_id: runId, outcome, error }) => ({
    ...{ name, runId, error },
    outcome: outcome ?? "interrupted",
  }));
  const known = new Set(failed.map(({ name }) => name));
  const others = (await halfDone(db)).filter((name) => !known.has(name));
  return [...failed, ...others.map((name) => ({ name, runId: null, outcome: "half done", error: null }))];
}

/** Writes the change and its lines in the journal; for use inside a transaction. */
export async function writeAmending(trx: Knex, run: Run, { append, as, accept, forget }: Amending): Promise<void> {
  if (append.length > 0) await insertApplied(trx, append);
  await updateHashes(trx, accept);
  if (forget.length > 0 && (await trx.schema.hasTable(positions)))
    await trx(positions).whereIn("name", forget).delete();
  const now = run.now();
  const lineOf = (name: string, outcome: AmendedOutcome): Partial<JournalRow> => ({
    ...{ run_id: run.id, name, outcome, started_at: now, ended_at: now, coordinator: run.owner.slice(0, 255) },
  });
  const lines = [
    ...append.map(({ name }) => lineOf(name, as)),
    ...accept.map(({ name }) => lineOf(name, "accepted")),
    ...forget.map((name) => lineOf(name, "forgotten")),
  ];
  for (let from = 0; from < lines.length; from += linesPerInsert)
    await trx(journal).insert(lines.slice(from, from + linesPerInsert));
}
