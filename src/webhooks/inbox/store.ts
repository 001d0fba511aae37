/*
 * What an inbox keeps deliveries in. Every time is in milliseconds since 1970 and comes from the caller: a store has no clock of its own.
 *
 *   add ──▶ waiting ──claim──▶ running ──settle──▶ handled | dead
 *              ▲                  │
 *              └── settle: retry ─┘      redeliver: waiting, handled, dead ──▶ waiting
 *
 * A store that cannot be reached rejects with any Error. What it rejected may have happened all the same (an answer got lost on its way):
 * callers repeat `add` safely, because the id is a key, and `settle`, because a claim settles once.
 */

/** `waiting` for its time, `running` under a claim, `handled` with success, `dead` when no further attempt will be made by itself. */
export type DeliveryState = "waiting" | "running" | "handled" | "dead";

/**
 * A verified delivery. `id` and `name` have 1 to 255 characters without control characters and are compared exactly: case and trailing spaces count.
 * `action` obeys the same bounds, or is undefined. `payload` holds the bytes as they were received and signed.
 */
export type NewDelivery = Readonly<{
  id: string;
  name: string;
  action: string | undefined;
  payload: Uint8Array;
  receivedAt: number;
}>;

/** One attempt's right to a delivery. `claim` is never used twice; `attempt` counts from 1 and starts again after `redeliver`. */
export type ClaimedDelivery = Readonly<{
  claim: string;
  id: string;
  name: string;
  payload: Uint8Array;
  attempt: number;
  receivedAt: number;
}>;

/** One line of a delivery's log. `number` counts from 1 over its whole life, also across redeliveries. */
export type Attempt = Readonly<{
  number: number;
  startedAt: number;
  /** Null while it runs; for a lost attempt the moment another claim found that its lease had ended. */
  endedAt: number | null;
  /** `lost`: its lease ended before it was settled, as when a process dies. */
  outcome: "running" | "handled" | "failed" | "lost";
  /** Set when `failed`. */
  error: string | null;
}>;

/** What is known of a delivery without reading its payload. */
export type Delivery = Readonly<{
  id: string;
  name: string;
  action: string | null;
  state: DeliveryState;
  /** Length of the payload. */
  bytes: number;
  receivedAt: number;
  /** Attempts started since it was received or last redelivered. */
  attempts: number;
  /** Null unless `waiting`. A new delivery is due from `receivedAt` on. */
  nextAttemptAt: number | null;
  /** Null unless `handled`. */
  handledAt: number | null;
  /** Error of the newest failed attempt; null once handled. */
  lastError: string | null;
}>;

/** All given conditions hold together. `from` is included, `to` is not; both are about `receivedAt`. */
export type DeliveryFilter = Readonly<{
  event?: string;
  action?: string;
  state?: DeliveryState;
  from?: number;
  to?: number;
  /** `next` of the page before. */
  before?: string;
  /** Deliveries of one page, 1 or more. */
  limit: number;
}>;

export type Page = Readonly<{ deliveries: readonly Delivery[]; next: string | null }>;

/** How an attempt ended, at `at`. */
export type Settlement = Readonly<
  { claim: string; at: number } & (
    | { outcome: "handled" }
    | { outcome: "retry"; nextAttemptAt: number; error: string }
    | { outcome: "dead"; error: string }
  )
>;

/** The latest time that a delivery in each state can wait for, or that its lease can end at; undefined when that is not known. */
export type Latest = Readonly<Record<"waiting" | "running", number | undefined>>;

export interface InboxStore {
  /**
   * Stores a delivery whole, in one transaction, and answers only when it is durable. Of many calls with one id, at any time and in any process,
   * one stores; the others are "duplicate", also when the inbox is full. "full" when `maxWaiting` or more are waiting or running.
   */
  add(delivery: NewDelivery, maxWaiting: number): Promise<"stored" | "duplicate" | "full">;
  /**
   * Claims up to `limit` deliveries that are due at `now`, and those whose lease ended at or before `now` (that attempt becomes "lost"). What has
   * been due longest comes first (a waiting delivery since `nextAttemptAt`, a running one since the end of its lease), then what came first.
   * After these come deliveries whose time lies behind `latest`, the furthest first, of equal ones the last that came: a clock that has been set back
   * since set it, and they would stay untouched until that time returns. Without `latest` there are none.
   * Each goes to one claimant only; its attempt starts at `now`. `worker` names the claimant for whoever looks into the store.
   *
   * A delivery that the store will never be able to hand out, because what it kept is damaged, becomes dead with a reason and is told to `onUnreadable`;
   * the others are handed out. When the store fails on the way, what it could not hand out is not claimed, and costs no attempt.
   */
  claim(
    request: Readonly<{
      now: number;
      leaseUntil: number;
      limit: number;
      worker: string;
      latest?: Latest | undefined;
      onUnreadable?: (id: string, reason: string) => void;
    }>,
  ): Promise<readonly ClaimedDelivery[]>;
  /**
   * Sets the end of leases. Answers the claims still held, in any order. A claim is held until it is settled or another one took its delivery: a
   * lease that ended unnoticed can be renewed. Claims that were lost are left alone.
   */
  renew(claims: readonly string[], leaseUntil: number): Promise<readonly string[]>;
  /** Ends an attempt. False when the claim is no longer held (see `renew`); then nothing changes. */
  settle(settlement: Settlement): Promise<boolean>;
  /**
   * Newest first by `receivedAt`, then what came last. `next` is the cursor of the page after this one, null when there is none. Pages neither
   * repeat nor skip a delivery because others are added or deleted meanwhile.
   * @throws RangeError when `before` is no cursor.
   */
  list(filter: DeliveryFilter): Promise<Page>;
  /** The delivery with its attempts, first one first. `payload` is undefined when what the store kept of it is damaged. */
  get(
    id: string,
  ): Promise<(Delivery & Readonly<{ log: readonly Attempt[]; payload: Uint8Array | undefined }>) | undefined>;
  /**
   * Makes a handled, dead or waiting delivery due at `now` with a fresh number of tries. "running" (also when the lease has ended: the next claim
   * takes it) is left alone.
   */
  redeliver(id: string, now: number): Promise<"queued" | "running" | "unknown">;
  /**
   * Deletes, with their attempts, up to `limit` deliveries that were handled before `before` or died before `deadBefore`; answers how many.
   * Afterwards their ids are unknown.
   */
  prune(request: Readonly<{ before: number; deadBefore: number; limit: number }>): Promise<number>;
  /** How many deliveries are in each state; all four are present. Cheap, however many are kept. */
  counts(): Promise<Readonly<Record<DeliveryState, number>>>;
  /** When the next waiting delivery is due, which may be long ago; null when none waits. */
  nextDue(): Promise<number | null>;
}
