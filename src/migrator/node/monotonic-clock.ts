/** A clock that never returns the same time twice, nor an earlier one: no attempt of a run ends before it began, also when the system clock is set back. */
export function monotonicClock(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
