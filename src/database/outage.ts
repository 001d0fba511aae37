import { Problem, type ProblemCode } from "../errors.ts";

/**
 * What keeps the database from doing its work.
 * - `unreachable`  nobody answers there, or not as a database that serves
 * - `busy`         it lets nobody else in, or other transactions were in the way each time
 * - `slow`         no answer, or no free connection, in time
 * - `full`         no room for anything new
 * - `read_only`    it takes no changes
 * - `failing`      its disk cannot be read or written
 * - `damaged`      what it holds cannot be understood
 */
export type Outage = "unreachable" | "busy" | "slow" | "full" | "read_only" | "failing" | "damaged";

/** What a client hears, and after how many seconds another try makes sense. What an operator has to mend takes longer than what passes. */
export const outages = {
  unreachable: { code: "storage_unavailable", retryAfter: 2 },
  busy: { code: "storage_busy", retryAfter: 2 },
  slow: { code: "storage_slow", retryAfter: 5 },
  full: { code: "storage_full", retryAfter: 30 },
  read_only: { code: "storage_read_only", retryAfter: 10 },
  failing: { code: "storage_failing", retryAfter: 30 },
  damaged: { code: "storage_damaged", retryAfter: 60 },
} as const satisfies Readonly<Record<Outage, Readonly<{ code: ProblemCode; retryAfter: number }>>>;

export const isOutage = (fault: string | undefined): fault is Outage => fault !== undefined && fault in outages;

/** Outages that may leave reading as it was, so that only a write shows them and only a write shows their end. */
export const ofWriting: ReadonlySet<Outage> = new Set(["full", "read_only", "failing", "damaged"]);

export function problemOf(outage: Outage, cause?: unknown): Problem {
  const { code, retryAfter } = outages[outage];
  return new Problem(code, undefined, { retryAfter, ...(cause !== undefined && { cause }) });
}
