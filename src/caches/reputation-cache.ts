import { LRUCache } from "lru-cache";

/** A current reputation. `until`: ms since 1970, when it may change merely because time has passed. */
export type Standing = Readonly<{ reputation: number; until: number }>;
type Standings = ReadonlyMap<string, Standing>;

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
  /** Each from the query that is in progress for it: others may have read it before it was invalidated. */
  const standingsOf = async (userIds: readonly string[]): Promise<Standings> => {
    const missing = userIds.filter((userId) => !loading.has(userId));
    const fetched = missing.length > 0 ? fetchStandings(missing) : undefined;
    const queries = userIds.map((userId) => [userId, loading.get(userId)] as const);
    await fetched;
    const standings = new Map<string, Standing>();
    for (const [userId, query] of queries) {
      const standing = (await query)?.get(userId);
      if (standing !== undefined) standings.set(userId, standing);
    }
    return standings;
  };

  return {
    get: (userIds) => {
      const current = new Map<string, number>();
      let until = Number.POSITIVE_INFINITY;
      const add = (userId: string, standing: Standing): void => {
        if (standing.reputation !== 0) current.set(userId, standing.reputation);
        until = Math.min(until, standing.until);
      };
      const unknown = new Set<string>();
      const time = now();
      for (const userId of userIds) {
        const standing = known.peek(userId); // to mark it as used would take longer than to read it
        if (standing !== undefined && time < standing.until) add(userId, standing);
        else unknown.add(userId);
      }
      if (unknown.size === 0) return { current, until };
      return standingsOf([...unknown]).then((standings) => {
        for (const [userId, standing] of standings) add(userId, standing);
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
