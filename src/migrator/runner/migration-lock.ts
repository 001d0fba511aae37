export type LockOptions = Readonly<{
  /** How long to stand in line before giving up, in ms. */
  waitMs: number;
  /** How long a lease outlives a process that was killed, in ms. Named locks end with their session at once. */
  leaseMs: number;
}>;

/**
 * The right to run migrations on one database.
 * - `stillHeld`  asked before every step
 * - `lost`       aborts when it is found, between steps, that somebody else may have it
 */
export type MigrationLock = AsyncDisposable & Readonly<{ stillHeld(): Promise<boolean>; lost: AbortSignal }>;
