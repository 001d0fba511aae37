import { LRUCache } from "lru-cache";

/** A current reputation. `until`: ms since 1970, when it may change merely because time has passed. */
export type Standing = Readonly<{ reputation: number; until: number }>;
type Standings = ReadonlyMap<string, Standing>;

/** Current reputations by public id, and the time until which they are valid unless one is changed. */
export type Reputations = Readonly<{ current: ReadonlyMap<string, number>; until: number }>;

export type ReputationCache = Readonly<{
  /** Users without segments have reputation 0. */
  get: (userIds: readonly string[]) => Promise<Reputations>;
  /** Invalidates the reputation of a user. */
  forget: (userId: string) => void;
  forgetAll: () => void;
}>;

/** Maximum number of users per statement, which bounds how long it blocks the event loop. */
const batchSize = 500;

/** Maximum number of cached users, about 250 bytes each. */
const most = 50_000;

function together(userIds: readonly string[], standings: Standings): Reputations {
  const current = new Map<string, number>();
  let until = Number.POSITIVE_INFINITY;
  for (const userId of userIds) {
    const standing = standings.get(userId);
    if (standing === undefined) continue;
    current.set(userId, standing.reputation);
    until = Math.min(until, standing.until);
  }
  return { current, until };
}

/**
 * Caches reputations until they are invalidated or expire. Concurrent lookups of the same user share one query (single flight).
 * Results read before an invalidation are never stored after it.
 * @param load reads the standing of several users in one query
 * @param now ms since 1970
 */
export function createReputationCache(
  load: (userIds: readonly string[]) => Promise<Standings>,
  now: () => number,
): ReputationCache {
  const known = new LRUCache<string, Standing>({ maxSize: most, sizeCalculation: () => 1 }); // `max` would allocate all memory up front
  const loading = new Map<string, Promise<Standings>>();

  const loadAll = async (userIds: readonly string[]): Promise<Standings> => {
    const standings = new Map<string, Standing>();
    for (let from = 0; from < userIds.length; from += batchSize)
      for (const [userId, standing] of await load(userIds.slice(from, from + batchSize)))
        standings.set(userId, standing);
    return standings;
  };
  const fetchStandings = async (userIds: readonly string[]): Promise<Standings> => {
    const query = loadAll(userIds);
    for (const userId of userIds) loading.set(userId, query);
    try {
      const standings = await query;
      // An invalidation in the meantime has removed the user from `loading`: the result may be stale.
      for (const [userId, standing] of standings) if (loading.get(userId) === query) known.set(userId, standing);
      return standings;
    } finally {
      for (const userId of userIds) if (loading.get(userId) === query) loading.delete(userId);
    }
  };

  return {
    get: async (userIds) => {
      const standings = new Map<string, Standing>();
      const missing = new Set<string>();
      const queries = new Set<Promise<Standings>>();
      const time = now();
      for (const userId of userIds) {
        const standing = known.get(userId);
        const query = loading.get(userId);
        if (standing !== undefined && time < standing.until) standings.set(userId, standing);
        else if (query !== undefined) queries.add(query);
        else missing.add(userId);
      }
      if (missing.size > 0) queries.add(fetchStandings([...missing]));
      for (const loaded of await Promise.all(queries))
        for (const [userId, standing] of loaded) if (!standings.has(userId)) standings.set(userId, standing);
      return together(userIds, standings);
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
