import type { problems } from "../generated/problems.ts";
import type { LeaderOutcomes } from "./outcomes.ts";

/** The codes of `x-problems` in spec/migrator.yaml. */
export type MigratorErrorCode = keyof typeof problems;

export type MigratorErrorDetails = ErrorOptions & {
  migration?: string | undefined;
  appliedNow?: readonly string[] | undefined;
  runId?: string | undefined;
  leaders?: LeaderOutcomes | undefined;
};

/**
 * Why a call failed. `message` says what is wrong and what to do next, for a person to read.
 * - `migration`   the migration concerned
 * - `appliedNow`  names that this run applied and recorded on one database before it stopped
 * - `runId`       identifies the run in the logs of all instances
 * - `leaders`     the outcome of each leader that was called
 */
export class MigratorError extends Error {
  override readonly name = "MigratorError";
  readonly code: MigratorErrorCode;
  readonly migration: string | undefined;
  readonly appliedNow: readonly string[];
  readonly runId: string | undefined;
  readonly leaders: LeaderOutcomes | undefined;

  constructor(code: MigratorErrorCode, message: string, details: MigratorErrorDetails = {}) {
    super(message, details);
    this.code = code;
    this.migration = details.migration;
    this.appliedNow = details.appliedNow ?? [];
    this.runId = details.runId;
    this.leaders = details.leaders;
  }

  /** The message under the field name of problem documents. */
  get detail(): string {
    return this.message;
  }
}

const deepestCause = 10;

/** The thrown value and its causes, as far as they are objects. */
export function* errorsOf(thrown: unknown): Generator<object> {
  for (let link = thrown, depth = 0; typeof link === "object" && link !== null && depth < deepestCause; depth++) {
    yield link;
    link = link instanceof Error ? link.cause : undefined;
  }
}

export { messageOf } from "@segmark/database/error-message";
