import type { Knex } from "knex";
import { messageOf } from "./errors.ts";

type RecordRow = { id: number; name: string; hash: string | null };
type JournalRow = {
  run_id: string;
  name: string;
  started_at: number;
  ended_at: number | null;
  outcome: string | null;
  error: string | null;
  coordinator: string;
};

export type Applied = Readonly<{ name: string; hash: string | null }>;
/** One run of one process over one database. */
export type Run = Readonly<{ id: string; owner: string }>;

/** Applied migrations in the order of their ids; none when the database was never migrated. */
export async function readApplied(db: Knex): Promise<Applied[]> {
  if (!(await db.schema.hasTable("_migrations"))) return [];
  return db<RecordRow>("_migrations as m").orderBy("m.id").select("m.name", "m.hash");
}

/** Names whose attempt began and never ended: their process died. */
export const readInterrupted = (db: Knex): Promise<string[]> =>
  db<JournalRow>("_migrations_journal as j").whereNull("j.ended_at").distinct("j.name").pluck("j.name");

export async function journalStart(db: Knex, run: Run, name: string): Promise<void> {
  const row = { run_id: run.id, name, started_at: Date.now(), coordinator: run.owner };
  await db<JournalRow>("_migrations_journal").insert(row);
}

export type Outcome = "applied" | "failed" | "leadership_lost";

export async function journalEnd(db: Knex, run: Run, name: string, outcome: Outcome, error?: unknown): Promise<void> {
  await db<JournalRow>("_migrations_journal")
    .where({ run_id: run.id, name })
    .update({ ended_at: Date.now(), outcome, error: error === undefined ? null : messageOf(error).slice(0, 10_000) });
}

/**
 * The record, its id and the end of the journal line, in one transaction.
 * The counter is written first: that takes its row lock, so ids have no gaps and no twins on any product.
 */
export async function recordApplied(db: Knex, run: Run, { name, hash }: Applied): Promise<void> {
  await db.transaction(async (trx) => {
    await trx("_migrations_id_seq").where("one", 1).increment("next_value", 1);
    const counter: { next_value: number } = await trx("_migrations_id_seq").where("one", 1).first("next_value");
    await trx<RecordRow>("_migrations").insert({ id: counter.next_value - 1, name, hash });
    await journalEnd(trx, run, name, "applied");
  });
}
