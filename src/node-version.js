// @ts-check
// JavaScript that every Node can read: it has to tell an old one why nothing else here works.

/** The lowest Node that the published package runs on: better-sqlite3 ends an older one without a word. `engines` says the same. */
export const packageNode = 22;
/** The lowest that runs the sources as they are: it takes types away by itself and knows `await using`. `npm ci` brings one. */
export const sourceNode = 24;

/**
 * @param {number} lowest major version
 * @param {string} version of the Node that runs, `20.19.4`
 * @returns {string | undefined} one sentence for who started it; undefined when it will do
 */
export function nodeFault(lowest, version = process.versions.node) {
  if (Number(version.split(".")[0]) >= lowest) return undefined;
  return `Segmark needs Node ${lowest} or newer, and this is Node ${version} (${process.execPath}).`;
}
