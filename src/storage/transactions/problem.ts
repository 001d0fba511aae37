import { DatabaseFailure } from "@segmark/database/database-failure";
import type { Outage } from "@segmark/database/outage";
import { outageOf } from "@segmark/database/transaction";
import type { Knex } from "knex";
import { Problem, type ProblemCode } from "../../errors.ts";

type Kind = Outage | DatabaseFailure["kind"];

/**
 * The problem a client gets, and after how many seconds to retry: longer for what an operator has to fix than for what
 * passes.
 */
const problems = {
  unreachable: { code: "storage_unavailable", retryAfter: 2 },
  busy: { code: "storage_busy", retryAfter: 2 },
  slow: { code: "storage_slow", retryAfter: 5 },
  full: { code: "storage_full", retryAfter: 30 },
  read_only: { code: "storage_read_only", retryAfter: 10 },
  failing: { code: "storage_failing", retryAfter: 30 },
  damaged: { code: "storage_damaged", retryAfter: 60 },
  overloaded: { code: "overloaded", retryAfter: 1 },
} as const satisfies Readonly<Record<Kind, Readonly<{ code: ProblemCode; retryAfter: number }>>>;

export const codeOf = (kind: Kind): ProblemCode => problems[kind].code;

export function problemOf(kind: Kind, cause?: unknown): Problem {
  const { code, retryAfter } = problems[kind];
  return new Problem(code, undefined, { retryAfter, ...(cause !== undefined && { cause }) });
}

/** The problem to report when the database, and not the program, is at fault; undefined otherwise. */
export function asProblem(db: Knex, error: unknown): Problem | undefined {
  if (error instanceof DatabaseFailure) return problemOf(error.kind, error.cause);
  const outage = outageOf(db, error);
  return outage && problemOf(outage, error);
}
