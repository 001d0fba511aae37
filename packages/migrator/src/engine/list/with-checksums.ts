import type { Listed } from "../../protocol/contracts.ts";

/**
 * Fills in missing checksums from another instance's list: either loader may provide hashes where the other does not.
 */
export const withChecksums = (list: readonly Listed[], other: readonly Listed[]): Listed[] =>
  list.map(({ name, hash }, place) => ({ name, hash: hash ?? other[place]?.hash ?? null }));
