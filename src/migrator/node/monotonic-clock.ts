/** A clock that never says the same twice, so that lines of one run have an order. */
export function monotonicClock(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
