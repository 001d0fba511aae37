/**
 * The right of one process to be the only one.
 * - `stillHeld`  checked before every step
 * - `lost`       aborts when it turns out, between steps, that another process may have the lock
 */
export type Lock = AsyncDisposable & Readonly<{ stillHeld(): Promise<boolean>; lost: AbortSignal }>;
