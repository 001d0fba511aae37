import type { Knex } from "knex";
import type { EventType, OutgoingEvent } from "../../domain/outgoing/event.ts";
import {
  type DeliveryKey,
  type DeliveryPosition,
  deliveryPositions,
  type OutgoingFilter,
  type OutgoingState,
} from "./delivery-pages.ts";

export type { DeliveryPosition, OutgoingFilter, OutgoingState } from "./delivery-pages.ts";

/** An attempt to send. `status`: of the answer, null if there was none. Units   `at` in ms since 1970, `ms` in ms */
export type SendAttempt = Readonly<{ at: number; ms: number; status: number | null; error: string | null }>;

/** Attempts that are kept, the newest. */
const keptAttempts = 20;

type DeliveryRow = {
  subscription: string;
  number: number;
  event_id: string;
  type: EventType;
  data: string;
  at: number;
  state: OutgoingState;
  state_at: number;
  attempts: number;
  log: string;
};

/** Times in ms since 1970. `attempts`: since it was made or last replayed; `log`: all that are kept, the last one last */
export type OutgoingDelivery = DeliveryKey &
  Readonly<{
    eventId: string;
    event: OutgoingEvent;
    at: number;
    state: OutgoingState;
    stateAt: number;
    attempts: number;
    log: readonly SendAttempt[];
  }>;

export type NewOutgoingDelivery = Pick<OutgoingDelivery, "subscription" | "number" | "eventId" | "event" | "at"> &
  Readonly<{ state: OutgoingState; stateAt: number; log?: readonly SendAttempt[] }>;

/** What became of an attempt. */
export type Sent = Readonly<{ state: OutgoingState; stateAt: number; attempt: SendAttempt }>;

type ReplayedPage = Readonly<{
  subscriptions: ReadonlySet<string>;
  after: DeliveryPosition | undefined;
  now: number;
  most: number;
}>;

const toDelivery = (row: DeliveryRow): OutgoingDelivery => ({
  subscription: row.subscription,
  number: Number(row.number),
  eventId: row.event_id,
  event: { type: row.type, data: JSON.parse(row.data) } as OutgoingEvent,
  at: Number(row.at),
  state: row.state,
  stateAt: Number(row.state_at),
  attempts: Number(row.attempts),
  log: JSON.parse(row.log),
});

/** @returns the keys by their subscriptions: each is one range of the primary key */
const bySubscription = (keys: readonly DeliveryKey[]): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...Map.groupBy(keys, ({ subscription }) => subscription)].map(([subscription, own]) => [
      subscription,
      own.map(({ number }) => number),
    ]),
  );

const replayed = (now: number) => ({ state: "waiting" as const, state_at: now, attempts: 0 });

export const outgoingDeliveryStore = (db: Knex) => ({
  add: async (deliveries: readonly NewOutgoingDelivery[]): Promise<void> => {
    if (deliveries.length === 0) return;
    const rows = deliveries.map(({ subscription, number, eventId, event, at, state, stateAt, log = [] }) => ({
      subscription,
      number,
      event_id: eventId,
      type: event.type,
      data: JSON.stringify(event.data),
      at,
      state,
      state_at: stateAt,
      attempts: 0,
      log: JSON.stringify(log),
    }));
    await db("outgoing_deliveries").insert(rows);
  },

  /** Deliveries of a subscription that are due, except those under way, by due time and number. */
  due: async (
    subscription: string,
    now: number,
    underWay: readonly number[],
    most: number,
  ): Promise<OutgoingDelivery[]> => {
    const rows: DeliveryRow[] = await db("outgoing_deliveries as d")
      .where({ "d.subscription": subscription, "d.state": "waiting" })
      .where("d.state_at", "<=", now)
      .whereNotIn("d.number", [...underWay])
      .orderBy(["d.state_at", "d.number"])
      .limit(most)
      .select("d.*");
    return rows.map(toDelivery);
  },

  /**
   * Stores what became of an attempt. @returns false, without a change, if the delivery was replayed or settled
   * meanwhile
   */
  settle: async ({ subscription, number, attempts, stateAt, log }: OutgoingDelivery, sent: Sent): Promise<boolean> =>
    (await db("outgoing_deliveries")
      .where({ subscription, number, state: "waiting", attempts, state_at: stateAt })
      .update({
        state: sent.state,
        state_at: sent.stateAt,
        attempts: attempts + 1,
        log: JSON.stringify([...log, sent.attempt].slice(-keptAttempts)),
      })) > 0,

  get: async ({ subscription, number }: DeliveryKey): Promise<OutgoingDelivery | undefined> => {
    const row = await db("outgoing_deliveries as d")
      .where({ "d.subscription": subscription, "d.number": number })
      .first("d.*");
    return row === undefined ? undefined : toDelivery(row);
  },

  /** A page, newest first. `after`: `next` of the page before */
  list: async (
    filter: OutgoingFilter,
    after: DeliveryPosition | undefined,
    most: number,
  ): Promise<Readonly<{ deliveries: readonly OutgoingDelivery[]; next: DeliveryPosition | undefined }>> => {
    const { found, next } = await deliveryPositions(db, filter, after, most);
    const rows: DeliveryRow[] = [];
    for (const [subscription, numbers] of bySubscription(found))
      rows.push(
        ...(await db<DeliveryRow>("outgoing_deliveries as d")
          .where("d.subscription", subscription)
          .whereIn("d.number", [...numbers])
          .select("d.*")),
      );
    const nameOf = ({ subscription, number }: DeliveryKey): string => `${number} ${subscription}`;
    const read = new Map(rows.map(toDelivery).map((delivery) => [nameOf(delivery), delivery]));
    // Those that were deleted meanwhile are left out.
    return { deliveries: found.flatMap((key) => read.get(nameOf(key)) ?? []), next };
  },

  /** Sends a delivery again, with all its attempts. @returns whether there is one */
  replay: async (key: DeliveryKey, now: number): Promise<boolean> =>
    (await db("outgoing_deliveries").where(key).update(replayed(now))) > 0,

  /**
   * The same for a page of those that match, unless they wait, of these subscriptions. `after`: `next` of the page before
   */
  replayPage: async (
    filter: OutgoingFilter,
    { subscriptions, after, now, most }: ReplayedPage,
  ): Promise<Readonly<{ replayed: number; next: DeliveryPosition | undefined }>> => {
    const { found, next } = await deliveryPositions(db, filter, after, most);
    let count = 0;
    for (const [subscription, numbers] of bySubscription(found))
      if (subscriptions.has(subscription))
        count += await db("outgoing_deliveries")
          .where({ subscription })
          .whereIn("number", [...numbers])
          .whereNot("state", "waiting")
          .update(replayed(now));
    return { replayed: count, next };
  },

  /** Numbers of deliveries that wait or are dead, by subscription. Those that were sent may be millions. */
  counts: async (): Promise<readonly Readonly<{ subscription: string; waiting: number; dead: number }>[]> => {
    const rows: { subscription: string; state: OutgoingState; n: number }[] = await db("outgoing_deliveries as d")
      .whereIn("d.state", ["waiting", "dead"])
      .groupBy("d.subscription", "d.state")
      .select({ subscription: "d.subscription", state: "d.state" })
      .count({ n: "*" });
    const groups = Map.groupBy(rows, ({ subscription }) => subscription);
    return [...groups].map(([subscription, own]) => {
      const of = (state: OutgoingState): number => Number(own.find((row) => row.state === state)?.n ?? 0);
      return { subscription, waiting: of("waiting"), dead: of("dead") };
    });
  },

  /** Makes deliveries dead that wait, as those of a subscription that is no longer in the file. @returns their number */
  drop: (subscription: string, now: number): Promise<number> =>
    db("outgoing_deliveries").where({ subscription, state: "waiting" }).update({ state: "dead", state_at: now }),

  /** Deletes up to `most` deliveries that were sent or died before a time in ms since 1970. @returns their number */
  prune: async (before: number, most: number): Promise<number> => {
    let pruned = 0;
    for (const state of ["sent", "dead"] as const) {
      const old: DeliveryKey[] = await db("outgoing_deliveries as d")
        .where("d.state", state)
        .where("d.state_at", "<", before)
        .orderBy("d.state_at")
        .limit(most - pruned)
        .select("d.subscription", "d.number");
      for (const key of old)
        pruned += await db("outgoing_deliveries")
          .where({ ...key, state })
          .delete();
    }
    return pruned;
  },
});

export type OutgoingDeliveryStore = ReturnType<typeof outgoingDeliveryStore>;
