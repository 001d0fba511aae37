// @ts-check
// JavaScript that any Node can parse: it has to report in an old one why nothing else works.

/**
 * The minimum Node of each release line for the published package, matching `engines`: better-sqlite3 needs version 10
 * of Node-API and crashes an older Node without a message, whatever its own `engines` says.
 */
export const packageNode = ["22.14", "23.6"];
/**
 * The minimum Node that runs the sources directly: it has type stripping enabled and supports `await using`. `npm ci`
 * installs one.
 */
export const sourceNode = ["24.0"];

/** @param {string} version */
const numbersOf = (version) => version.split(".").map(Number);

/**
 * @param {readonly string[]} lowest minimum of each release line, oldest first; newer lines are supported
 * @param {string} version of the running Node, `20.19.4`
 * @returns {string | undefined} one sentence for the operator; undefined if the version is supported
 */
export function nodeFault(lowest, version = process.versions.node) {
  const [major = 0, minor = 0] = numbersOf(version);
  const own = lowest.map(numbersOf).find(([line]) => line === major);
  const [newest = 0] = lowest.map((one) => numbersOf(one)[0] ?? 0).slice(-1);
  if (own === undefined ? major > newest : minor >= (own[1] ?? 0)) return undefined;
  return `Segmark needs Node ${lowest.join(" or ")} or newer, and this is Node ${version} (${process.execPath}).`;
}

/**
 * For commands, before they load what an older Node cannot run: if this one is too old, writes so to standard error,
 * and sets the exit code.
 * @param {readonly string[]} lowest
 * @param {number} exitCode
 * @returns {boolean} whether the rest can be loaded
 */
export function acceptsNode(lowest, exitCode) {
  const fault = nodeFault(lowest);
  if (fault === undefined) return true;
  process.stderr.write(`${fault}\n`);
  process.exitCode = exitCode;
  return false;
}
