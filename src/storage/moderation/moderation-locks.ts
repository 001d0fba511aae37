import { deferMissing } from "@segmark/database/dialect";
import type { Knex } from "knex";

/** Keeps statements short; SQLite allows at most 500 rows in a compound SELECT. */
const batchSize = 100;

const rowsOf = (subjects: readonly string[]) => [...new Set(subjects)].sort().map((subject) => ({ subject }));

/**
 * Row locks on users and addresses, which isolate decisions about them (a ban, a warning, a rank) from transactions
 * that depend on such a decision. Only existing rows can be locked, so each subject gets one, which is kept until the
 * user's data is erased.
 *
 * Lock order, to avoid deadlocks: videos first (`videos.lockAll`), then subjects, all of them in one call. A
 * transaction that decides about subjects locks no videos; changes to videos that follow from the decision run in
 * separate transactions.
 */
export const moderationLockStore = (db: Knex) => ({
  /**
   * Takes shared locks on these public ids or address hashes, with the next statement and until the transaction ends:
   * decisions about them have to wait, other readers do not.
   */
  share: async (subjects: readonly string[]): Promise<void> => {
    const rows = rowsOf(subjects).map(({ subject }) => [subject]);
    // The statement is only run for its side effect: MySQL takes a shared lock on rows that already exist.
    for (let from = 0; from < rows.length; from += batchSize)
      await deferMissing(db, { table: "subjects", columns: ["subject"], rows: rows.slice(from, from + batchSize) });
  },

  /** Takes exclusive locks on these public ids or address hashes until this transaction ends. */
  lock: async (subjects: readonly string[]): Promise<void> => {
    const rows = rowsOf(subjects);
    for (let from = 0; from < rows.length; from += batchSize)
      await db("subjects")
        .insert(rows.slice(from, from + batchSize))
        .onConflict("subject")
        .merge(["subject"]);
  },

  /** Call inside a transaction that holds the subject's lock. Transactions waiting for it insert the row again. */
  forget: async (subject: string): Promise<void> => {
    await db("subjects").where("subject", subject).delete();
  },
});
