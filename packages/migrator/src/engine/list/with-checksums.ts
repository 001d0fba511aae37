import type { Listed } from "../../protocol/contracts.ts";

/**
 * Fills in missing checksums from another instance's list: either loader may provide hashes where the other does not.
 */
export const withChecksums = (list: readonly Listed[], other: readonly Listed[]): Listed[] =>
  list.map(({ name, hash }, index) => ({ name, hash: hash ?? other[index]?.hash ?? null }));
