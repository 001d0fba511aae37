import type { Server } from "node:http";
import { periodicTask } from "@segmark/database/periodic-task";
import type { Stores } from "../../storage/stores.ts";

export type FollowLag = AsyncDisposable &
  Readonly<{
    /** Since this database was last known to be in step with its origin; infinite before the first time. */
    seconds: () => number;
  }>;

const interval = 1000;
const isApi = /^\/api\//i;

/**
 * Knows the lag in every process of a mirror, whichever of them follows: that one stores it. What cannot be read goes
 * on growing.
 */
export function followLag({ followedFeeds }: Stores<"followedFeeds">, origin: string): FollowLag {
  let inStepAt = Number.NEGATIVE_INFINITY; // by performance.now()
  const task = periodicTask({
    round: async () => {
      const lagMs = await followedFeeds.lagMs(origin);
      if (lagMs !== undefined) inStepAt = performance.now() - lagMs;
    },
    onError: () => undefined,
    interval,
    atOnce: true,
  });
  return { seconds: () => (performance.now() - inStepAt) / 1000, [Symbol.asyncDispose]: task[Symbol.asyncDispose] };
}

/** Adds `X-Follow-Lag`, in whole seconds, to every answer below /api, once it is known. */
export function announceLag(listener: Server, seconds: () => number): void {
  listener.prependListener("request", ({ url = "" }, response) => {
    const lag = Math.floor(seconds());
    if (Number.isFinite(lag) && isApi.test(url)) response.setHeader("x-follow-lag", String(lag));
  });
}
