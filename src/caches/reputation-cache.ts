import { LRUCache } from "lru-cache";

/** A current reputation. `until`: ms since 1970, when it may change merely because time has passed. */
export type ExpiringReputation = Readonly<{ reputation: number; until: number }>;
type ExpiringReputations = ReadonlyMap<string, ExpiringReputation>;

/**
 * Current reputations by public id, without those of 0, and the time until which all are valid unless one is changed.
 */
export type Reputations = Readonly<{ current: ReadonlyMap<string, number>; until: number }>;

export type ReputationCache = Readonly<{
  /** Users without segments have reputation 0. */
  get: (userIds: Iterable<string>) => Reputations | Promise<Reputations>;
  /** Invalidates the reputation of a user. */
  forget: (userId: string) => void;
  forgetAll: () => void;
}>;

/** Maximum number of users per statement, which bounds how long it blocks the event loop. */
const batchSize = 500;

/** Maximum number of cached users, about 250 bytes each. */
const most = 50_000;

/**
 * Caches reputations until they are invalidated or expire. Concurrent lookups of the same user share one query (single
 * flight). Results read before an invalidation are never stored after it.
 * @param load reads the reputation of several users in one query
 * @param now ms since 1970
 */
export function createReputationCache(
  load: (userIds: readonly string[]) => Promise<ExpiringReputations>,
  now: () => number,
): ReputationCache {
  const known = new LRUCache<string, ExpiringReputation>({ maxSize: most, sizeCalculation: () => 1 }); // `max` would allocate all memory up front
  const loading = new Map<string, Promise<ExpiringReputations>>();

  const loadAll = async (userIds: readonly string[]): Promise<ExpiringReputations> => {
    const reputations = new Map<string, ExpiringReputation>();
    for (let from = 0; from < userIds.length; from += batchSize)
      for (const [userId, reputation] of await load(userIds.slice(from, from + batchSize)))
        reputations.set(userId, reputation);
    return reputations;
  };
  const fetchMissing = async (userIds: readonly string[]): Promise<ExpiringReputations> => {
    const query = loadAll(userIds);
    for (const userId of userIds) loading.set(userId, query);
    try {
      const reputations = await query;
      // An invalidation in the meantime has removed the user from `loading`: the result may be stale.
      for (const [userId, reputation] of reputations) if (loading.get(userId) === query) known.set(userId, reputation);
      return reputations;
    } finally {
      for (const userId of userIds) if (loading.get(userId) === query) loading.delete(userId);
    }
  };
  /** Each from the query that is in progress for it: others may have read it before it was invalidated. */
  const reputationsOf = async (userIds: readonly string[]): Promise<ExpiringReputations> => {
    const missing = userIds.filter((userId) => !loading.has(userId));
    const fetched = missing.length > 0 ? fetchMissing(missing) : undefined;
    const queries = userIds.map((userId) => [userId, loading.get(userId)] as const);
    await fetched;
    const reputations = new Map<string, ExpiringReputation>();
    for (const [userId, query] of queries) {
      const reputation = (await query)?.get(userId);
      if (reputation !== undefined) reputations.set(userId, reputation);
    }
    return reputations;
  };

  return {
    get: (userIds) => {
      const current = new Map<string, number>();
      let until = Number.POSITIVE_INFINITY;
      const add = (userId: string, reputation: ExpiringReputation): void => {
        if (reputation.reputation !== 0) current.set(userId, reputation.reputation);
        until = Math.min(until, reputation.until);
      };
      const unknown = new Set<string>();
      const time = now();
      for (const userId of userIds) {
        const reputation = known.peek(userId); // to mark it as used would take longer than to read it
        if (reputation !== undefined && time < reputation.until) add(userId, reputation);
        else unknown.add(userId);
      }
      if (unknown.size === 0) return { current, until };
      return reputationsOf([...unknown]).then((reputations) => {
        for (const [userId, reputation] of reputations) add(userId, reputation);
        return { current, until };
      });
    },
    forget: (userId) => {
      known.delete(userId);
      loading.delete(userId);
    },
    forgetAll: () => {
      known.clear();
      loading.clear();
    },
  };
}
