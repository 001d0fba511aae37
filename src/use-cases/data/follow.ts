import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { FeedExpired, type OriginPage } from "../../adapters/origin.ts";
import type { PublicChange } from "../../storage/public/feed-page.ts";
import { beginningOf } from "../../storage/public/feed-position.ts";
import type { Stores } from "../../storage/stores.ts";
import { applyChanges } from "./apply-changes.ts";

export type FollowOptions = Readonly<{
  origin: string;
  /** Reads the feed of the origin, see `originFeed`. */
  read: (after: string | undefined, limit: number, signal: AbortSignal) => Promise<OriginPage<PublicChange>>;
  /**
   * Replaces all public rows with those of a snapshot of the origin, and returns the cursor in it. Undefined: only an origin whose feed is complete
   * since its beginning can be followed.
   */
  loadSnapshot?: ((origin: string, signal: AbortSignal) => Promise<string>) | undefined;
  stores: Stores;
  transaction: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  now: () => number;
  /** Called when following fails, and when it goes on. `undefined`: it works again. */
  onState: (failure: Error | undefined) => void;
  /** Milliseconds between questions when there was nothing new. */
  interval?: number;
}>;

export type Following = AsyncDisposable &
  Readonly<{
    /** Seconds since this copy was last known to be in step with its origin, in this process; infinite before the first time. */
    lagSeconds: () => number;
  }>;

/** Changes per page and transaction. */
const pageSize = 500;
/** Another process takes over what was not renewed within this time, in ms. */
const leaseMs = 15_000;
const [firstWaitMs, longestWaitMs] = [250, 30_000];

/** Another process has moved the cursor. */
class Overtaken extends Error {
  override readonly name = "Overtaken";
}

/** The cursor to start from: that of a snapshot, or the beginning of the feed. */
async function startOf({ origin, read, loadSnapshot }: FollowOptions, signal: AbortSignal): Promise<string> {
  if (loadSnapshot !== undefined) return loadSnapshot(origin, signal);
  const { next } = await read(undefined, 1, signal);
  const beginning = beginningOf(next);
  if (beginning === undefined) throw new Error("The origin has a cursor of another version.");
  return beginning;
}

const needsSnapshot = (cause: FeedExpired): Error =>
  new Error(
    "The origin does not keep all changes that are missing here. Load its snapshot: segmark import --mode replace ORIGIN/database.json",
    { cause },
  );

/**
 * Keeps this database in step with an origin: reads its change feed and writes the rows, and the cursor in the same transaction. Of several
 * processes one does it. Failures are retried with growing pauses. Disposing stops it between two transactions.
 */
export function follow(options: FollowOptions): Following {
  const { origin, read, stores, transaction, now, onState, interval = 250 } = options;
  const owner = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  let inStepAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  const move = async (from: string | null, to: string | null, changes: readonly PublicChange[]): Promise<void> =>
    transaction(async (inside) => {
      await applyChanges(inside, changes, now());
      if (!(await inside.followedFeeds.move(origin, from, to))) throw new Overtaken("Another process follows, too.");
    });

  /** One page. @returns whether there is more */
  const step = async (): Promise<boolean> => {
    const cursor = await stores.followedFeeds.claim(origin, owner, leaseMs);
    if (cursor === undefined) return false;
    if (cursor === null) {
      await move(null, await startOf(options, signal), []);
      return true;
    }
    const askedAt = performance.now();
    const page = await read(cursor, pageSize, signal).catch(async (error: unknown) => {
      if (!(error instanceof FeedExpired)) throw error;
      if (options.loadSnapshot === undefined) throw needsSnapshot(error);
      await move(cursor, null, []);
      return undefined;
    });
    if (page === undefined) return true;
    if (page.next !== cursor) await move(cursor, page.next, page.changes);
    if (!page.hasMore) inStepAt = askedAt;
    return page.hasMore;
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      let waitMs = 0;
      try {
        waitMs = (await step()) ? 0 : interval;
        failures = 0;
        if (isFailing) onState(undefined);
        isFailing = false;
      } catch (error) {
        if (signal.aborted) return;
        waitMs = Math.min(firstWaitMs * 2 ** Math.min(failures++, 20), longestWaitMs) * (0.5 + Math.random());
        if (!isFailing) onState(error instanceof Error ? error : new Error(String(error)));
        isFailing = true;
      }
      if (waitMs > 0) await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    lagSeconds: () => (performance.now() - inStepAt) / 1000,
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      await running;
      await stores.followedFeeds.release(origin, owner).catch(() => undefined);
    },
  };
}
