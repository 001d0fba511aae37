// @ts-check
// JavaScript that any Node can parse: it has to tell an old one why nothing else works.

/** The minimum Node of each release line, oldest first, matching `engines`; newer lines are supported. */
const lowest = /** @type {const} */ ([
  [22, 14],
  [23, 6],
]);

/**
 * @param {string} version of the running Node, `20.19.4`
 * @returns {string | undefined} one sentence for the operator; undefined if the version is supported
 */
export function nodeFault(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const own = lowest.find(([line]) => line === major);
  if (own === undefined ? major > lowest[1][0] : minor >= own[1]) return undefined;
  const needed = lowest.map((numbers) => numbers.join(".")).join(" or ");
  return `Segmark needs Node ${needed} or newer, and this is Node ${version} (${process.execPath}).`;
}
