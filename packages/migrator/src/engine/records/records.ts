import type { Knex } from "knex";
import { sentence } from "../../protocol/format.ts";
import type { FailurePlace } from "../../protocol/outcomes.ts";
import { type JournalRow, journalOrder } from "./journal.ts";
import { deletePosition } from "./positions.ts";

type RecordRow = { id: number; name: string; hash: string | null };
export type Applied = Readonly<{ name: string; hash: string | null }>;
/** One run of one process over one database. `now` is in ms since 1970. */
export type Run = Readonly<{ id: string; owner: string; now: () => number }>;
/** One line of the journal. `firstFailure` is how this migration failed for the first time, as a sentence. */
export type Attempt = Readonly<{ run: Run; name: string; startedAt: number; firstFailure: string | null }>;

/** Applied migrations in the order of their ids; empty when the database was never migrated. */
export async function readApplied(db: Knex): Promise<Applied[]> {
  if (!(await db.schema.hasTable("_migrations"))) return [];
  return db<RecordRow>("_migrations as m").orderBy("m.id").select("m.name", "m.hash");
}

/** Migrations whose last attempt has no recorded end: their process died. */
export async function readInterrupted(db: Knex): Promise<string[]> {
  const order = await journalOrder(db);
  const later = db("_migrations_journal as k").whereRaw("k.name = j.name and ?? > ??", [`k.${order}`, `j.${order}`]);
  return db<JournalRow>("_migrations_journal as j")
    .whereNull("j.ended_at")
    .whereNotExists(later.select("k.name"))
    .whereNotIn("j.name", db("_migrations").select("name"))
    .orderBy(`j.${order}`)
    .distinct("j.name", `j.${order}`)
    .pluck("j.name");
}

/**
 * The first failure explains the later ones: what failed half-way often fails again only because its beginning is there
 * already. One before a repair does not: what it left behind was repaired.
 */
async function firstFailureOf(db: Knex, name: string): Promise<string | null> {
  const forgotten = db("_migrations_journal").where({ name, outcome: "forgotten" }).max("id");
  const row = await db<JournalRow>("_migrations_journal")
    .where({ name })
    .whereRaw("id > coalesce(?, 0)", [forgotten])
    .whereIn("outcome", ["failed", "timed_out"])
    .orderBy("id")
    .first("started_at", "error");
  return row?.error == null
    ? null
    : `It failed first at ${new Date(Number(row.started_at)).toISOString()}: ${row.error}`;
}

/** The error of an attempt, with that of the first one if it was another. */
export const withFirstFailure = (error: string, { firstFailure }: Pick<Attempt, "firstFailure">): string =>
  firstFailure === null || firstFailure.endsWith(`: ${error}`) ? error : `${sentence(error)} ${firstFailure}`;

export async function journalStart(db: Knex, run: Run, name: string): Promise<Attempt> {
  const startedAt = run.now();
  const firstFailure = await firstFailureOf(db, name);
  const row = { run_id: run.id, name, started_at: startedAt, coordinator: run.owner.slice(0, 255) };
  await db<JournalRow>("_migrations_journal").insert(row);
  return { run, name, startedAt, firstFailure };
}

export type AttemptOutcome = "applied" | "failed" | "timed_out" | "leadership_lost";

/** Why an attempt ended. */
export type Failure = Readonly<{ error: string; place: FailurePlace | null }>;

export async function journalEnd(
  db: Knex,
  attempt: Attempt,
  outcome: AttemptOutcome,
  failure?: Failure,
): Promise<void> {
  const { run, name, startedAt } = attempt;
  await db<JournalRow>("_migrations_journal")
    .where({ run_id: run.id, name, started_at: startedAt })
    .update({
      ended_at: run.now(),
      outcome,
      error: failure?.error.slice(0, 10_000) ?? null,
      place: failure?.place == null ? null : JSON.stringify(failure.place),
    });
}

/**
 * Adds records inside a transaction.
 * The counter is updated first: that takes its row lock, so ids have no gaps or duplicates on any product.
 */
export async function insertApplied(trx: Knex, applied: readonly Applied[]): Promise<void> {
  const counter = () => trx("_migrations_id_seq").where("one", 1);
  await counter().increment("next_value", applied.length);
  const columns = trx.raw("?? (??, ??, ??)", ["_migrations", "id", "name", "hash"]);
  for (const [index, { name, hash }] of applied.entries()) {
    const record = trx.raw("?? - ?, ?, ?", ["next_value", applied.length - index, name, hash]);
    await trx.into(columns).insert(counter().select(record));
  }
}

/**
 * Writes the record, its id and the end of the journal line in one transaction.
 * @param check called inside it; if it throws, nothing is changed
 */
export async function recordApplied(
  db: Knex,
  attempt: Attempt,
  hash: string | null,
  check: (trx: Knex) => Promise<void> = async () => undefined,
): Promise<void> {
  await db.transaction(async (trx) => {
    await insertApplied(trx, [{ name: attempt.name, hash }]);
    if (attempt.name.endsWith(".sql")) await deletePosition(trx, attempt.name);
    await check(trx);
    await journalEnd(trx, attempt, "applied");
  });
}

/** A record whose hash differs from that of the listed text; `before` is null when it has none yet. */
export type OutdatedHash = Readonly<{ name: string; before: string | null; hash: string }>;

/** Texts without a known hash are skipped. */
export function outdatedHashes(listed: readonly Applied[], applied: readonly Applied[]): OutdatedHash[] {
  const known = new Map(listed.map(({ name, hash }) => [name, hash]));
  return applied.flatMap(({ name, hash: before }) => {
    const hash = known.get(name) ?? null;
    return hash === null || hash === before ? [] : [{ name, before, hash }];
  });
}

/** For use inside a transaction. A record that another process changed meanwhile stays unchanged. */
export async function updateHashes(trx: Knex, outdated: readonly OutdatedHash[]): Promise<void> {
  for (const { name, before, hash } of outdated)
    await trx<RecordRow>("_migrations").where({ name, hash: before }).update({ hash });
}
