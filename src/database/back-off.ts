/** Maximum backoff: however often the work failed, at least every 16th call runs it. */
const longest = 16;

/**
 * Exponential backoff for work that is called at regular intervals: after the first failure it runs again at the next call, then at the 2nd, the
 * 4th, the 8th …
 * @throws what the work throws, but only the first of consecutive failures: the others would repeat the same news
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
