import type { Knex } from "knex";
import { dialectOf } from "../../database/dialect.ts";
import { isOutage } from "../../database/outage.ts";
import { Problem } from "../../errors.ts";
import type { ClaimedDelivery, InboxStore } from "../../webhooks/inbox/store.ts";
import { inTransaction } from "../transaction.ts";
import { countUpdater, moved, sumOf } from "./inbox-counts.ts";
import { settleClaim } from "./inbox-held-claims.ts";
import { DamagedPayload, payloadOrDamage } from "./inbox-payload.ts";
import { releaseAll, releaseLater, type Unreleased } from "./inbox-release.ts";
import { ATTEMPTS, type AttemptRow, claimText, DELIVERIES, type DeliveryRow, errorText } from "./inbox-rows.ts";

type Request = Parameters<InboxStore["claim"]>[0];

const claimable = ["waiting", "running"] as const;
type Selection = Readonly<{ limit: number; without: readonly number[] }>;

/** Rows in a state before or after a time, furthest first. */
const rowsBeyond = (
  db: Knex,
  state: (typeof claimable)[number],
  side: "<=" | ">",
  time: number,
  { limit, without }: Selection,
): Promise<DeliveryRow[]> => {
  const direction = side === ">" ? "desc" : "asc";
  return db<DeliveryRow>(`${DELIVERIES} as d`)
    .where("d.state", state)
    .where("d.state_at", side, time)
    .whereNotIn("d.seq", [...without])
    .orderBy("d.state_at", direction)
    .orderBy("d.seq", direction)
    .limit(limit)
    .select("d.*");
};

const byTime = (a: DeliveryRow, b: DeliveryRow): number =>
  Number(a.state_at) - Number(b.state_at) || Number(a.seq) - Number(b.seq);

/** The rows due longest, waiting ones and ones with an expired lease. */
async function dueRows(db: Knex, now: number, selection: Selection): Promise<DeliveryRow[]> {
  const found = await Promise.all(claimable.map((state) => rowsBeyond(db, state, "<=", now, selection)));
  return found.flat().sort(byTime).slice(0, selection.limit);
}

/** Rows furthest past the latest plausible time of their state. */
async function tooLateRows(db: Knex, { now, latest }: Request, selection: Selection): Promise<DeliveryRow[]> {
  const found = await Promise.all(
    claimable.map((state) => {
      const time = latest?.[state];
      return time === undefined ? [] : rowsBeyond(db, state, ">", Math.max(time, now), selection);
    }),
  );
  return found
    .flat()
    .sort((a, b) => byTime(b, a))
    .slice(0, selection.limit);
}

/** Due rows, and if there is room, rows with an implausibly late time. */
async function claimableRows(db: Knex, request: Request, selection: Selection): Promise<DeliveryRow[]> {
  const due = await dueRows(db, request.now, selection);
  if (due.length === selection.limit) return due;
  return [...due, ...(await tooLateRows(db, request, { ...selection, limit: selection.limit - due.length }))];
}

/** Compare-and-swap: changes nothing if another worker has claimed the row since it was read. */
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

type Taken = ReadonlySet<number>;

/** In order of arrival, so that concurrent claims cannot deadlock. */
async function takeTogether(db: Knex, rows: readonly DeliveryRow[], request: Request): Promise<Taken> {
  const count = await countUpdater(db);
  const inOrder = rows.toSorted((a, b) => Number(a.seq) - Number(b.seq));
  return inTransaction(db, async (trx) => {
    const taken: DeliveryRow[] = [];
    for (const row of inOrder) if (await take(trx, row, request)) taken.push(row);
    await count(trx, sumOf(taken.map(({ state }) => moved(state, "running"))));
    return new Set(taken.map(({ seq }) => seq));
  });
}

/** Claims row by row: one that cannot be claimed, for example after a partial restore, must not block the others. */
async function takeEach(db: Knex, rows: readonly DeliveryRow[], request: Request, first: unknown): Promise<Taken> {
  const taken = new Set<number>();
  let failed = 0;
  for (const row of rows) {
    try {
      for (const seq of await takeTogether(db, [row], request)) taken.add(seq);
    } catch (error) {
      failed += 1;
      const fault = dialectOf(db).faultOf(error);
      if (fault === "conflict" || isOutage(fault)) throw error;
      if (fault === "duplicate") await markDead(db, row, request, "Its attempts are recorded already.");
    }
  }
  if (failed === rows.length && taken.size === 0 && dialectOf(db).faultOf(first) !== "duplicate") throw first;
  return taken;
}

async function takeAll(db: Knex, rows: readonly DeliveryRow[], request: Request): Promise<Taken> {
  try {
    return await takeTogether(db, rows, request);
  } catch (error) {
    const fault = dialectOf(db).faultOf(error);
    if (fault === "conflict" || isOutage(fault) || error instanceof Problem) throw error;
    return takeEach(db, rows, request, error);
  }
}

/** Marks a delivery that cannot be attempted as dead. */
async function markDead(db: Knex, row: DeliveryRow, { now, onUnreadable }: Request, reason: string): Promise<void> {
  const count = await countUpdater(db);
  const { seq, state, state_at, attempts } = row;
  await inTransaction(db, async (trx) => {
    const changed = await trx<DeliveryRow>(DELIVERIES)
      .where({ seq, state, state_at, attempts })
      .update({ state: "dead", state_at: now, last_error: errorText(reason) });
    if (changed > 0) await count(trx, moved(state, "dead"));
  });
  onUnreadable?.(row.id, reason);
}

const asClaimed = (row: DeliveryRow, payload: Uint8Array): ClaimedDelivery => ({
  claim: claimOf(row),
  id: row.id,
  name: row.name,
  payload,
  attempt: Number(row.tries) + 1,
  receivedAt: Number(row.received_at),
});

const claimOf = ({ seq, attempts }: DeliveryRow): string =>
  claimText({ seq: Number(seq), attempts: Number(attempts) + 1 });

/**
 * Reads the payloads of the claims one by one. A delivery with an unreadable payload is dead; if the database fails meanwhile,
 * claims whose payloads were not read are released without counting as an attempt.
 */
async function withPayloads(
  db: Knex,
  rows: readonly DeliveryRow[],
  { now, onUnreadable }: Request,
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
      await releaseLater(db, unreleased, rows.slice(index));
      if (claimed.length === 0) throw error;
      break;
    }
  }
  return claimed;
}

/** Claims up to the wanted number. If an error occurs after some were claimed, those are returned first. */
async function takeDue(db: Knex, request: Request): Promise<DeliveryRow[]> {
  const claimed: DeliveryRow[] = [];
  const tried: number[] = [];
  while (claimed.length < request.limit) {
    try {
      const due = await claimableRows(db, request, { limit: request.limit - claimed.length, without: tried });
      const taken: Taken = due.length === 0 ? new Set() : await takeAll(db, due, request);
      claimed.push(...due.filter(({ seq }) => taken.has(seq)));
      tried.push(...due.map(({ seq }) => seq));
      // Nothing is due, or other workers were faster: the next claim finds what is left.
      if (taken.size === 0) break;
    } catch (error) {
      if (claimed.length === 0) throw error;
      break;
    }
  }
  return claimed;
}

/** @param unreleased claims that earlier calls could not release */
export async function claimDue(db: Knex, request: Request, unreleased: Unreleased): Promise<ClaimedDelivery[]> {
  await releaseAll(db, unreleased);
  return withPayloads(db, await takeDue(db, request), request, unreleased);
}
