import type { Attempt, Delivery, DeliveryState } from "../inbox/store/store.ts";

/** The tables that `createInboxTables` creates. */
export const DELIVERIES = "webhook_deliveries";
export const PARTS = "webhook_payload_parts";
export const ATTEMPTS = "webhook_attempts";

/**
 * `seq` counts arrivals. `attempts` counts all attempts ever started and serves as a fencing token; `tries` counts
 * attempts since the delivery was received or redelivered. `state_at`: due time, lease expiry or end, depending on the
 * state.
 */
export type DeliveryRow = {
  seq: number;
  id: string;
  name: string;
  action: string | null;
  state: DeliveryState;
  state_at: number;
  attempts: number;
  tries: number;
  bytes: number;
  received_at: number;
  last_error: string | null;
};

export type AttemptRow = {
  delivery: number;
  number: number;
  started_at: number;
  ended_at: number | null;
  outcome: Attempt["outcome"];
  error: string | null;
  worker: string;
};

/** Maximum length of error texts that fits on every engine, in characters. */
const maxErrorLength = 16_000;
export const errorText = (error: string): string => error.slice(0, maxErrorLength).toWellFormed();

/** Drivers can be configured to return large integers as text or BigInt; times and counts all fit into a number. */
export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  name: row.name,
  action: row.action,
  state: row.state,
  bytes: Number(row.bytes),
  receivedAt: Number(row.received_at),
  attempts: Number(row.tries),
  nextAttemptAt: row.state === "waiting" ? Number(row.state_at) : null,
  handledAt: row.state === "handled" ? Number(row.state_at) : null,
  lastError: row.last_error,
});

export const toAttempt = ({ number, started_at, ended_at, outcome, error }: AttemptRow): Attempt => ({
  number: Number(number),
  startedAt: Number(started_at),
  endedAt: ended_at === null ? null : Number(ended_at),
  outcome,
  error,
});

/** A claim consists of the delivery and the attempt, so it need not be stored to be checked, and is unique. */
export type Claim = Readonly<{ seq: number; attempts: number }>;
export const claimText = ({ seq, attempts }: Claim): string => `${seq}.${attempts}`;

/** Undefined if the text is not a claim of this store. */
export function readClaim(text: string): Claim | undefined {
  const [, seq, attempts] = /^(\d{1,15})\.(\d{1,10})$/.exec(text) ?? [];
  return seq === undefined || attempts === undefined ? undefined : { seq: Number(seq), attempts: Number(attempts) };
}

/** Position of a delivery in a list ordered newest first. */
export type ListPosition = Readonly<{ receivedAt: number; seq: number }>;
export const cursorOf = ({ receivedAt, seq }: ListPosition): string => `${receivedAt}.${seq}`;

/** @throws RangeError if the text is not a cursor */
export function readCursor(cursor: string): ListPosition {
  const [, receivedAt, seq] = /^(-?\d{1,16})\.(\d{1,16})$/.exec(cursor) ?? [];
  if (receivedAt === undefined || seq === undefined)
    throw new RangeError('A cursor is the "next" of a page; this text is none.');
  return { receivedAt: Number(receivedAt), seq: Number(seq) };
}
