import { DatabaseFailure } from "@segmark/database/database-failure";
import { inTransaction, outageOf } from "@segmark/database/transaction";
import type { Knex } from "knex";
import type { EndedState, InboxStore } from "../inbox/store/store.ts";
import { count } from "./counts.ts";
import { ATTEMPTS, DELIVERIES, type DeliveryRow, PARTS } from "./rows.ts";

type Old = Pick<DeliveryRow, "seq" | "bytes">;

/** Limits per transaction: deliveries, and payload bytes unless a single delivery has more. */
const batchSize = 100;
const batchBytes = 32 * 1024 * 1024;

const ended = ["handled", "dead"] as const satisfies readonly EndedState[];

function oldRows(db: Knex, state: EndedState, before: number, limit: number): Promise<Old[]> {
  return db<DeliveryRow>(`${DELIVERIES} as d`)
    .where("d.state", state)
    .where("d.state_at", "<", before)
    .orderBy("d.state_at")
    .limit(limit)
    .select("d.seq", "d.bytes");
}

function inBatches(rows: readonly Old[]): number[][] {
  const batches: number[][] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += Number(row.bytes);
    const last = batches.at(-1);
    if (last !== undefined && last.length < batchSize && bytes <= batchBytes) last.push(row.seq);
    else {
      batches.push([row.seq]);
      bytes = Number(row.bytes);
    }
  }
  return batches;
}

/** The states in which deliveries are deleted, and before when they must have ended. */
type Limits = Readonly<Partial<Record<EndedState, number>>>;

/**
 * Skips deliveries that were redelivered since they were read, even if they have ended again, or deleted by another
 * process.
 */
async function deleteBatch(db: Knex, batch: readonly number[], before: Limits): Promise<number> {
  return inTransaction(db, async (trx) => {
    const deleted = { handled: 0, dead: 0 };
    for (const state of ended) {
      const endedBefore = before[state];
      if (endedBefore === undefined) continue;
      deleted[state] = await trx<DeliveryRow>(DELIVERIES)
        .whereIn("seq", [...batch])
        .where({ state })
        .where("state_at", "<", endedBefore)
        .delete();
    }
    const left: number[] = await trx(`${DELIVERIES} as d`)
      .whereIn("d.seq", [...batch])
      .pluck("d.seq");
    const deletedSeqs = batch.filter((seq) => !left.includes(seq));
    await trx(PARTS).whereIn("delivery", deletedSeqs).delete();
    await trx(ATTEMPTS).whereIn("delivery", deletedSeqs).delete();
    await count(trx, { handled: -deleted.handled, dead: -deleted.dead });
    return deleted.handled + deleted.dead;
  });
}

/** Deletes row by row: a row that cannot be deleted does not block the others, and is retried with the next batch. */
async function deleteEach(db: Knex, batch: readonly number[], before: Limits, first: unknown): Promise<number> {
  let deleted = 0;
  for (const seq of batch) deleted += await deleteBatch(db, [seq], before).catch(() => 0);
  if (deleted === 0) throw first;
  return deleted;
}

async function deleteRows(db: Knex, rows: readonly Old[], limits: Limits): Promise<number> {
  let deleted = 0;
  for (const batch of inBatches(rows))
    deleted += await deleteBatch(db, batch, limits).catch((error: unknown) => {
      if (outageOf(db, error) !== undefined || error instanceof DatabaseFailure) throw error;
      return deleteEach(db, batch, limits, error);
    });
  return deleted;
}

export async function pruneEnded(
  db: Knex,
  { before, deadBefore, limit }: Parameters<InboxStore["prune"]>[0],
): Promise<number> {
  const handled = await oldRows(db, "handled", before, limit);
  const dead = handled.length < limit ? await oldRows(db, "dead", deadBefore, limit - handled.length) : [];
  return deleteRows(db, [...handled, ...dead], { handled: before, dead: deadBefore });
}

/** Whenever they ended. */
export async function deleteEnded(
  db: Knex,
  ids: readonly string[],
  states: readonly EndedState[],
): ReturnType<InboxStore["delete"]> {
  const rows: Old[] = await db<DeliveryRow>(`${DELIVERIES} as d`)
    .whereIn("d.id", [...ids])
    .whereIn("d.state", [...states])
    .select("d.seq", "d.bytes");
  return deleteRows(db, rows, Object.fromEntries(states.map((state) => [state, Number.MAX_SAFE_INTEGER])));
}
