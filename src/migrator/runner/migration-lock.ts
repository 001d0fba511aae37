export type LockOptions = Readonly<{
  /** How long to wait for the lock, in ms. */
  waitMs: number;
  /** How long a lease outlives a process that was killed, in ms. Named locks end with their session at once. */
  leaseMs: number;
}>;

/**
 * The right to run migrations on one database.
 * - `stillHeld`  checked before every step
 * - `lost`       aborts when it turns out, between steps, that another process may have the lock
 */
export type MigrationLock = AsyncDisposable & Readonly<{ stillHeld(): Promise<boolean>; lost: AbortSignal }>;
