// @ts-check

const FIRST_MS = 250;
const LONGEST_MS = 5000;
/** So long without a death and the next one counts as the first. */
const STABLE_MS = 60_000;

/**
 * How long to wait before a worker that is gone is replaced: not at all for the first one, then 0.25 s, 0.5 s … up to 5 s, so that what
 * kills every worker costs little while there is soon one when it has passed.
 * @param {() => number} now milliseconds
 * @returns {() => number} called for each death, answers milliseconds
 */
export function createRestartDelay(now) {
  let deaths = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    deaths = now() - last > STABLE_MS ? 0 : deaths + 1;
    last = now();
    return deaths === 0 ? 0 : Math.min(FIRST_MS * 2 ** (deaths - 1), LONGEST_MS);
  };
}
