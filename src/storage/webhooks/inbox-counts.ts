import type { Knex } from "knex";
import { inTransaction } from "../../database/transaction.ts";
import type { DeliveryState } from "../../webhooks/inbox/store.ts";
import { DELIVERIES, type DeliveryRow } from "./inbox-rows.ts";

/** The table of `migrations/0017_webhook_counts.ts`, and how many rows it has. */
const COUNTS = "webhook_counts";
const shards = 16;

type Counts = Record<DeliveryState, number>;
const states = ["waiting", "running", "handled", "dead"] as const satisfies readonly DeliveryState[];
const none: Counts = { waiting: 0, running: 0, handled: 0, dead: 0 };

/** By how much a transaction changes the number of deliveries in each state. */
export type Change = Partial<Counts>;

/** Says of one state less and another one more. */
export const moved = (from: DeliveryState, to: DeliveryState, n = 1): Change =>
  from === to ? {} : { [from]: -n, [to]: n };

export const sumOf = (changes: readonly Change[]): Change =>
  Object.fromEntries(states.map((state) => [state, changes.reduce((sum, change) => sum + (change[state] ?? 0), 0)]));

/** A program with the inbox of an older schema step counts rows until it is restarted after the next step. Checked once per database. */
const known = new WeakMap<object, Promise<boolean>>();

function isCounted(db: Knex): Promise<boolean> {
  const { config } = db.client;
  const asked = known.get(config);
  if (asked !== undefined) return asked;
  // A promise of its own: what Knex gives asks again each time it is waited for.
  const answer = (async () => await db.schema.hasTable(COUNTS))();
  known.set(config, answer);
  answer.catch(() => known.delete(config));
  return answer;
}

/**
 * How the transactions of a store keep count. Call it before the transaction: SQLite gives no lock to who has read before.
 * Counts are updated last in a transaction: it holds a row that others need, and must not wait for anything else meanwhile.
 */
export async function keeper(db: Knex): Promise<(trx: Knex, change: Change) => Promise<void>> {
  if (!(await isCounted(db))) return async () => {};
  return async (trx, change) => {
    const changed = Object.entries(change).filter(([, n]) => n !== 0);
    if (changed.length === 0) return;
    const sums = changed.map(([state, n]) => [state, trx.raw("?? + ?", [`${COUNTS}.${state}`, n])]);
    await trx(COUNTS)
      .insert({ shard: Math.floor(Math.random() * shards), ...none, ...change })
      .onConflict("shard")
      .merge(Object.fromEntries(sums));
  };
}

async function counted(db: Knex): Promise<Counts> {
  const [row] = await db(COUNTS).sum(Object.fromEntries(states.map((state) => [state, state])));
  // Never below nothing, although a process of an older version may have deleted what it did not count.
  return Object.fromEntries(states.map((state) => [state, Math.max(0, Number(row?.[state] ?? 0))])) as Counts;
}

/** How many deliveries are in each of these states, row by row of an index. */
async function rowsIn(db: Knex, wanted: readonly DeliveryState[]): Promise<Counts> {
  const rows: { state: DeliveryState; n: number }[] = await db<DeliveryRow>(`${DELIVERIES} as d`)
    .whereIn("d.state", [...wanted])
    .groupBy("d.state")
    .select({ state: "d.state" })
    .count({ n: "*" });
  return { ...none, ...Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)])) };
}

/** How many deliveries are in each state; of a fixed number of rows, however many are kept. */
export async function countsOf(db: Knex): Promise<Counts> {
  if (!(await isCounted(db))) return rowsIn(db, states);
  // Numbers of deliveries that cannot be read would say that all is well.
  await db<DeliveryRow>(`${DELIVERIES} as d`).where("d.state", "waiting").orderBy("d.state_at").first("d.state_at");
  return counted(db);
}

/** Whether more than `most` wait or run. What other transactions are just adding is not seen, so that so many may be above it. */
export async function isOver(trx: Knex, most: number, adding: number): Promise<boolean> {
  if (await isCounted(trx)) {
    const { waiting, running } = await counted(trx);
    return waiting + running + adding > most;
  }
  const unhandled = trx<DeliveryRow>(`${DELIVERIES} as d`)
    .whereIn("d.state", ["waiting", "running"])
    .limit(most + 1)
    .select("d.seq");
  const [row]: { n: number }[] = await trx.from(unhandled.as("unhandled")).count({ n: "*" });
  return Number(row?.n) > most;
}

const shortLived = ["waiting", "running", "dead"] as const;

/**
 * Makes the counts right again after processes of an older version changed deliveries without counting, or somebody did by hand. Writers wait
 * meanwhile, so the handled ones, of which there may be millions, are left out.
 */
export async function recount(db: Knex): Promise<void> {
  if (!(await isCounted(db))) return;
  await inTransaction(db, async (trx) => {
    // Locks every row: who has counted is done then, and who has not waits. An UPDATE would pass over a row that somebody is just making.
    await trx(COUNTS)
      .insert(Array.from({ length: shards }, (_, shard) => ({ shard, ...none })))
      .onConflict("shard")
      .merge(Object.fromEntries(shortLived.map((state) => [state, 0])));
    const { waiting, running, dead } = await rowsIn(trx, shortLived);
    await trx(COUNTS).where("shard", 0).update({ waiting, running, dead });
  });
}
