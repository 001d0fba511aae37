/** How long a lost delivery blocks others at most, in leases; a power of 2. */
const maxLeases = 4;

/**
 * Whether a delivery whose lease expired this long ago blocks those after it until a busy claimant is idle; otherwise it
 * is skipped. It blocks for one lease, later for four, and then repeatedly for four. In the long run it is skipped for
 * twice as long as it blocks: a handler that never ends must not stop all others.
 * @param lease its length, in the same unit
 */
export function blocksOthers(sinceExpiry: number, lease: number): boolean {
  const leases = sinceExpiry / lease;
  if (!(leases >= 1)) return false;
  // 1 to 2: blocks; 2 to 4: is skipped; 4 to 8: blocks; 8 to 16: is skipped; then repeats from 4.
  const repeated = leases < maxLeases ? leases : maxLeases + ((leases - maxLeases) % (3 * maxLeases));
  return Math.floor(Math.log2(repeated)) % 2 === 0;
}
