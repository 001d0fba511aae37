/** How a run ended on one leader. */
export type Outcome =
  | "applied"
  | "nothing_to_do"
  | "failed"
  | "timed_out"
  | "leadership_lost"
  | "unreachable"
  | "refused"
  | "halted"
  | "not_started";

/**
 * Where a migration failed, as far as its error tells; the field names are those of the specification.
 * - `file`, `line`  in the text of the migration, or the nearest of the application
 * - `statement`     the statement that failed, without its values
 */
export type FailurePlace = Readonly<{ file: string | null; line: number | null; statement: string | null }>;

/** Outcome of one leader; the field names are those of the specification. */
export type LeaderOutcome = Readonly<{
  outcome: Outcome;
  /** Names applied by this call, even if a later one failed. */
  applied_now: readonly string[];
  /** All names applied there, as far as known. */
  applied: readonly string[];
  /** The migration that failed or timed out. */
  failed?: string;
  error?: string;
  place?: FailurePlace;
  /** True when the database could not kill the statement and still executes it. */
  still_running?: boolean;
}>;

/** Outcomes by the alias of the leader. */
export type LeaderOutcomes = Readonly<Record<string, LeaderOutcome>>;

/** Names of migrations by alias of the leader. */
export type NamesByLeader = Record<string, string[]>;
