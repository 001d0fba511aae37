// @ts-check

const FIRST_MS = 250;
const MAX_MS = 5000;
/** After this long without a crash, the next one counts as the first. */
const STABLE_MS = 60_000;

/**
 * Backoff before replacing a dead worker: none for the first, then 0.25 s, 0.5 s … up to 5 s, so that a crash loop
 * costs little, while workers are soon back once its cause is gone.
 * @param {() => number} now milliseconds
 * @returns {() => number} called for each crash, returns milliseconds
 */
export function createRestartDelay(now) {
  let deaths = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    deaths = now() - last > STABLE_MS ? 0 : deaths + 1;
    last = now();
    return deaths === 0 ? 0 : Math.min(FIRST_MS * 2 ** (deaths - 1), MAX_MS);
  };
}
