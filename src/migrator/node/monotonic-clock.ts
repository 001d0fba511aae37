/** A clock that never returns the same time twice, so that the journal lines of a run are ordered. */
export function monotonicClock(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
