// @ts-check

/**
 * How a process of the service ends.
 * - `clean`    it stopped and everything under way was finished
 * - `unclean`  it could not start, or was told to leave at once, or had to cut off what was under way
 * - `failed`   an internal failure, after which it finished what was under way
 * - `notYet`   a worker could not start, which may pass, as with a database that does not answer
 * - `never`    a worker could not start and never will: somebody has to change something; it has said what
 */
export const exitCodes = /** @type {const} */ ({ clean: 0, unclean: 1, failed: 70, notYet: 75, never: 78 });

/**
 * @param {number | null} code
 * @param {string | null} signal
 */
export function reasonOf(code, signal) {
  if (signal !== null) return `it was ended by ${signal}`;
  if (code === exitCodes.failed) return "it left after an internal failure";
  if (code === exitCodes.notYet || code === exitCodes.never) return "it cannot start";
  return `it ended with code ${code}`;
}
