import type { Knex } from "knex";
import type { ClaimedDelivery, InboxStore, Settlement } from "../webhooks/inbox/store.ts";
import { inTransaction } from "./transaction.ts";
import { readPayload } from "./webhook-inbox-payload.ts";
import {
  ATTEMPTS,
  type AttemptRow,
  type Claim,
  claimText,
  DELIVERIES,
  type DeliveryRow,
  errorText,
  readClaim,
} from "./webhook-inbox-rows.ts";

type Request = Parameters<InboxStore["claim"]>[0];

/** What has been due longest, of what waits and of what was lost. */
async function dueRows(db: Knex, now: number, limit: number, without: readonly number[]): Promise<DeliveryRow[]> {
  const found: DeliveryRow[][] = await Promise.all(
    (["waiting", "running"] as const).map((state) =>
      db<DeliveryRow>(`${DELIVERIES} as d`)
        .where("d.state", state)
        .where("d.state_at", "<=", now)
        .whereNotIn("d.seq", [...without])
        .orderBy("d.state_at")
        .orderBy("d.seq")
        .limit(limit)
        .select("d.*"),
    ),
  );
  return found
    .flat()
    .sort((a, b) => Number(a.state_at) - Number(b.state_at) || Number(a.seq) - Number(b.seq))
    .slice(0, limit);
}

/** The row as it was read decides: whoever changes it first has the delivery, and this one changes nothing. */
async function take(trx: Knex, row: DeliveryRow, { now, leaseUntil, worker }: Request): Promise<boolean> {
  const { seq, state, state_at, attempts } = row;
  const changed = await trx<DeliveryRow>(DELIVERIES)
    .where({ seq, state, state_at, attempts })
    .update({ state: "running", state_at: leaseUntil, attempts: Number(attempts) + 1, tries: Number(row.tries) + 1 });
  if (changed === 0) return false;
  if (state === "running")
    await trx<AttemptRow>(ATTEMPTS)
      .where({ delivery: seq, number: attempts })
      .update({ ended_at: now, outcome: "lost" });
  await trx<AttemptRow>(ATTEMPTS).insert({
    delivery: seq,
    number: Number(attempts) + 1,
    started_at: now,
    ended_at: null,
    outcome: "running",
    error: null,
    worker,
  });
  return true;
}

/** In order of arrival, so that two claimants wait for each other and never both. */
async function takeAll(db: Knex, rows: readonly DeliveryRow[], request: Request): Promise<ReadonlySet<number>> {
  const inOrder = rows.toSorted((a, b) => Number(a.seq) - Number(b.seq));
  return inTransaction(db, async (trx) => {
    const taken = new Set<number>();
    for (const row of inOrder) if (await take(trx, row, request)) taken.add(row.seq);
    return taken;
  });
}

async function withPayload(db: Knex, row: DeliveryRow): Promise<ClaimedDelivery> {
  const seq = Number(row.seq);
  const payload = await readPayload(db, seq, Number(row.bytes));
  if (payload === undefined) throw new Error(`The payload of webhook delivery ${seq} is incomplete in the database.`);
  return {
    claim: claimText({ seq, attempts: Number(row.attempts) + 1 }),
    id: row.id,
    name: row.name,
    payload,
    attempt: Number(row.tries) + 1,
    receivedAt: Number(row.received_at),
  };
}

export async function claimDue(db: Knex, request: Request): Promise<ClaimedDelivery[]> {
  const mine: DeliveryRow[] = [];
  while (mine.length < request.limit) {
    const before = mine.map(({ seq }) => seq);
    const due = await dueRows(db, request.now, request.limit - mine.length, before);
    const taken = due.length === 0 ? new Set<number>() : await takeAll(db, due, request);
    mine.push(...due.filter(({ seq }) => taken.has(seq)));
    // Nothing is due, or rivals are faster: whoever asks again finds what they left.
    if (taken.size === 0) break;
  }
  const claimed: ClaimedDelivery[] = [];
  for (const row of mine) claimed.push(await withPayload(db, row));
  return claimed;
}

/** The row of a delivery, as long as the claim is the last one. */
const heldRow = (db: Knex, { seq, attempts }: Claim) =>
  db<DeliveryRow>(DELIVERIES).where({ seq, attempts, state: "running" });

export async function renewClaims(db: Knex, claims: readonly string[], leaseUntil: number): Promise<string[]> {
  const held: string[] = [];
  for (const text of claims) {
    const claim = readClaim(text);
    if (claim === undefined) continue;
    const changed = await inTransaction(db, async (trx) => heldRow(trx, claim).update({ state_at: leaseUntil }));
    if (changed > 0) held.push(text);
  }
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
    return true;
  });
}
