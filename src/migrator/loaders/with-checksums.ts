import type { Listed } from "../coordinator/contracts.ts";

/** A list with the texts that another instance knows in addition: either loader may give hashes where the other gives none. */
export const withChecksums = (list: readonly Listed[], other: readonly Listed[]): Listed[] =>
  list.map(({ name, hash }, place) => ({ name, hash: hash ?? other[place]?.hash ?? null }));
