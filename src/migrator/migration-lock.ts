export type LockOptions = Readonly<{
  /** How long to stand in line before giving up, in ms. */
  waitMs: number;
  /** How long a lease outlives a process that was killed, in ms. Named locks end with their session at once. */
  leaseMs: number;
}>;

/** The right to run migrations on one database. Whoever holds it asks `stillHeld` before every step. */
export type MigrationLock = AsyncDisposable & Readonly<{ stillHeld(): Promise<boolean> }>;
