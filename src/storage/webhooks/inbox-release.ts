import type { Knex } from "knex";
import { inTransaction } from "../transaction.ts";
import { countUpdater, moved, sumOf } from "./inbox-counts.ts";
import { ATTEMPTS, type AttemptRow, DELIVERIES, type DeliveryRow } from "./inbox-rows.ts";

/**
 * Releases claims that were never handed out: the deliveries wait again as if they had not been claimed. `rows` are in their
 * previous state. Claims that have ended meanwhile are left alone.
 */
export async function releaseRows(db: Knex, rows: readonly DeliveryRow[]): Promise<void> {
  const count = await countUpdater(db);
  const inOrder = rows.toSorted((a, b) => Number(a.seq) - Number(b.seq));
  await inTransaction(db, async (trx) => {
    const changes = [];
    for (const { seq, state_at, attempts, tries } of inOrder) {
      const number = Number(attempts) + 1;
      const changed = await trx<DeliveryRow>(DELIVERIES)
        .where({ seq, attempts: number, state: "running" })
        .update({ state: "waiting", state_at, attempts, tries });
      if (changed === 0) continue;
      await trx<AttemptRow>(ATTEMPTS).where({ delivery: seq, number }).delete();
      changes.push(moved("running", "waiting"));
    }
    await count(trx, sumOf(changes));
  });
}

/** Claims that could not be released because the database was unreachable. They are released before the next claim. */
export type Unreleased = DeliveryRow[];

/** Releases claims; failed ones are retried with the next claim. */
export async function releaseLater(db: Knex, unreleased: Unreleased, rows: readonly DeliveryRow[]): Promise<void> {
  unreleased.push(...rows);
  await releaseAll(db, unreleased).catch(() => undefined);
}

export async function releaseAll(db: Knex, unreleased: Unreleased): Promise<void> {
  if (unreleased.length === 0) return;
  const rows = unreleased.slice();
  await releaseRows(db, rows);
  unreleased.splice(0, rows.length);
}
