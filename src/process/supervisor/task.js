// @ts-check

/**
 * What a process of the service does.
 * - `serve`    answers requests until it is stopped
 * - `migrate`  applies the schema
 * - `--check`  checks that specifications and code are consistent
 */
const tasks = /** @type {const} */ (["serve", "migrate", "--check"]);
/** @typedef {(typeof tasks)[number]} Task */

/**
 * The task of a command line that needs no parser: no word means `serve`. Undefined for everything else, such as
 * `--help` or a mistyped word.
 * @param {readonly string[]} args
 * @returns {Task | undefined}
 */
export function taskOf(args) {
  const [word = "serve", ...others] = args;
  return others.length === 0 ? tasks.find((task) => task === word) : undefined;
}
