/*
 * The storage contract of an inbox. All times are milliseconds since 1970 and come from the caller: a store has no clock.
 *
 *   add ──▶ waiting ──claim──▶ running ──settle──▶ handled | dead
 *              ▲                  │
 *              └── settle: retry ─┘      redeliver: waiting, handled, dead ──▶ waiting
 *
 * An unreachable store rejects with any Error. A rejected call may still have taken effect (the response got lost); it is
 * safe to retry `add`, because the id is a key, and `settle`, because a claim settles only once.
 */

/**
 * `waiting` until due, `running` under a claim, `handled` successfully, `dead` when no further attempt will be made
 * automatically.
 */
export type DeliveryState = "waiting" | "running" | "handled" | "dead";
export type EndedState = Extract<DeliveryState, "handled" | "dead">;

/**
 * A verified delivery. `id` and `name` have 1 to 255 characters without control characters and are compared exactly,
 * including case and trailing spaces. `action` has the same bounds, or is undefined. `payload` holds the bytes as
 * received and signed.
 */
export type NewDelivery = Readonly<{
  id: string;
  name: string;
  action: string | undefined;
  payload: Uint8Array;
  receivedAt: number;
}>;

/**
 * A claim on a delivery for one attempt. `claim` is a fencing token: no two claims that were returned have the same
 * one. `attempt` counts from 1 and restarts after `redeliver`.
 */
export type ClaimedDelivery = Readonly<{
  claim: string;
  id: string;
  name: string;
  payload: Uint8Array;
  attempt: number;
  receivedAt: number;
  /** Present if the previous attempt was lost: its handlers may have crashed their process. */
  lost?: true;
}>;

/** One entry in a delivery's attempt log. `number` counts from 1 over its whole lifetime, across redeliveries. */
export type Attempt = Readonly<{
  number: number;
  startedAt: number;
  /** Null while running; for a lost attempt, when a later claim found that its lease had expired. */
  endedAt: number | null;
  /** `lost`: its lease expired before it was settled, e.g. because the process died. */
  outcome: "running" | "handled" | "failed" | "lost";
  /** Set if `failed`. */
  error: string | null;
}>;

/** Metadata of a delivery, without its payload. */
export type Delivery = Readonly<{
  id: string;
  name: string;
  action: string | null;
  state: DeliveryState;
  /** Size of the payload. */
  bytes: number;
  receivedAt: number;
  /** Attempts started since it was received or last redelivered. */
  attempts: number;
  /** Null unless `waiting`. A new delivery is due from `receivedAt` on. */
  nextAttemptAt: number | null;
  handledAt: number | null;
  /** Error of the most recent failed attempt; null once handled. */
  lastError: string | null;
}>;

/** All given conditions must match. `from` is inclusive, `to` exclusive; both refer to `receivedAt`. */
export type DeliveryFilter = Readonly<{
  event?: string;
  action?: string;
  state?: DeliveryState;
  from?: number;
  to?: number;
  /** `next` of the previous page. */
  before?: string;
  /** Page size, 1 or more. */
  limit: number;
}>;

export type Page = Readonly<{ deliveries: readonly Delivery[]; next: string | null }>;

/** The outcome of an attempt, at `at`. */
export type Settlement = Readonly<
  { claim: string; at: number } & (
    | { outcome: "handled" }
    | { outcome: "retry"; nextAttemptAt: number; error: string }
    | { outcome: "dead"; error: string }
  )
>;

/** The latest plausible due time or lease expiry in each state; undefined if unknown. */
export type Latest = Readonly<Record<"waiting" | "running", number | undefined>>;

/** After how many attempts no further one is made, and the error of a delivery whose last one was lost. */
export type Exhausted = Readonly<{ attempts: number; reason: string }>;

export interface InboxStore {
  /**
   * Stores a delivery atomically and resolves only once it is durable. Idempotent: of any number of calls with one id,
   * at any time and from any process, one stores it; the others return "duplicate", even if the inbox is full. "full"
   * if `maxWaiting` or more are waiting or running.
   */
  add(delivery: NewDelivery, maxWaiting: number): Promise<"stored" | "duplicate" | "full">;
  /**
   * Claims up to `limit` deliveries that are due at `now`, or whose lease expired at or before `now` (that attempt
   * becomes "lost"). Ordered by how long they have been due (waiting deliveries since `nextAttemptAt`, running ones
   * since their lease expired), then by arrival. These are followed by deliveries with a time beyond `latest`, furthest
   * first, and for equal times the latest arrival first: they were scheduled before the clock was set back, and would
   * stay untouched until that time returns. Without `latest` there are none. Each delivery goes to a single claimant;
   * its attempt starts at `now`. `worker` is unique to the claimant.
   *
   * `bytes` limits the total payload size of one claim, except that the first delivery is always claimed. One that does
   * not fit ends the claim: later ones must not overtake it.
   *
   * Of deliveries whose lease expired, one may have crashed its process, and a crash ends all attempts of a process. So
   * a claimant states whether it is idle (`alone`). If so, and such a delivery is first in order, only that one is
   * returned. Otherwise such deliveries are skipped for the length of a lease, because another claimant may be idle;
   * after that they block those after them until a claimant is idle, which is reported to `onHeldUp`. Because no
   * claimant may ever be idle, they are skipped again from time to time (`blocks-others.ts`). Without `alone` they are
   * returned like any other.
   *
   * A delivery whose lease expired in attempt `exhausted.attempts` or a later one becomes dead with `exhausted.reason`
   * instead, and is reported to `onExhausted`.
   *
   * A delivery that can never be handed out, because its stored data is damaged, becomes dead with a reason and is
   * reported to `onUnreadable`; the others are handed out. If the store fails midway, deliveries that were not handed
   * out are not claimed and use up no attempt.
   */
  claim(
    request: Readonly<{
      now: number;
      leaseUntil: number;
      limit: number;
      bytes?: number;
      worker: string;
      latest?: Latest | undefined;
      alone?: boolean;
      exhausted?: Exhausted;
      onExhausted?: (id: string, reason: string) => void;
      onUnreadable?: (id: string, reason: string) => void;
      onHeldUp?: (id: string) => void;
    }>,
  ): Promise<readonly ClaimedDelivery[]>;
  /**
   * Extends leases. Returns the claims still held, in any order. A claim is held until it is settled or another claim
   * takes over the delivery: an expired lease that was not taken over can be renewed. Lost claims are ignored.
   */
  renew(claims: readonly string[], leaseUntil: number): Promise<readonly string[]>;
  /** Ends an attempt. Returns false without any change if the claim is no longer held (see `renew`). */
  settle(settlement: Settlement): Promise<boolean>;
  /**
   * Newest first by `receivedAt`, then by arrival. `next` is the cursor of the following page, null on the last one.
   * Pages neither repeat nor skip a delivery because of concurrent inserts or deletes. A page may be shorter than
   * `limit`, even empty, while there is a next one, if few deliveries match the filter: a store need not look at all of
   * them at once.
   * @throws RangeError if `before` is not a cursor
   */
  list(filter: DeliveryFilter): Promise<Page>;
  /** The delivery with its attempts in chronological order. `payload` is undefined if the stored data is damaged. */
  get(
    id: string,
  ): Promise<(Delivery & Readonly<{ log: readonly Attempt[]; payload: Uint8Array | undefined }>) | undefined>;
  /**
   * Makes a handled, dead or waiting delivery due with a fresh attempt count: at `now`, or earlier if it was due
   * earlier already or others are; it precedes all that wait. A running one is unchanged, even if its lease has
   * expired: the next claim takes it over.
   */
  redeliver(id: string, now: number): Promise<"queued" | "running" | "unknown">;
  /**
   * Deletes up to `limit` deliveries, with their attempts, that were handled before `before` or died before
   * `deadBefore`; returns their number. Their ids are unknown afterwards.
   */
  prune(request: Readonly<{ before: number; deadBefore: number; limit: number }>): Promise<number>;
  /**
   * Deletes those of the deliveries, at most some hundreds, that are in one of the states, with their attempts; returns
   * their number. One that was redelivered meanwhile is kept. Their ids are unknown afterwards.
   */
  delete(ids: readonly string[], states: readonly EndedState[]): Promise<number>;
  /** Number of deliveries in each state; all four are present. Cheap at any number of deliveries. */
  counts(): Promise<Readonly<Record<DeliveryState, number>>>;
  /** When the next waiting delivery is due, possibly in the past; null if none is waiting. */
  nextDue(): Promise<number | null>;
}
