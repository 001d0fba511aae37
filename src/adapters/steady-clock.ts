/**
 * Makes a clock monotonic: it stands still until the underlying one advances again. It starts at the time of the underlying clock; only differences
 * are meaningful, which is enough to measure ages.
 * @param now milliseconds of a clock that may be set back
 */
export function steadyClock(now: () => number): () => number {
  let last = now();
  let steady = last;
  return () => {
    const time = now();
    if (time > last) steady += time - last;
    last = time;
    return steady;
  };
}
