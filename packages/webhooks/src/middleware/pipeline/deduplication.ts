/** `size`: number of handled deliveries to remember; `ttl`: for how many milliseconds. */
export type DeduplicationOptions = Readonly<{ size: number; ttl: number }>;

/** Runs the work of a delivery once per id. */
export type Deduplication = Readonly<{
  /**
   * Runs `handle` unless the id is known, and then returns "duplicate" if it was handled, or "running" while it still
   * is. The id of a failed delivery is forgotten, so that the sender can retry. Empty ids are never deduplicated.
   */
  once: (id: string, handle: () => Promise<void>) => Promise<"duplicate" | "running" | undefined>;
}>;

/** Remembers ids in this process only; an inbox uses its store. @param now a monotonic clock; only differences count */
export function createDeduplication(
  { size, ttl }: DeduplicationOptions,
  now: () => number = () => performance.now(),
): Deduplication {
  const running = new Set<string>();
  /** Expiry by id, oldest first. */
  const handled = new Map<string, number>();
  const isHandled = (id: string): boolean => (handled.get(id) ?? Number.NEGATIVE_INFINITY) > now();
  const remember = (id: string): void => {
    handled.delete(id);
    handled.set(id, now() + ttl);
    for (const [oldest, until] of handled) {
      if (handled.size <= size && until > now()) return;
      handled.delete(oldest);
    }
  };
  return {
    once: async (id, handle) => {
      if (id === "") {
        await handle();
        return undefined;
      }
      if (running.has(id)) return "running";
      if (isHandled(id)) return "duplicate";
      running.add(id);
      try {
        await handle();
        remember(id);
        return undefined;
      } finally {
        running.delete(id);
      }
    },
  };
}
