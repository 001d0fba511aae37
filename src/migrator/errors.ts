export type MigratorErrorCode =
  | "loader_failed"
  | "order_violation"
  | "applied_migration_changed"
  | "run_in_progress"
  | "migration_failed"
  | "leadership_lost";

/** Why a run did not finish. `appliedNow` were applied and recorded by this run before it stopped. */
export class MigratorError extends Error {
  override readonly name = "MigratorError";
  readonly code: MigratorErrorCode;
  readonly migration: string | undefined;
  readonly appliedNow: readonly string[];

  constructor(
    code: MigratorErrorCode,
    message: string,
    details: ErrorOptions & { migration?: string; appliedNow?: readonly string[] } = {},
  ) {
    super(message, details);
    this.code = code;
    this.migration = details.migration;
    this.appliedNow = details.appliedNow ?? [];
  }
}

/** What was thrown, as one line for a person. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
