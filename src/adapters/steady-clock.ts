/**
 * A clock that is never set back: it stands still until the one it follows moves on again. It begins with the time of that one;
 * what counts is how much time has passed since, which is all that an age needs.
 * @param now milliseconds of a clock that somebody may set
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
