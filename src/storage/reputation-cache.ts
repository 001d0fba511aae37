import { LRUCache } from "lru-cache";

type Reputations = ReadonlyMap<string, number>;

export type ReputationCache = Readonly<{
  /** Current reputations by public id; users without any segment have 0. */
  get: (userIds: readonly string[]) => Promise<Reputations>;
  /** To be called when the user submitted or was voted on. */
  forget: (userId: string) => void;
}>;

/**
 * Reputations change slowly and cost a query over all segments of a user, so they are kept for a minute.
 * @param load computes the reputations of several users in one go
 */
export function createReputationCache(load: (userIds: readonly string[]) => Promise<Reputations>): ReputationCache {
  const known = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });
  return {
    get: async (userIds) => {
      const found = new Map<string, number>();
      const missing = new Set<string>();
      for (const userId of userIds) {
        const reputation = known.get(userId);
        if (reputation === undefined) missing.add(userId);
        else found.set(userId, reputation);
      }
      if (missing.size === 0) return found;
      for (const [userId, reputation] of await load([...missing])) {
        known.set(userId, reputation);
        found.set(userId, reputation);
      }
      return found;
    },
    forget: (userId) => void known.delete(userId),
  };
}
