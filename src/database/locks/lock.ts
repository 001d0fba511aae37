/**
 * An exclusive lock of one process.
 * - `isHeld`  checked before every step
 * - `lost`    aborts when, between steps, another process may have got the lock
 */
export type Lock = AsyncDisposable & Readonly<{ isHeld(): Promise<boolean>; lost: AbortSignal }>;
