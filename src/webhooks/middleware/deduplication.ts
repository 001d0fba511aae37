/** `size`: how many handled deliveries are remembered; `ttl`: for how many milliseconds. */
export type Memory = Readonly<{ size: number; ttl: number }>;

/** Runs the work of a delivery once for each id. */
export type Deduplication = Readonly<{
  /**
   * Runs `handle`, unless the id is known: then the answer is "duplicate" when it was handled, and "running" while it is.
   * An id whose work failed is forgotten, so that the sender may try again. An empty id says nothing and is never taken for another.
   */
  once: (id: string, handle: () => Promise<void>) => Promise<"duplicate" | "running" | undefined>;
}>;

/** Remembers in this process only; an inbox remembers in its store. @param now a clock that is not set back; only differences count */
export function createDeduplication({ size, ttl }: Memory, now: () => number = () => performance.now()): Deduplication {
  const running = new Set<string>();
  /** Until when an id is remembered, oldest first. */
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
