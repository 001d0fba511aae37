import type { Attempt, Delivery, DeliveryFilter, DeliveryState, NewDelivery } from "../store/store.ts";
import type { Due } from "./due-queue.ts";

/** A delivery in the memory store. */
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly action: string | undefined;
  readonly payload: Uint8Array;
  readonly receivedAt: number;
  /** Arrival sequence number, to order equal timestamps. */
  readonly order: number;
  readonly log: Attempt[];
  state: DeliveryState;
  /** When it can be claimed: `nextAttemptAt` while waiting, the lease expiry while running. */
  dueAt: number;
  /** Its current entry in the queue of its state. */
  queueEntry: Due<Entry> | undefined;
  attempts: number;
  claim: string | undefined;
  /** When it was handled or became dead. */
  settledAt: number | null;
  lastError: string | null;
};

export const newEntry = ({ payload, ...delivery }: NewDelivery, order: number): Entry => ({
  ...delivery,
  // The caller may reuse the memory of the bytes.
  payload: payload.slice(),
  order,
  log: [],
  state: "waiting",
  dueAt: delivery.receivedAt,
  queueEntry: undefined,
  attempts: 0,
  claim: undefined,
  settledAt: null,
  lastError: null,
});

export const asDelivery = (entry: Entry): Delivery => ({
  id: entry.id,
  name: entry.name,
  action: entry.action ?? null,
  state: entry.state,
  bytes: entry.payload.byteLength,
  receivedAt: entry.receivedAt,
  attempts: entry.attempts,
  nextAttemptAt: entry.state === "waiting" ? entry.dueAt : null,
  handledAt: entry.state === "handled" ? entry.settledAt : null,
  lastError: entry.lastError,
});

/** Closes the attempt in progress, if there is one. */
export function endAttempt(entry: Entry, endedAt: number, outcome: Attempt["outcome"], error: string | null): void {
  const running = entry.log.at(-1);
  if (running?.outcome === "running") entry.log[entry.log.length - 1] = { ...running, endedAt, outcome, error };
}

export const matches = (entry: Entry, { event, action, state, from, to }: DeliveryFilter): boolean =>
  (event === undefined || entry.name === event) &&
  (action === undefined || entry.action === action) &&
  (state === undefined || entry.state === state) &&
  (from === undefined || entry.receivedAt >= from) &&
  (to === undefined || entry.receivedAt < to);
