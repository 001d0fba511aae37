// @ts-check
// JavaScript that every Node can read: it has to tell an old one why nothing else here works.

/**
 * The lowest Node of each line that the published package runs on, as `engines` says: better-sqlite3 is built for version 10 of Node-API and
 * ends an older Node without a word, whatever its own `engines` says.
 */
export const packageNode = ["22.14", "23.6"];
/** The lowest that runs the sources as they are: it takes types away by itself and knows `await using`. `npm ci` brings one. */
export const sourceNode = ["24.0"];

/** @param {string} version */
const numbersOf = (version) => version.split(".").map(Number);

/**
 * @param {readonly string[]} lowest of each line, oldest first; newer lines will do
 * @param {string} version of the Node that runs, `20.19.4`
 * @returns {string | undefined} one sentence for who started it; undefined when it will do
 */
export function nodeFault(lowest, version = process.versions.node) {
  const [major = 0, minor = 0] = numbersOf(version);
  const own = lowest.map(numbersOf).find(([line]) => line === major);
  const [newest = 0] = lowest.map((one) => numbersOf(one)[0] ?? 0).slice(-1);
  if (own === undefined ? major > newest : minor >= (own[1] ?? 0)) return undefined;
  return `Segmark needs Node ${lowest.join(" or ")} or newer, and this is Node ${version} (${process.execPath}).`;
}
