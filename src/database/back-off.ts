/** However often it failed, one call in so many does the work. */
const longest = 16;

/**
 * Work that is called at regular times and does nothing at ever more of them while it keeps failing: after one failure it is done
 * again at the next call, then at the 2nd, the 4th, the 8th …
 * @throws what the work throws, but of failures in a row only the first: the others are the same news
 */
export function backingOff<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  let failures = 0;
  let leftOut = 0;
  return async (...given) => {
    if (leftOut > 0) return void leftOut--;
    try {
      await work(...given);
      failures = 0;
    } catch (error) {
      leftOut = Math.min(2 ** failures++, longest) - 1;
      if (failures === 1) throw error;
    }
  };
}
