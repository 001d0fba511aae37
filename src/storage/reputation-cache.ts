import { LRUCache } from "lru-cache";

type Reputations = ReadonlyMap<string, number>;

export type ReputationCache = Readonly<{
  /** Current reputations by public id; users without any segment have 0. */
  get: (userIds: readonly string[]) => Promise<Reputations>;
  /** To be called when the user submitted or was voted on. */
  forget: (userId: string) => void;
}>;

/** A statement names no more users than this, and holds the event loop no longer than their rows take. */
const usersAtOnce = 500;

/**
 * Reputations change slowly and cost a query over all segments of a user, so they are kept for a minute. Who asks for a user while he
 * is being looked up waits for the same query. What a query read before a change is never kept after it.
 * @param load computes the reputations of several users in one go
 */
export function createReputationCache(load: (userIds: readonly string[]) => Promise<Reputations>): ReputationCache {
  const known = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });
  const loading = new Map<string, Promise<Reputations>>();

  const loadAll = async (userIds: readonly string[]): Promise<Reputations> => {
    const found = new Map<string, number>();
    for (let from = 0; from < userIds.length; from += usersAtOnce)
      for (const [userId, reputation] of await load(userIds.slice(from, from + usersAtOnce)))
        found.set(userId, reputation);
    return found;
  };
  const look = async (userIds: readonly string[]): Promise<Reputations> => {
    const query = loadAll(userIds);
    for (const userId of userIds) loading.set(userId, query);
    try {
      const found = await query;
      // A change in the meantime took the user off the list: what was read may be older than the change.
      for (const [userId, reputation] of found) if (loading.get(userId) === query) known.set(userId, reputation);
      return found;
    } finally {
      for (const userId of userIds) if (loading.get(userId) === query) loading.delete(userId);
    }
  };

  return {
    get: async (userIds) => {
      const found = new Map<string, number>();
      const missing = new Set<string>();
      const underWay = new Set<Promise<Reputations>>();
      for (const userId of userIds) {
        const reputation = known.get(userId);
        const query = loading.get(userId);
        if (reputation !== undefined) found.set(userId, reputation);
        else if (query !== undefined) underWay.add(query);
        else missing.add(userId);
      }
      if (missing.size > 0) underWay.add(look([...missing]));
      if (underWay.size === 0) return found;
      const loaded = await Promise.all(underWay);
      for (const userId of userIds) {
        for (const reputations of loaded) {
          const reputation = reputations.get(userId);
          if (reputation !== undefined) found.set(userId, reputation);
        }
      }
      return found;
    },
    forget: (userId) => {
      known.delete(userId);
      loading.delete(userId);
    },
  };
}
