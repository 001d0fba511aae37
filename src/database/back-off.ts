/** Maximum backoff: however often the work failed, at least every 16th call runs it. */
const maxInterval = 16;

/**
 * Exponential backoff for work that is called at regular intervals: after the first failure it runs again at the next call, then at the 2nd, the
 * 4th, the 8th …
 * @throws what the work throws, but only the first of consecutive failures: the others would repeat the same news
 */
export function backingOff<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let failures = 0;
  let skipsLeft = 0;
  return async (...args) => {
    if (skipsLeft > 0) return void skipsLeft--;
    try {
      await work(...args);
      failures = 0;
    } catch (error) {
      skipsLeft = Math.min(2 ** failures++, maxInterval) - 1;
      if (failures === 1) throw error;
    }
  };
}
