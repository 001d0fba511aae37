import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { countEach } from "../domain/moderation/count-each.ts";
import { type Limit, limitedAddress, secondsUntil, windowEnd } from "../domain/moderation/rate-limit.ts";
import type { VideoLimits } from "../domain/segments/video-limits.ts";
import { Problem } from "../errors.ts";

/** Every limit of an instance; 0 switches one off. `silent`: a vote too many is told that all went well. */
export type LimitRules = Readonly<{
  votes: Limit & Readonly<{ silent: boolean }>;
  views: Limit;
  requests: Readonly<{ perAddress: number; perUser: number; seconds: number }>;
  video: VideoLimits;
}>;

export type RateLimits = Readonly<{
  /** @returns whether the vote may count. @throws Problem `too_many_votes` instead of false, unless votes are limited silently */
  takeVote: (ip: string, isVip: boolean) => Promise<boolean>;
  /** Whether no view from the address can count before its window ends. Costs no statement; false when nobody here knows. */
  isViewTooMany: (ip: string) => boolean;
  /** Takes a place for a view of each address, in their order. `take` is the one of the transaction that counts them. */
  takeViews: (take: TakeAll, ips: readonly string[]) => Promise<TakenViews>;
  /** @throws Problem `too_many_requests` when the address or the user submits too often */
  takeSubmission: (ip: string, publicId: string) => Promise<void>;
  /** Which new user of the window this is, from 1 on. `take` is the one of the transaction, so that a refusal takes nothing. */
  newUserNumber: (take: Take, seconds: number) => Promise<number>;
  perVideo: VideoLimits;
}>;

/** Takes one more in a window that ends at a time (ms since 1970) and says which it is. */
export type Take = (name: string, ends: number) => Promise<number>;

/** Takes several in windows that end at a time (ms since 1970), so many for each name, and says by name which the last one is. */
export type TakeAll = (wanted: ReadonlyMap<string, number>, ends: number) => Promise<ReadonlyMap<string, number>>;

/** `counts`: of each view, whether it may; `committed`: to be called when its transaction is. */
export type TakenViews = Readonly<{ counts: readonly boolean[]; committed: () => void }>;

/** Windows known to be full; whoever goes on asking costs no statement. */
const fullWindows = 10_000;

/**
 * Limits that all processes on a database share. Addresses and users enter the database as keyed hashes only.
 * @param key secret of the instance
 */
export function createRateLimits(
  given: Readonly<{ rules: LimitRules; key: string; take: Take; now: () => number }>,
): RateLimits {
  const { rules, key, now } = given;
  const full = new LRUCache<string, number>({ max: fullWindows });
  const nameOf = (...parts: readonly string[]): string =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("hex");

  const nameOfViews = (ip: string): string => nameOf("views", limitedAddress(ip));

  /** Undefined when there was room, else the end of the window. */
  const overflow = async (limit: Limit, name: string): Promise<number | undefined> => {
    const ends = windowEnd(limit, now());
    if (full.get(name) === ends) return ends;
    const number = await given.take(name, ends);
    if (number >= limit.most) full.set(name, ends);
    return number > limit.most ? ends : undefined;
  };
  const demand = async (limit: Limit, name: string): Promise<void> => {
    if (limit.most === 0) return;
    const ends = await overflow(limit, name);
    if (ends === undefined) return;
    throw new Problem("too_many_requests", undefined, { retryAfter: secondsUntil(ends, now()) });
  };

  return {
    takeVote: async (ip, isVip) => {
      if (isVip || rules.votes.most === 0) return true;
      const ends = await overflow(rules.votes, nameOf("votes", limitedAddress(ip)));
      if (ends === undefined || rules.votes.silent) return ends === undefined;
      throw new Problem("too_many_votes", undefined, { retryAfter: secondsUntil(ends, now()) });
    },
    isViewTooMany: (ip) => rules.views.most > 0 && full.get(nameOfViews(ip)) === windowEnd(rules.views, now()),
    takeViews: async (take, ips) => {
      const { most } = rules.views;
      if (most === 0) return { counts: ips.map(() => true), committed: () => undefined };
      const ends = windowEnd(rules.views, now());
      const names = ips.map(nameOfViews);
      const wanted = countEach(names);
      const taken = await take(wanted, ends);
      const next = new Map([...taken].map(([name, last]) => [name, last - (wanted.get(name) ?? 0) + 1]));
      const counts = names.map((name) => {
        const number = next.get(name) ?? 1;
        next.set(name, number + 1);
        return number <= most;
      });
      // Not before: what is undone leaves room for others.
      const committed = (): void => {
        for (const [name, last] of taken) if (last >= most) full.set(name, ends);
      };
      return { counts, committed };
    },
    takeSubmission: async (ip, publicId) => {
      const { perAddress, perUser, seconds } = rules.requests;
      await demand({ most: perAddress, seconds }, nameOf("submissions of an address", limitedAddress(ip)));
      await demand({ most: perUser, seconds }, nameOf("submissions of a user", publicId));
    },
    newUserNumber: (take, seconds) => take(nameOf("new users"), windowEnd({ seconds }, now())),
    perVideo: rules.video,
  };
}
