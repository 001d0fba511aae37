import { inTransaction } from "@segmark/database/transaction";
import type { Knex } from "knex";
import type { Settlement } from "../inbox/store/store.ts";
import { count, moved } from "./counts.ts";
import { ATTEMPTS, type AttemptRow, type Claim, DELIVERIES, type DeliveryRow, errorText, readClaim } from "./rows.ts";

/** The row of a delivery if the claim is still current. */
const heldRow = (db: Knex, { seq, attempts }: Claim) =>
  db<DeliveryRow>(DELIVERIES).where({ seq, attempts, state: "running" });

export async function renewClaims(db: Knex, claims: readonly string[], leaseUntil: number): Promise<string[]> {
  const held: string[] = [];
  const failures: unknown[] = [];
  for (const text of claims) {
    const claim = readClaim(text);
    if (claim === undefined) continue;
    try {
      const changed = await inTransaction(db, async (trx) => heldRow(trx, claim).update({ state_at: leaseUntil }));
      if (changed > 0) held.push(text);
    } catch (error) {
      failures.push(error);
    }
  }
  // Thrown only after all others were renewed. The caller cannot know which claims are lost, and keeps all.
  if (failures.length > 0) throw failures[0];
  return held;
}

const endOf = (settlement: Settlement): Pick<DeliveryRow, "state" | "state_at" | "last_error"> => {
  const { at, outcome } = settlement;
  if (outcome === "handled") return { state: "handled", state_at: at, last_error: null };
  const last_error = errorText(settlement.error);
  return outcome === "dead"
    ? { state: "dead", state_at: at, last_error }
    : { state: "waiting", state_at: settlement.nextAttemptAt, last_error };
};

export async function settleClaim(db: Knex, settlement: Settlement): Promise<boolean> {
  const claim = readClaim(settlement.claim);
  if (claim === undefined) return false;
  const end = endOf(settlement);
  return inTransaction(db, async (trx) => {
    if ((await heldRow(trx, claim).update(end)) === 0) return false;
    await trx<AttemptRow>(ATTEMPTS)
      .where({ delivery: claim.seq, number: claim.attempts })
      .update({
        ended_at: settlement.at,
        outcome: settlement.outcome === "handled" ? "handled" : "failed",
        error: end.last_error,
      });
    await count(trx, moved("running", end.state));
    return true;
  });
}
