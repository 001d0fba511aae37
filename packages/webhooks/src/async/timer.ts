/**
 * Calls `callback` after this delay, or never for Infinity. Does not keep the process alive. Returns a function that
 * cancels it.
 */
export function startTimer(milliseconds: number, callback: () => void): () => void {
  if (milliseconds === Number.POSITIVE_INFINITY) return () => {};
  const timer: unknown = setTimeout(callback, milliseconds);
  // Only Node's timers have `unref`.
  (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer as Parameters<typeof clearTimeout>[0]);
}
