import type { Knex } from "knex";
import { later } from "../../database/dialect.ts";

/** Statements stay short, and SQLite builds a list of at most 500 rows. */
const atOnce = 100;

const rowsOf = (subjects: readonly string[]) => [...new Set(subjects)].sort().map((subject) => ({ subject }));

/**
 * Row locks on people and addresses, which keep decisions about them (a ban, a warning, a rank) apart from transactions that depend
 * on such a decision. Only rows that exist can be locked, so each subject gets one, which stays until the person has their data deleted.
 *
 * The order that cannot deadlock: videos first (`videos.lockAll`), then subjects, all of them in one call; a transaction that
 * decides about subjects locks no videos. What a decision changes on videos follows in transactions of its own.
 */
export const subjectStore = (db: Knex) => ({
  /** Before the next statement of this transaction, and until it ends, nobody decides about these public ids or address hashes. Others may depend on them too. */
  share: async (subjects: readonly string[]): Promise<void> => {
    const rows = rowsOf(subjects);
    // Where a row exists already, MySQL locks it for sharing; that is all this statement is for.
    for (let from = 0; from < rows.length; from += atOnce)
      await later(
        db,
        db("subjects")
          .insert(rows.slice(from, from + atOnce))
          .onConflict("subject")
          .ignore(),
      );
  },

  /** Waits for everybody who depends on these public ids or address hashes, and keeps them waiting until this transaction ends. */
  lock: async (subjects: readonly string[]): Promise<void> => {
    const rows = rowsOf(subjects);
    for (let from = 0; from < rows.length; from += atOnce)
      await db("subjects")
        .insert(rows.slice(from, from + atOnce))
        .onConflict("subject")
        .merge(["subject"]);
  },

  /** Inside a transaction that holds the lock of the subject. Whoever waits for it inserts the row again. */
  forget: async (subject: string): Promise<void> => {
    await db("subjects").where("subject", subject).delete();
  },
});
