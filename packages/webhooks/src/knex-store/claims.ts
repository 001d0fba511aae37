import { DatabaseFailure } from "@segmark/database/database-failure";
import { dialectOf } from "@segmark/database/dialect";
import { isOutage } from "@segmark/database/outage";
import { inTransaction } from "@segmark/database/transaction";
import type { Knex } from "knex";
import { blocksOthers } from "../inbox/store/blocks-others.ts";
import type { ClaimedDelivery } from "../inbox/store/store.ts";
import { count, moved, sumOf } from "./counts.ts";
import { type Claimable, type ClaimRequest, claimable, dueRows, type Find, tooLateRows } from "./due.ts";
import { settleClaim } from "./held-claims.ts";
import { DamagedPayload, payloadOrDamage } from "./payload.ts";
import { releaseAll, releaseLater, type Unreleased } from "./release.ts";
import { ATTEMPTS, type AttemptRow, claimText, DELIVERIES, type DeliveryRow, errorText } from "./rows.ts";

/** Ends the attempt whose lease expired. */
const endLost = (trx: Knex, { seq, attempts }: DeliveryRow, now: number): Promise<number> =>
  trx<AttemptRow>(ATTEMPTS).where({ delivery: seq, number: attempts }).update({ ended_at: now, outcome: "lost" });

/** Compare-and-swap: changes nothing if another worker has claimed the row since it was read. */
async function take(trx: Knex, row: DeliveryRow, { now, leaseUntil, worker }: ClaimRequest): Promise<boolean> {
  const { seq, state, state_at, attempts } = row;
  const changed = await trx<DeliveryRow>(DELIVERIES)
    .where({ seq, state, state_at, attempts })
    .update({ state: "running", state_at: leaseUntil, attempts: Number(attempts) + 1, tries: Number(row.tries) + 1 });
  if (changed === 0) return false;
  if (state === "running") await endLost(trx, row, now);
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

type Taken = ReadonlySet<number>;

/** In order of arrival, so that concurrent claims cannot deadlock. */
async function takeTogether(db: Knex, rows: readonly DeliveryRow[], request: ClaimRequest): Promise<Taken> {
  const inOrder = rows.toSorted((a, b) => Number(a.seq) - Number(b.seq));
  return inTransaction(db, async (trx) => {
    const taken: DeliveryRow[] = [];
    for (const row of inOrder) if (await take(trx, row, request)) taken.push(row);
    await count(trx, sumOf(taken.map(({ state }) => moved(state, "running"))));
    return new Set(taken.map(({ seq }) => seq));
  });
}

/** Claims row by row: one that cannot be claimed, for example after a partial restore, must not block the others. */
async function takeEach(db: Knex, rows: readonly DeliveryRow[], request: ClaimRequest, first: unknown): Promise<Taken> {
  const taken = new Set<number>();
  let failed = 0;
  for (const row of rows) {
    try {
      for (const seq of await takeTogether(db, [row], request)) taken.add(seq);
    } catch (error) {
      failed += 1;
      const fault = dialectOf(db).faultOf(error);
      if (fault === "conflict" || isOutage(fault)) throw error;
      if (fault !== "duplicate") continue;
      const reason = "Its attempts are recorded already.";
      if (await markDead(db, row, request, reason)) request.onUnreadable?.(row.id, reason);
    }
  }
  if (failed === rows.length && taken.size === 0 && dialectOf(db).faultOf(first) !== "duplicate") throw first;
  return taken;
}

async function takeAll(db: Knex, rows: readonly DeliveryRow[], request: ClaimRequest): Promise<Taken> {
  try {
    return await takeTogether(db, rows, request);
  } catch (error) {
    const fault = dialectOf(db).faultOf(error);
    if (fault === "conflict" || isOutage(fault) || error instanceof DatabaseFailure) throw error;
    return takeEach(db, rows, request, error);
  }
}

/** Marks a delivery that cannot be attempted as dead. False if its row has changed since it was read. */
async function markDead(db: Knex, row: DeliveryRow, { now }: ClaimRequest, reason: string): Promise<boolean> {
  const { seq, state, state_at, attempts } = row;
  return inTransaction(db, async (trx) => {
    const changed = await trx<DeliveryRow>(DELIVERIES)
      .where({ seq, state, state_at, attempts })
      .update({ state: "dead", state_at: now, last_error: errorText(reason) });
    if (changed === 0) return false;
    if (state === "running") await endLost(trx, row, now);
    await count(trx, moved(state, "dead"));
    return true;
  });
}

const asClaimed = (row: DeliveryRow, payload: Uint8Array): ClaimedDelivery => ({
  claim: claimOf(row),
  id: row.id,
  name: row.name,
  payload,
  attempt: Number(row.tries) + 1,
  receivedAt: Number(row.received_at),
  ...(row.state === "running" && { lost: true }),
});

const claimOf = ({ seq, attempts }: DeliveryRow): string =>
  claimText({ seq: Number(seq), attempts: Number(attempts) + 1 });

/**
 * Reads the payloads of the claims one by one. A delivery with an unreadable payload is dead; if the database fails
 * meanwhile, claims whose payloads were not read are released without counting as an attempt.
 */
async function withPayloads(
  db: Knex,
  rows: readonly DeliveryRow[],
  { now, worker, onUnreadable }: ClaimRequest,
  unreleased: Unreleased,
): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      const payload = await payloadOrDamage(db, Number(row.seq), Number(row.bytes));
      if (!(payload instanceof DamagedPayload)) {
        claimed.push(asClaimed(row, payload));
        continue;
      }
      await settleClaim(db, { claim: claimOf(row), at: now, outcome: "dead", error: payload.message });
      onUnreadable?.(row.id, payload.message);
    } catch (error) {
      const open = rows.slice(index).map((each) => ({ row: each, worker }));
      await releaseLater(db, unreleased, open);
      if (claimed.length === 0) throw error;
      break;
    }
  }
  return claimed;
}

type Progress = {
  readonly claimed: DeliveryRow[];
  readonly tried: number[];
  /** The states that are still claimed. */
  states: readonly Claimable[];
  isOver: boolean;
};

/** Takes rows in order. Those whose lease expired are treated as `alone` and `exhausted` say, see `InboxStore`. */
function nextTurn(rows: readonly DeliveryRow[], request: ClaimRequest, progress: Progress) {
  const { now, leaseUntil, limit, bytes = Infinity, alone, exhausted } = request;
  const taken: DeliveryRow[] = [];
  const ended: DeliveryRow[] = [];
  let room = bytes - progress.claimed.reduce((sum, row) => sum + Number(row.bytes), 0);
  for (const row of rows) {
    const count = progress.claimed.length + taken.length;
    if (count === limit || progress.isOver) break;
    if (!progress.states.includes(row.state as Claimable)) continue;
    if (row.state === "running" && exhausted !== undefined && Number(row.tries) >= exhausted.attempts) {
      ended.push(row);
    } else if (row.state === "waiting" || alone === undefined) {
      progress.isOver = count > 0 && Number(row.bytes) > room;
      if (progress.isOver) break;
      room -= Number(row.bytes);
      taken.push(row);
    } else if (alone && count === 0) {
      taken.push(row);
      progress.isOver = true;
    } else if (blocksOthers(now - Number(row.state_at), leaseUntil - now)) {
      progress.isOver = true;
      request.onHeldUp?.(row.id);
    } else progress.states = ["waiting"];
  }
  return { taken, ended };
}

async function takeFrom(db: Knex, find: Find, request: ClaimRequest, progress: Progress): Promise<void> {
  const { claimed, tried } = progress;
  while (!progress.isOver && claimed.length < request.limit) {
    const { states } = progress;
    const rows = await find(db, request, { limit: request.limit - claimed.length, without: tried, states });
    const { taken, ended } = nextTurn(rows, request, progress);
    tried.push(...[...taken, ...ended].map(({ seq }) => seq));
    for (const row of ended) {
      const { reason = "" } = request.exhausted ?? {};
      if (await markDead(db, row, request, reason)) request.onExhausted?.(row.id, reason);
    }
    const won: Taken = taken.length === 0 ? new Set() : await takeAll(db, taken, request);
    claimed.push(...taken.filter(({ seq }) => won.has(seq)));
    // Other workers were faster: the next claim finds what is left.
    if (taken.length > 0 && won.size === 0) progress.isOver = true;
    if (taken.length + ended.length === 0 && states === progress.states) return;
  }
}

/** Claims up to the wanted number. If an error occurs after some were claimed, those are returned first. */
async function takeDue(db: Knex, request: ClaimRequest): Promise<DeliveryRow[]> {
  const progress: Progress = { claimed: [], tried: [], states: claimable, isOver: false };
  try {
    await takeFrom(db, dueRows, request, progress);
    await takeFrom(db, tooLateRows, request, progress);
  } catch (error) {
    if (progress.claimed.length === 0) throw error;
  }
  return progress.claimed;
}

/** @param unreleased claims that earlier calls could not release */
export async function claimDue(db: Knex, request: ClaimRequest, unreleased: Unreleased): Promise<ClaimedDelivery[]> {
  await releaseAll(db, unreleased);
  return withPayloads(db, await takeDue(db, request), request, unreleased);
}
