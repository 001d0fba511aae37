import type { Knex } from "knex";
import type { EventType, OutgoingEvent } from "../../domain/outgoing/event.ts";

/** `waiting` until `stateAt`; `sent` or `dead` since then. */
export type OutgoingState = "waiting" | "sent" | "dead";

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

/** Which delivery: `number` counts within its subscription. */
export type DeliveryKey = Readonly<{ subscription: string; number: number }>;

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

/** All given conditions must match. `from` is inclusive, `to` exclusive: when the event happened, in ms since 1970. */
export type OutgoingFilter = Readonly<{
  subscription?: string | undefined;
  type?: EventType | undefined;
  state?: OutgoingState | undefined;
  from?: number | undefined;
  to?: number | undefined;
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

function matching(
  query: Knex.QueryBuilder,
  { subscription, type, state, from, to }: OutgoingFilter,
): Knex.QueryBuilder {
  if (subscription !== undefined) query.where("subscription", subscription);
  if (type !== undefined) query.where("type", type);
  if (state !== undefined) query.where("state", state);
  if (from !== undefined) query.where("at", ">=", from);
  if (to !== undefined) query.where("at", "<", to);
  return query;
}

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

  /** Newest first within each subscription, which come by name. `after`: the last one of the page before */
  list: async (filter: OutgoingFilter, after: DeliveryKey | undefined, most: number): Promise<OutgoingDelivery[]> => {
    const query = matching(db("outgoing_deliveries"), filter).orderBy([
      { column: "subscription" },
      { column: "number", order: "desc" },
    ]);
    if (after !== undefined)
      query.where((later) =>
        later
          .where("subscription", ">", after.subscription)
          .orWhere((same) => same.where("subscription", after.subscription).where("number", "<", after.number)),
      );
    const rows: DeliveryRow[] = await query.limit(most).select("*");
    return rows.map(toDelivery);
  },

  /** Sends a delivery again, with all its attempts. @returns whether there is one */
  replay: async (key: DeliveryKey, now: number): Promise<boolean> =>
    (await db("outgoing_deliveries").where(key).update(replayed(now))) > 0,

  /** The same for up to `most` of those that match and do not wait. @returns their number */
  replayAll: async (filter: OutgoingFilter, now: number, most: number): Promise<number> => {
    const keys: DeliveryKey[] = await matching(db("outgoing_deliveries"), filter)
      .whereNot("state", "waiting")
      .orderBy(["subscription", "number"])
      .limit(most)
      .select("subscription", "number");
    let replays = 0;
    for (const { subscription, number } of keys)
      replays += await db("outgoing_deliveries")
        .where({ subscription, number })
        .whereNot("state", "waiting")
        .update(replayed(now));
    return replays;
  },

  /** Numbers of deliveries that wait or are dead, by subscription. Those that were sent may be millions. */
  counts: async (): Promise<readonly Readonly<{ subscription: string; waiting: number; dead: number }>[]> => {
    const rows: { subscription: string; state: OutgoingState; n: number }[] = await db("outgoing_deliveries as d")
      .whereIn("d.state", ["waiting", "dead"])
      .groupBy("d.subscription", "d.state")
      .select({ subscription: "d.subscription", state: "d.state" })
      .count({ n: "*" });
    const bySubscription = Map.groupBy(rows, ({ subscription }) => subscription);
    return [...bySubscription].map(([subscription, own]) => {
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
