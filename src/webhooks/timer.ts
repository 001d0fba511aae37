/** Calls `late` after so many milliseconds, or never for Infinity. It keeps no process alive. Answers how to stop it. */
export function startTimer(milliseconds: number, late: () => void): () => void {
  if (milliseconds === Number.POSITIVE_INFINITY) return () => {};
  const timer: unknown = setTimeout(late, milliseconds);
  // Only Node's timers are objects that can be told so.
  (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer as Parameters<typeof clearTimeout>[0]);
}
