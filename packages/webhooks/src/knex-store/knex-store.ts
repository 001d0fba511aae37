import { dialectOf } from "@segmark/database/dialect";
import { inTransaction } from "@segmark/database/transaction";
import type { Knex } from "knex";
import type { InboxStore, NewDelivery } from "../inbox/store/store.ts";
import { claimDue } from "./claims.ts";
import { count, countsOf, isOver, moved, recount } from "./counts.ts";
import { renewClaims, settleClaim } from "./held-claims.ts";
import { listDeliveries } from "./list.ts";
import { DamagedPayload, insertPayload, payloadOrDamage } from "./payload.ts";
import { deleteEnded, pruneEnded } from "./prune.ts";
import type { Unreleased } from "./release.ts";
import { ATTEMPTS, type AttemptRow, DELIVERIES, type DeliveryRow, PARTS, toAttempt, toDelivery } from "./rows.ts";

/** Thrown to roll back a transaction when the inbox is full. */
class Full extends Error {
  override readonly name = "Full";
}

const newRow = ({ id, name, action, payload, receivedAt }: NewDelivery): Omit<DeliveryRow, "seq"> => ({
  id,
  name,
  action: action ?? null,
  state: "waiting",
  state_at: receivedAt,
  attempts: 0,
  tries: 0,
  bytes: payload.length,
  received_at: receivedAt,
  last_error: null,
});

/** Thrown to roll back a transaction when the id is stored already. */
class Repeated extends Error {
  override readonly name = "Repeated";
}

/** Inserts the row of a delivery; returns its number. @throws Repeated */
async function insertRow(trx: Knex, delivery: NewDelivery): Promise<number> {
  try {
    const [seq] = await trx<DeliveryRow>(DELIVERIES).insert(newRow(delivery));
    return Number(seq);
  } catch (error) {
    throw dialectOf(trx).faultOf(error) === "duplicate" ? new Repeated() : error;
  }
}

/**
 * Deletes what a delivery of the same number has left: numbers are given out again after a partial restore, or when
 * the table of deliveries alone was emptied. Looks first, because to delete rows that are not there would lock the
 * gap where others insert.
 */
async function deleteRemains(trx: Knex, seq: number): Promise<void> {
  const inTable = (table: string) => trx(table).where("delivery", seq);
  const [found] = await inTable(PARTS)
    .select({ delivery: "delivery" })
    .unionAll(inTable(ATTEMPTS).select({ delivery: "delivery" }))
    .limit(1);
  if (found === undefined) return;
  for (const table of [PARTS, ATTEMPTS]) await inTable(table).delete();
}

/**
 * Inserts first: the unique key detects duplicates, and SQLite does not grant a write lock to a transaction that has
 * read.
 */
async function insertWhole(db: Knex, delivery: NewDelivery, maxWaiting: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const seq = await insertRow(trx, delivery);
    if (await isOver(trx, maxWaiting, 1)) throw new Full();
    await deleteRemains(trx, seq);
    await insertPayload(trx, seq, delivery.payload);
    await count(trx, { waiting: 1 });
  });
}

async function addDelivery(db: Knex, delivery: NewDelivery, maxWaiting: number): ReturnType<InboxStore["add"]> {
  try {
    await insertWhole(db, delivery, maxWaiting);
    return "stored";
  } catch (error) {
    if (error instanceof Full) return "full";
    if (error instanceof Repeated) return "duplicate";
    throw error;
  }
}

async function getDelivery(db: Knex, id: string): ReturnType<InboxStore["get"]> {
  const row: DeliveryRow | undefined = await db<DeliveryRow>(`${DELIVERIES} as d`).where("d.id", id).first("d.*");
  if (row === undefined) return undefined;
  const log: AttemptRow[] = await db<AttemptRow>(`${ATTEMPTS} as a`)
    .where("a.delivery", row.seq)
    .orderBy("a.number")
    .select("a.*");
  const payload = await payloadOrDamage(db, Number(row.seq), Number(row.bytes));
  const found = { ...toDelivery(row), log: log.map(toAttempt) };
  if (!(payload instanceof DamagedPayload)) return { ...found, payload };
  // Either it was just deleted, or its payload is damaged, in which case the rest is still returned.
  const isThere = await db<DeliveryRow>(`${DELIVERIES} as d`).where("d.seq", row.seq).first("d.seq");
  return isThere && { ...found, payload: undefined };
}

/**
 * A time at which a delivery is due before all others that wait. Read before the transaction: SQLite does not let one
 * write that has read.
 */
async function headOfQueue(db: Knex, id: string, now: number): Promise<number> {
  const first: Pick<DeliveryRow, "id" | "state_at"> | undefined = await db<DeliveryRow>(`${DELIVERIES} as d`)
    .where("d.state", "waiting")
    .orderBy("d.state_at")
    .orderBy("d.seq")
    .first("d.id", "d.state_at");
  if (first === undefined) return now;
  const at = Number(first.state_at);
  return Math.min(now, first.id === id ? at : at - 1);
}

/** The previous state is determined by the statement that changes the row. */
async function redeliver(db: Knex, id: string, now: number): ReturnType<InboxStore["redeliver"]> {
  const state_at = await headOfQueue(db, id, now);
  const queued = await inTransaction(db, async (trx) => {
    for (const state of ["dead", "handled", "waiting"] as const) {
      const changed = await trx<DeliveryRow>(DELIVERIES)
        .where({ id, state })
        .update({ state: "waiting", state_at, tries: 0 });
      if (changed === 0) continue;
      await count(trx, moved(state, "waiting"));
      return true;
    }
    return false;
  });
  if (queued) return "queued";
  const found = await db<DeliveryRow>(`${DELIVERIES} as d`).where("d.id", id).first("d.seq");
  return found === undefined ? "unknown" : "running";
}

async function nextDue(db: Knex): Promise<number | null> {
  const first: Pick<DeliveryRow, "state_at"> | undefined = await db<DeliveryRow>(`${DELIVERIES} as d`)
    .where("d.state", "waiting")
    .orderBy("d.state_at")
    .first("d.state_at");
  return first === undefined ? null : Number(first.state_at);
}

/** Counts are corrected at the start and then at this interval, in ms; after a failure sooner. */
const betweenRecounts = 3_600_000;
const afterFailure = 60_000;

/**
 * A durable inbox in a database that several processes can share.
 * @param db a Knex over mysql2 (MySQL 8, MariaDB 10.11 or newer) or better-sqlite3, in whose database
 *   `createInboxTables` was called
 * Errors of its functions: those of the database; `DatabaseFailure` when other transactions are in the way
 */
export function knexStore(db: Knex): InboxStore {
  const unreleased: Unreleased = new Set();
  let recountAt = Number.NEGATIVE_INFINITY;
  async function recountInTime(): Promise<unknown> {
    const now = performance.now();
    if (now < recountAt) return undefined;
    try {
      await recount(db);
      recountAt = now + betweenRecounts;
      return undefined;
    } catch (error) {
      recountAt = now + afterFailure;
      return error;
    }
  }
  /** Deletes even if counting fails, and reports that afterwards. */
  async function prune(request: Parameters<InboxStore["prune"]>[0]): Promise<number> {
    const failure = await recountInTime();
    const deleted = await pruneEnded(db, request);
    if (failure !== undefined) throw failure;
    return deleted;
  }
  return {
    add: (delivery, maxWaiting) => addDelivery(db, delivery, maxWaiting),
    claim: (request) => claimDue(db, request, unreleased),
    renew: (claims, leaseUntil) => renewClaims(db, claims, leaseUntil),
    settle: (settlement) => settleClaim(db, settlement),
    list: (filter) => listDeliveries(db, filter),
    get: (id) => getDelivery(db, id),
    redeliver: (id, now) => redeliver(db, id, now),
    prune,
    delete: (ids, states) => deleteEnded(db, ids, states),
    counts: () => countsOf(db),
    nextDue: () => nextDue(db),
  };
}
