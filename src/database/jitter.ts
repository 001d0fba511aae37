/** How long to wait before the next attempt, in ms: longer each time, and never the same for two who met. */
export const backoffMs = (attempt: number): number => 10 * 2 ** Math.min(attempt, 5) * (0.5 + Math.random());
