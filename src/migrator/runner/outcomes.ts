/** How the part of one leader ended. */
export type Outcome =
  | "applied"
  | "nothing_to_do"
  | "failed"
  | "timed_out"
  | "leadership_lost"
  | "unreachable"
  | "refused"
  | "not_started";

/**
 * Where a migration failed, as far as its error tells; the field names are those of the specification.
 * - `file`, `line`  in the text of the migration, or the nearest of the application
 * - `statement`     what the database refused, without the values in it
 */
export type FailurePlace = Readonly<{ file: string | null; line: number | null; statement: string | null }>;

/** What happened on one leader; the field names are those of the specification. */
export type LeaderOutcome = Readonly<{
  outcome: Outcome;
  /** Names applied by this call, also when a later one failed. */
  applied_now: readonly string[];
  /** All names applied there, as far as they are known. */
  applied: readonly string[];
  /** The migration that failed or ran out of time. */
  failed?: string;
  error?: string;
  place?: FailurePlace;
  /** True when the database could not stop the statement and still works on it. */
  still_running?: boolean;
}>;

/** Outcomes by the alias of the leader. */
export type LeaderOutcomes = Readonly<Record<string, LeaderOutcome>>;
