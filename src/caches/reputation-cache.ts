import { LRUCache } from "lru-cache";

/** A reputation now. `until`: ms since 1970, from which on time alone may have changed it. */
export type Standing = Readonly<{ reputation: number; until: number }>;
type Standings = ReadonlyMap<string, Standing>;

/** Reputations now, by public id, and until when all of them hold if nobody changes one. */
export type Reputations = Readonly<{ current: ReadonlyMap<string, number>; until: number }>;

export type ReputationCache = Readonly<{
  /** Of these users; who has no segments has 0. */
  get: (userIds: readonly string[]) => Promise<Reputations>;
  /** To be called when what a reputation is made of has changed. */
  forget: (userId: string) => void;
  forgetAll: () => void;
}>;

/** A statement names no more users than this, and holds the event loop no longer than their rows take. */
const usersAtOnce = 500;

/** Users that are remembered, about 250 bytes each. */
const most = 50_000;

function together(userIds: readonly string[], found: Standings): Reputations {
  const current = new Map<string, number>();
  let until = Number.POSITIVE_INFINITY;
  for (const userId of userIds) {
    const standing = found.get(userId);
    if (standing === undefined) continue;
    current.set(userId, standing.reputation);
    until = Math.min(until, standing.until);
  }
  return { current, until };
}

/**
 * Reputations are remembered until somebody changes them, or time does. Lookups of the same user at the same time share one query.
 * What a query read before a change is never kept after it.
 * @param load finds the standing of several users in one go
 * @param now ms since 1970
 */
export function createReputationCache(
  load: (userIds: readonly string[]) => Promise<Standings>,
  now: () => number,
): ReputationCache {
  const known = new LRUCache<string, Standing>({ maxSize: most, sizeCalculation: () => 1 }); // `max` would take the memory at once
  const loading = new Map<string, Promise<Standings>>();

  const loadAll = async (userIds: readonly string[]): Promise<Standings> => {
    const found = new Map<string, Standing>();
    for (let from = 0; from < userIds.length; from += usersAtOnce)
      for (const [userId, standing] of await load(userIds.slice(from, from + usersAtOnce))) found.set(userId, standing);
    return found;
  };
  const look = async (userIds: readonly string[]): Promise<Standings> => {
    const query = loadAll(userIds);
    for (const userId of userIds) loading.set(userId, query);
    try {
      const found = await query;
      // A change in the meantime took the user off the list: what was read may be older than the change.
      for (const [userId, standing] of found) if (loading.get(userId) === query) known.set(userId, standing);
      return found;
    } finally {
      for (const userId of userIds) if (loading.get(userId) === query) loading.delete(userId);
    }
  };

  return {
    get: async (userIds) => {
      const found = new Map<string, Standing>();
      const missing = new Set<string>();
      const underWay = new Set<Promise<Standings>>();
      const time = now();
      for (const userId of userIds) {
        const standing = known.get(userId);
        const query = loading.get(userId);
        if (standing !== undefined && time < standing.until) found.set(userId, standing);
        else if (query !== undefined) underWay.add(query);
        else missing.add(userId);
      }
      if (missing.size > 0) underWay.add(look([...missing]));
      for (const loaded of await Promise.all(underWay))
        for (const [userId, standing] of loaded) if (!found.has(userId)) found.set(userId, standing);
      return together(userIds, found);
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
