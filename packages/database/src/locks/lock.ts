/**
 * An exclusive lock of one process.
 * - `stillHeld`  checked before every step
 * - `lost`       aborts when, between steps, another process may have got the lock
 */
export type Lock = AsyncDisposable & Readonly<{ stillHeld(): Promise<boolean>; lost: AbortSignal }>;
