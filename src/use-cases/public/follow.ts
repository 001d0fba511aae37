import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { backOff, jittered } from "@segmark/database/back-off";
import { asError } from "@segmark/database/error-message";
import { FeedExpired, OriginFailure } from "../../adapters/origin-failure.ts";
import { startAgain } from "../../storage/copies/followed-feeds.ts";
import type { PublicChange } from "../../storage/public/feed-page.ts";
import type { Stores, Transaction } from "../../storage/stores.ts";
import { applyChanges, type Mirrored } from "./apply-changes.ts";
import { type FirstCursorOptions, firstCursor } from "./first-cursor.ts";

export type FollowOptions = FirstCursorOptions &
  Readonly<{
    origin: string;
    stores: Stores<"followedFeeds">;
    transaction: Transaction<Mirrored | "followedFeeds">;
    /**
     * Called when following fails, for another reason than before, and when it works again (`undefined`).
     */
    onState: (failure: Error | undefined) => void;
    /** Called after each page that was stored. `isLast`: this copy is in step. */
    onPage?: (page: Readonly<{ changes: number; isLast: boolean }>) => void;
    /** Milliseconds between requests when there was nothing new. */
    interval?: number;
  }>;

/** Changes per page and transaction. */
const pageSize = 500;
/** Another process takes over what was not renewed within this time, in ms. */
const leaseMs = 15_000;
const renewalMs = 5000;
const [firstWaitMs, longestWaitMs] = [250, 30_000];
/**
 * Between two starts in a row, twice as long each time; a row ends once this copy has stayed in step for the first of
 * them.
 */
const [firstPauseMs, longestPauseMs] = [60_000, 3_600_000];
/**
 * So many pages in a row may be empty before the last one. Between them positions may have been taken for nothing,
 * though never for long.
 */
const mostEmpty = 5;

/** Another process has moved the cursor. */
class Overtaken extends Error {
  override readonly name = "Overtaken";
}

/**
 * The origin soon expires what it gives to start from: without a pause, its snapshot would be loaded again and again.
 * `wasInStep`: it gave everything after it first
 */
class RestartLoop extends OriginFailure {
  constructor(wasInStep: boolean) {
    const why = wasInStep
      ? "The feed of the origin has begun again soon after this copy was in step, as when a backup is restored or tables are replaced a second time, or where several origins answer at one address."
      : "The origin offers a snapshot or the beginning of its feed, but does not keep the changes after it.";
    super(
      wasInStep ? "changes: begun again" : "changes: begun in vain",
      `${why} This copy begins again later: after a minute, then two, and at most an hour.`,
    );
  }
}

/** What distinguishes failures. The words of an origin may differ each time, such as the time of its answer. */
const kindOf = (error: Error): string => (error instanceof OriginFailure ? error.kind : error.message);

/**
 * Keeps this database in step with an origin: loads its snapshot where that is needed, reads its change feed and writes
 * the rows, and the cursor in the same transaction. Of several processes one does it. Failures are retried with growing
 * pauses. Disposing stops it between two transactions.
 */
export function follow(options: FollowOptions): AsyncDisposable {
  const { origin, read, stores, transaction, onState, onPage, interval = 250 } = options;
  const feeds = stores.followedFeeds;
  const owner = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  /** By `performance.now()`. */
  let inStepAt: number | undefined;
  /** Kind of the last failure. */
  let failure: string | undefined;
  /** Pages in a row that gave nothing and were not the last. */
  let empty = 0;
  /**
   * How often this copy has begun in a row, when it did last, by `performance.now()`, and whether it was in step since.
   */
  let [beginnings, begunAt, wasInStep] = [0, 0, false];

  const move = async (from: string | null, to: string, changes: readonly PublicChange[]): Promise<void> =>
    transaction(async (inside) => {
      await applyChanges(inside, changes);
      if (!(await inside.followedFeeds.move(origin, from, to)))
        throw new Overtaken("Another process holds the follower lease.");
      if (from === startAgain || to === startAgain) await inside.followedFeeds.forgetOthers(origin);
    });

  /** A snapshot takes longer than a lease, and SQLite may refuse to renew it meanwhile. */
  const start = async (): Promise<void> => {
    await checkRows(); // also when an earlier start was interrupted: changes may have been made here since
    // What was good may be replaced once, as by a restored backup.
    const pauseMs = wasInStep && beginnings === 1 ? 0 : backOff(beginnings, firstPauseMs, longestPauseMs);
    if (beginnings > 0 && performance.now() - begunAt < pauseMs) throw new RestartLoop(wasInStep);
    const renewal = setInterval(() => void feeds.claim(origin, { owner, leaseMs }).catch(() => undefined), renewalMs);
    try {
      await move(startAgain, await firstCursor(options, signal), []);
      [beginnings, begunAt, wasInStep] = [beginnings + 1, performance.now(), false];
    } catch (error) {
      // The rows that were put in place may be older than the cursor of the other one, or of another origin.
      if (error instanceof Overtaken) await feeds.startAgain();
      throw error;
    } finally {
      clearInterval(renewal);
    }
  };

  /** One page. @returns how long to wait before the next, in ms */
  const step = async (): Promise<number> => {
    const inStepMs = inStepAt === undefined ? undefined : performance.now() - inStepAt;
    const cursor = await feeds.claim(origin, { owner, leaseMs, inStepMs });
    if (cursor === undefined) {
      inStepAt = undefined;
      return interval;
    }
    if (cursor === null) {
      await checkRows();
      await move(null, startAgain, []);
      return 0;
    }
    if (cursor === startAgain) {
      await start();
      return 0;
    }
    const askedAt = performance.now();
    const page = await read(cursor, pageSize, signal).catch(async (error: unknown) => {
      if (!(error instanceof FeedExpired)) throw error;
      await move(cursor, startAgain, []);
      return undefined;
    });
    if (page === undefined) return 0;
    if (page.next !== cursor) await move(cursor, page.next, page.changes);
    if (!page.hasMore) {
      [inStepAt, wasInStep] = [askedAt, true];
      // A single last page says little: behind a balancer the next one may be that of another origin.
      if (askedAt - begunAt >= firstPauseMs) beginnings = 0;
    }
    onPage?.({ changes: page.changes.length, isLast: !page.hasMore });
    empty = page.hasMore && page.sent === 0 ? empty + 1 : 0;
    if (empty > mostEmpty)
      throw new OriginFailure(
        "changes: no progress",
        `The origin says that there are more changes, and gave none in ${empty} pages.`,
      );
    if (empty > 0) return interval * 2 ** empty;
    return page.hasMore ? 0 : interval;
  };

  /** Before rows are replaced: they have to be those of an origin. */
  const checkRows = async (): Promise<void> => {
    if (!((await options.isEmpty()) || (await feeds.isMirror())))
      throw new Error("This database has rows of its own, which a mirror would lose. Give it an empty database.");
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      let waitMs = 0;
      try {
        waitMs = await step();
        failures = 0;
        if (failure !== undefined) onState(undefined);
        failure = undefined;
      } catch (error) {
        if (signal.aborted) return;
        waitMs = jittered(backOff(++failures, firstWaitMs, longestWaitMs));
        if (error instanceof RestartLoop) waitMs = renewalMs; // keeps the claim: another process would begin without a pause
        const reason = asError(error);
        const kind = kindOf(reason);
        if (failure !== kind) onState(reason);
        failure = kind;
      }
      if (waitMs > 0) await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      await running;
      await feeds.release(origin, owner).catch(() => undefined);
    },
  };
}
