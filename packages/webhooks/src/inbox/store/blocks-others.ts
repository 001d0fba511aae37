/** How long a lost delivery blocks others at most, in leases; a power of 2. */
const longest = 4;

/**
 * Whether a delivery whose lease expired this long ago blocks what follows it, until a claimant that runs others is
 * idle; otherwise it is passed over. It blocks for one lease, then four, and then four again and again. In the long run
 * it is passed over for twice as long as it blocks: a handler that never ends must not stop all others.
 * @param lease its length, in the same unit
 */
export function blocksOthers(sinceExpiry: number, lease: number): boolean {
  const leases = sinceExpiry / lease;
  if (!(leases >= 1)) return false;
  // 1 to 2: blocks; 2 to 4: does not; 4 to 8: blocks; 8 to 16: does not, and then as from 4 on.
  const repeated = leases < longest ? leases : longest + ((leases - longest) % (3 * longest));
  return Math.floor(Math.log2(repeated)) % 2 === 0;
}
