import type { Knex } from "knex";
import type { DeliveryFilter, DeliveryState, InboxStore, NewDelivery, Page } from "../webhooks/inbox/store.ts";
import { dialectOf } from "./dialect.ts";
import { inTransaction } from "./transaction.ts";
import { claimDue, renewClaims, settleClaim } from "./webhook-inbox-claims.ts";
import { insertPayload, readPayload } from "./webhook-inbox-payload.ts";
import { pruneEnded } from "./webhook-inbox-prune.ts";
import {
  ATTEMPTS,
  type AttemptRow,
  cursorOf,
  DELIVERIES,
  type DeliveryRow,
  readCursor,
  toAttempt,
  toDelivery,
} from "./webhook-inbox-rows.ts";

/** Undoes a transaction that found no room. */
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

/** Whether more than `most` wait or run. Counts no further than it has to. */
async function isOver(db: Knex, most: number): Promise<boolean> {
  const unhandled = db<DeliveryRow>(`${DELIVERIES} as d`)
    .whereIn("d.state", ["waiting", "running"])
    .limit(most + 1)
    .select("d.seq");
  const [row]: { n: number }[] = await db.from(unhandled.as("unhandled")).count({ n: "*" });
  return Number(row?.n) > most;
}

/** The insert comes first: its key tells duplicates apart, and it takes the lock that SQLite does not give to who has read before. */
const insertWhole = (db: Knex, delivery: NewDelivery, maxWaiting: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    const [seq] = await trx<DeliveryRow>(DELIVERIES).insert(newRow(delivery));
    if (await isOver(trx, maxWaiting)) throw new Full();
    await insertPayload(trx, Number(seq), delivery.payload);
  });

async function addDelivery(db: Knex, delivery: NewDelivery, maxWaiting: number): ReturnType<InboxStore["add"]> {
  try {
    await insertWhole(db, delivery, maxWaiting);
    return "stored";
  } catch (error) {
    if (error instanceof Full) return "full";
    if (dialectOf(db).faultOf(error) === "duplicate") return "duplicate";
    throw error;
  }
}

async function listDeliveries(db: Knex, filter: DeliveryFilter): Promise<Page> {
  const { event, action, state, from, to, before, limit } = filter;
  const query = db<DeliveryRow>(`${DELIVERIES} as d`)
    .orderBy("d.received_at", "desc")
    .orderBy("d.seq", "desc")
    .limit(limit + 1);
  if (event !== undefined) query.where("d.name", event);
  if (action !== undefined) query.where("d.action", action);
  if (state !== undefined) query.where("d.state", state);
  if (from !== undefined) query.where("d.received_at", ">=", from);
  if (to !== undefined) query.where("d.received_at", "<", to);
  if (before !== undefined) {
    const { receivedAt, seq } = readCursor(before);
    query.where("d.received_at", "<=", receivedAt);
    query.where((or) => void or.where("d.received_at", "<", receivedAt).orWhere("d.seq", "<", seq));
  }
  const rows: DeliveryRow[] = await query.select("d.*");
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    deliveries: shown.map(toDelivery),
    next: last !== undefined && rows.length > limit ? cursorOf(last) : null,
  };
}

async function getDelivery(db: Knex, id: string): ReturnType<InboxStore["get"]> {
  const row: DeliveryRow | undefined = await db<DeliveryRow>(`${DELIVERIES} as d`).where("d.id", id).first("d.*");
  if (row === undefined) return undefined;
  const log: AttemptRow[] = await db<AttemptRow>(`${ATTEMPTS} as a`)
    .where("a.delivery", row.seq)
    .orderBy("a.number")
    .select("a.*");
  const payload = await readPayload(db, Number(row.seq), Number(row.bytes));
  // Without its payload it was deleted a moment ago.
  return payload && { ...toDelivery(row), log: log.map(toAttempt), payload };
}

async function redeliver(db: Knex, id: string, now: number): ReturnType<InboxStore["redeliver"]> {
  const changed = await inTransaction(db, async (trx) =>
    trx<DeliveryRow>(DELIVERIES)
      .where("id", id)
      .whereNot("state", "running")
      .update({ state: "waiting", state_at: now, tries: 0 }),
  );
  if (changed > 0) return "queued";
  const found = await db<DeliveryRow>(`${DELIVERIES} as d`).where("d.id", id).first("d.seq");
  return found === undefined ? "unknown" : "running";
}

async function counts(db: Knex): Promise<Record<DeliveryState, number>> {
  const rows: { state: DeliveryState; n: number }[] = await db(`${DELIVERIES} as d`)
    .groupBy("d.state")
    .select({ state: "d.state" })
    .count({ n: "*" });
  const found = Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]));
  return { waiting: 0, running: 0, handled: 0, dead: 0, ...found };
}

async function nextDue(db: Knex): Promise<number | null> {
  const first: Pick<DeliveryRow, "state_at"> | undefined = await db<DeliveryRow>(`${DELIVERIES} as d`)
    .where("d.state", "waiting")
    .orderBy("d.state_at")
    .first("d.state_at");
  return first === undefined ? null : Number(first.state_at);
}

/**
 * An inbox in a database that survives the process, for any number of processes.
 * @param db a Knex over mysql2 (MySQL 8, MariaDB 10.11 or newer) or better-sqlite3, in whose database the tables of
 *   `segmark/migrations/webhook-inbox` are
 */
export const knexStore = (db: Knex): InboxStore => ({
  add: (delivery, maxWaiting) => addDelivery(db, delivery, maxWaiting),
  claim: (request) => claimDue(db, request),
  renew: (claims, leaseUntil) => renewClaims(db, claims, leaseUntil),
  settle: (settlement) => settleClaim(db, settlement),
  list: (filter) => listDeliveries(db, filter),
  get: (id) => getDelivery(db, id),
  redeliver: (id, now) => redeliver(db, id, now),
  prune: (request) => pruneEnded(db, request),
  counts: () => counts(db),
  nextDue: () => nextDue(db),
});
