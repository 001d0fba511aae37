// @ts-check

/**
 * Exit codes of the service's processes.
 * - `clean`    stopped gracefully
 * - `unclean`  could not start, was ordered to exit at once, or had to abort work in progress
 * - `failed`   an internal failure, after which work in progress was finished
 * - `notYet`   a worker could not start, but the cause may be temporary, such as a database that does not respond
 * - `never`    a worker could not start and never will without intervention; it has logged why
 */
export const exitCodes = /** @type {const} */ ({ clean: 0, unclean: 1, failed: 70, notYet: 75, never: 78 });

/**
 * @param {number | null} code
 * @param {string | null} signal
 */
export function exitReason(code, signal) {
  if (signal !== null) return `it was ended by ${signal}`;
  if (code === exitCodes.failed) return "it left after an internal failure";
  if (code === exitCodes.notYet || code === exitCodes.never) return "it cannot start";
  return `it ended with code ${code}`;
}
