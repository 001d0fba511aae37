import type { Knex } from "knex";
import { hasJournal, type JournalRow, journalOrder } from "../engine/records/journal.ts";
import { readInterrupted } from "../engine/records/records.ts";
import type { FailurePlace } from "../protocol/outcomes.ts";
import type { Holder, LastAttempt } from "./storage.ts";

/** An attempt without an end belongs to the run that holds the lock, or was interrupted. */
export async function interruptedIn(db: Knex, holder: Holder | null): Promise<string[]> {
  if (!(await hasJournal(db))) return [];
  const open = await readInterrupted(db);
  if (holder === null || open.length === 0) return open;
  const running: string[] = await db("_migrations_journal")
    .where("run_id", holder.runId ?? "")
    .whereNull("ended_at")
    .pluck("name");
  const alive = new Set(running);
  return open.filter((name) => !alive.has(name));
}

/** Written by the manager itself; anything else in the column is ignored. */
function placeIn(text: string | null): FailurePlace | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export async function lastAttemptIn(db: Knex): Promise<LastAttempt | null> {
  if (!(await hasJournal(db))) return null;
  const row: JournalRow | undefined = await db("_migrations_journal")
    .orderBy(await journalOrder(db), "desc")
    .first();
  if (row === undefined) return null;
  const { run_id: runId, name, outcome, error } = row;
  const endedAt = row.ended_at === null ? null : Number(row.ended_at);
  return { runId, name, outcome, startedAt: Number(row.started_at), endedAt, error, place: placeIn(row.place ?? null) };
}
