import { inTransaction } from "@segmark/database/transaction";
import type { Knex } from "knex";
import { count, moved, sumOf } from "./counts.ts";
import { ATTEMPTS, type AttemptRow, DELIVERIES, type DeliveryRow } from "./rows.ts";

/** A claim by `worker`, with the row as it was before. */
export type OpenClaim = Readonly<{ row: DeliveryRow; worker: string }>;

/**
 * Undoes one claim. The number of its attempt is given out again, so it may belong to a claim of another worker by now,
 * if this one was undone already and the answer was lost: the attempt must still be of this worker.
 */
async function release(trx: Knex, { row, worker }: OpenClaim): Promise<boolean> {
  const { seq, state, state_at, attempts, tries } = row;
  const number = Number(attempts) + 1;
  const own = trx<AttemptRow>(`${ATTEMPTS} as a`)
    .where("a.delivery", seq)
    .where("a.number", number)
    .where("a.worker", worker)
    .select("a.number");
  const changed = await trx<DeliveryRow>(DELIVERIES)
    .where({ seq, attempts: number, state: "running" })
    .whereExists(own)
    .update({ state, state_at, attempts, tries });
  if (changed === 0) return false;
  await trx<AttemptRow>(ATTEMPTS).where({ delivery: seq, number }).delete();
  // The attempt that was lost with the claim is held again.
  if (state === "running")
    await trx<AttemptRow>(ATTEMPTS)
      .where({ delivery: seq, number: attempts, outcome: "lost" })
      .update({ ended_at: null, outcome: "running" });
  return true;
}

/**
 * Releases claims that were never handed out: the deliveries are as if they had not been claimed. Claims that have
 * ended meanwhile are left alone.
 */
async function releaseRows(db: Knex, claims: readonly OpenClaim[]): Promise<void> {
  const inOrder = claims.toSorted((a, b) => Number(a.row.seq) - Number(b.row.seq));
  await inTransaction(db, async (trx) => {
    const changes = [];
    for (const claim of inOrder) if (await release(trx, claim)) changes.push(moved("running", claim.row.state));
    await count(trx, sumOf(changes));
  });
}

/** Claims that could not be released because the database was unreachable. They are released before the next claim. */
export type Unreleased = Set<OpenClaim>;

/** Releases claims; failed ones are retried with the next claim. */
export async function releaseLater(db: Knex, unreleased: Unreleased, claims: readonly OpenClaim[]): Promise<void> {
  for (const claim of claims) unreleased.add(claim);
  await releaseAll(db, unreleased).catch(() => undefined);
}

export async function releaseAll(db: Knex, unreleased: Unreleased): Promise<void> {
  if (unreleased.size === 0) return;
  const claims = [...unreleased];
  await releaseRows(db, claims);
  for (const claim of claims) unreleased.delete(claim);
}
