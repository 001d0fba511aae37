import { inTransaction } from "@segmark/database/transaction";
import type { Knex } from "knex";
import type { DeliveryState } from "../inbox/store/store.ts";
import { DELIVERIES, type DeliveryRow } from "./rows.ts";

/** The table of counts, and its number of rows. */
export const COUNTS = "webhook_counts";
const shards = 16;

type Counts = Record<DeliveryState, number>;
export const states = ["waiting", "running", "handled", "dead"] as const satisfies readonly DeliveryState[];
const none: Counts = { waiting: 0, running: 0, handled: 0, dead: 0 };

/** Changes of a transaction to the number of deliveries by state. */
export type Change = Partial<Counts>;

/** The change when `n` deliveries move from one state to another. */
export const moved = (from: DeliveryState, to: DeliveryState, n = 1): Change =>
  from === to ? {} : { [from]: -n, [to]: n };

export const sumOf = (changes: readonly Change[]): Change =>
  Object.fromEntries(states.map((state) => [state, changes.reduce((sum, change) => sum + (change[state] ?? 0), 0)]));

/**
 * Updates the counts in a transaction, as its last statement: their rows are contended, so that it must not wait for
 * other locks afterwards.
 */
export async function count(trx: Knex, change: Change): Promise<void> {
  const changed = Object.entries(change).filter(([, n]) => n !== 0);
  if (changed.length === 0) return;
  const sums = changed.map(([state, n]) => [state, trx.raw("?? + ?", [`${COUNTS}.${state}`, n])]);
  await trx(COUNTS)
    .insert({ shard: Math.floor(Math.random() * shards), ...none, ...change })
    .onConflict("shard")
    .merge(Object.fromEntries(sums));
}

async function counted(db: Knex): Promise<Counts> {
  const [row] = await db(COUNTS).sum(Object.fromEntries(states.map((state) => [state, state])));
  // Never negative, even if a process of an older version deleted rows without counting.
  return Object.fromEntries(states.map((state) => [state, Math.max(0, Number(row?.[state] ?? 0))])) as Counts;
}

/** Counts deliveries in the given states with an index scan. */
async function rowsIn(db: Knex, selected: readonly DeliveryState[]): Promise<Counts> {
  const rows: { state: DeliveryState; n: number }[] = await db<DeliveryRow>(`${DELIVERIES} as d`)
    .whereIn("d.state", [...selected])
    .groupBy("d.state")
    .select({ state: "d.state" })
    .count({ n: "*" });
  return { ...none, ...Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)])) };
}

/** The number of deliveries by state; reads a fixed number of rows, regardless of how many are stored. */
export async function countsOf(db: Knex): Promise<Counts> {
  // Fails if deliveries cannot be read: counts alone would make the inbox look healthy.
  await db<DeliveryRow>(`${DELIVERIES} as d`).where("d.state", "waiting").orderBy("d.state_at").first("d.state_at");
  return counted(db);
}

/**
 * Whether more than `most` wait or run. Uncommitted rows of other transactions are not seen, so the limit may be
 * exceeded by them.
 */
export async function isOver(trx: Knex, most: number, adding: number): Promise<boolean> {
  const { waiting, running } = await counted(trx);
  return waiting + running + adding > most;
}

const shortLived = ["waiting", "running", "dead"] as const;

/**
 * Corrects the counts after deliveries were changed without counting, by processes of an older version or by hand.
 * Writers are blocked meanwhile, so handled deliveries, of which there may be millions, are left out.
 */
export async function recount(db: Knex): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Locks all rows, so no other transaction is updating counts. An UPDATE would miss rows that are being inserted
    // concurrently.
    await trx(COUNTS)
      .insert(Array.from({ length: shards }, (_, shard) => ({ shard, ...none })))
      .onConflict("shard")
      .merge(Object.fromEntries(shortLived.map((state) => [state, 0])));
    const { waiting, running, dead } = await rowsIn(trx, shortLived);
    await trx(COUNTS).where("shard", 0).update({ waiting, running, dead });
  });
}
