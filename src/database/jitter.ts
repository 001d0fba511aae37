/** Backoff before the next attempt, in ms: exponential, with jitter so that two rivals do not collide again. */
export const backoffMs = (attempt: number): number => 10 * 2 ** Math.min(attempt, 5) * (0.5 + Math.random());
