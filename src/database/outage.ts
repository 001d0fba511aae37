import { Problem, type ProblemCode } from "../errors.ts";

/**
 * What keeps the database from working.
 * - `unreachable`  nothing answers there, or not as a working database
 * - `busy`         too many connections, or other transactions were in the way at each attempt
 * - `slow`         no answer, or no free connection, in time
 * - `full`         no space left
 * - `read_only`    does not accept writes
 * - `failing`      I/O errors
 * - `damaged`      its data is corrupt
 */
export type Outage = "unreachable" | "busy" | "slow" | "full" | "read_only" | "failing" | "damaged";

/** The problem a client gets, and after how many seconds to retry: longer for what an operator has to fix than for what passes. */
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

/** Outages that may not affect reads, so only a write shows that they began or ended. */
export const ofWriting: ReadonlySet<Outage> = new Set(["full", "read_only", "failing", "damaged"]);

export function problemOf(outage: Outage, cause?: unknown): Problem {
  const { code, retryAfter } = outages[outage];
  return new Problem(code, undefined, { retryAfter, ...(cause !== undefined && { cause }) });
}
