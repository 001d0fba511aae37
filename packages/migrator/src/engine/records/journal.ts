import { isSqlite, type Product } from "@segmark/database/product";
import type { Knex } from "knex";
import { ensureJournal, journal } from "./tables.ts";

/** A row of `_migrations_journal`, whose `id` tells the order. */
export type JournalRow = {
  run_id: string;
  name: string;
  started_at: number;
  ended_at: number | null;
  outcome: string | null;
  error: string | null;
  /** A `FailurePlace` as JSON; a table created by an older version lacks the column until the next run. */
  place?: string | null;
  coordinator: string;
};

/** The table into which the journal of an older version is copied; a leftover of an interrupted copy is dropped. */
const copy = "_migrations_journal_new";
const replaced = "_migrations_journal_old";

/** Maximum attempts in the journal, because a supervisor may restart a failing run endlessly. */
const maxAttempts = 1000;
/** Lines of one statement: an error may have 10,000 characters, and a server limits the size of a statement. */
const linesPerInsert = 50;

export const hasJournal = (db: Knex): Promise<boolean> => db.schema.hasTable(journal);

/**
 * The column that orders attempts. Before its first run, a version reads the journal of an older one, which has no ids.
 */
export const journalOrder = async (db: Knex): Promise<"id" | "started_at"> =>
  (await db.schema.hasColumn(journal, "id")) ? "id" : "started_at";

/** Swaps the tables so that one of them always has the name. */
async function swapTables(db: Knex): Promise<void> {
  if (!isSqlite(db)) {
    await db.raw("rename table ?? to ??, ?? to ??", [journal, replaced, copy, journal]);
    return void (await db.schema.dropTable(replaced));
  }
  await db.transaction(async (trx) => {
    await trx.schema.dropTable(journal);
    await trx.schema.renameTable(copy, journal);
  });
}

/**
 * Gives the journal of an older version its ids. It is copied, because every server of a cluster would number the rows
 * of a table without a key in an order of its own.
 */
async function addIds(db: Knex, product: Product): Promise<void> {
  const newest: JournalRow[] = await db<JournalRow>(journal).orderBy("started_at", "desc").limit(maxAttempts);
  await db.schema.dropTableIfExists(copy);
  await db.schema.dropTableIfExists(replaced);
  await ensureJournal(db, product, copy);
  const lines = newest.reverse().map((line, index) => ({ id: index + 1, ...line }));
  await db.batchInsert(copy, lines, linesPerInsert);
  await swapTables(db);
}

/** Deletes all but the newest attempts. Nothing depends on older ones. */
async function deleteOldAttempts(db: Knex): Promise<void> {
  const [oldest]: number[] = await db(journal)
    .orderBy("id", "desc")
    .offset(maxAttempts - 1)
    .limit(1)
    .pluck("id");
  if (oldest !== undefined) await db(journal).where("id", "<", oldest).delete();
}

/** Called under the lock before a run: adds missing ids, and deletes old attempts. */
export async function tidyJournal(db: Knex, product: Product): Promise<void> {
  if ((await journalOrder(db)) === "id") await deleteOldAttempts(db);
  else await addIds(db, product);
}
