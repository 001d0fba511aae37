import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Limit, limitedAddress, secondsUntil, windowEnd } from "../domain/limits/rate-limit.ts";
import { countEach } from "../domain/moderation/count-each.ts";
import type { TracedSegment } from "../domain/segments/segment.ts";
import { countedUntil, type VideoLimits } from "../domain/segments/video-limits.ts";
import { Problem } from "../errors.ts";

/** All limits of an instance; 0 disables one. `silent`: votes over the limit get a success response. */
export type LimitRules = Readonly<{
  votes: Limit & Readonly<{ silent: boolean }>;
  views: Limit;
  requests: RequestLimits;
  names: RequestLimits;
  video: VideoLimits;
}>;

type RequestLimits = Readonly<{ perAddress: number; perUser: number; seconds: number }>;

export type RateLimits = Readonly<{
  /**
   * @returns whether the vote may count. @throws Problem `too_many_votes` instead of false, unless votes are limited
   *   silently
   */
  takeVote: (ip: string, isVip: boolean) => Promise<boolean>;
  /**
   * Whether a vote of a non-VIP that is part of a submission may count; it is dropped in silence. `take` must belong to
   * the transaction of the submission, so that a rejection does not count.
   */
  takeVoteWithin: (take: Take, ip: string) => Promise<boolean>;
  /**
   * Whether the address has exhausted its views in this window. Costs no query; false if this process does not know.
   */
  isViewTooMany: (ip: string) => boolean;
  /** Counts a view for each address, in order. `take` must belong to the transaction that counts the views. */
  takeViews: (take: TakeAll, ips: readonly string[]) => Promise<TakenViews>;
  /**
   * @param isExempt whether the limit of the address is not for this user; asked only when the address is over it
   * @throws Problem `too_many_requests` if the address or the user submits too often
   */
  takeSubmission: (ip: string, publicId: string, isExempt: () => Promise<boolean>) => Promise<void>;
  /** @throws Problem `too_many_requests` if the address or the user changes names too often */
  takeName: (ip: string, publicId: string) => Promise<void>;
  /**
   * Number of this new user in the window, from 1 on. `take` must belong to the transaction, so that a rejection does
   * not count.
   */
  newUserNumber: (take: Take, seconds: number) => Promise<number>;
  perVideo: VideoLimits;
  /**
   * Counts segments of videos that are erased, so that erasing makes no room for more under the limits per video.
   * `take` must belong to the transaction that erases them.
   */
  takeErased: (take: TakeAll, segments: readonly TracedSegment[]) => Promise<void>;
  /** Where the erased segments of a video are counted; undefined without limits per video. */
  erasedNames: (video: Video, who: Readonly<{ publicId: string; ipHash: string }>) => ErasedNames | undefined;
}>;

type Video = Readonly<{ service: string; videoId: string }>;
/** Names of windows. */
export type ErasedNames = Readonly<{ fromAddress: string; ofUser: string }>;

/** Increments the count of a window that ends at `ends` (ms since 1970) and returns it. */
export type Take = (name: string, ends: number) => Promise<number>;

/**
 * Increments the counts of several windows that end at `ends` (ms since 1970) and returns the new counts, both by name.
 */
export type TakeAll = (increments: ReadonlyMap<string, number>, ends: number) => Promise<ReadonlyMap<string, number>>;

/**
 * `counts`: for each view, whether it is within the limit; `committed`: call it after the transaction has committed.
 */
export type TakenViews = Readonly<{ counts: readonly boolean[]; committed: () => void }>;

/** Maximum number of windows remembered as full, for which further requests cost no query. */
const fullWindows = 10_000;

/**
 * Submissions of an address are counted in memory and written in so many parts of the limit, so that hardly any costs a
 * statement for it. Every process may admit as many more as it has not written yet.
 */
const parts = 6;

const tooManyNames = "Too many changes of names. Please try again later.";

/**
 * Rate limits shared by all processes on a database. Addresses and users are stored as keyed hashes only.
 * @param key secret of the instance
 */
export function createRateLimits(
  options: Readonly<{ rules: LimitRules; key: string; take: Take; now: () => number }>,
): RateLimits {
  const { rules, key, now } = options;
  const upTo = { maxSize: fullWindows, sizeCalculation: () => 1 }; // `max` would allocate all memory up front
  const full = new LRUCache<string, number>(upTo);
  /**
   * Of windows that are counted in parts: `pending` is not written yet, `known` are all that were when this process
   * wrote last.
   */
  const partly = new LRUCache<string, { ends: number; known: number; pending: number }>(upTo);
  const nameOf = (...parts: readonly string[]): string =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("hex");

  const erasedFrom = ({ service, videoId }: Video, ipHash: string): string =>
    nameOf("erased from an address", service, videoId, ipHash);
  const erasedOf = ({ service, videoId }: Video, publicId: string): string =>
    nameOf("erased of a user", service, videoId, publicId);
  const nameOfVotes = (ip: string): string => nameOf("votes", limitedAddress(ip));
  const nameOfViews = (ip: string): string => nameOf("views", limitedAddress(ip));

  /** Takes like `options.take`, but writes only every so many. */
  const inParts =
    (most: number): Take =>
    async (name, ends) => {
      const part = Math.max(1, Math.floor(most / parts));
      const found = partly.get(name);
      const count = found?.ends === ends ? found : { ends, known: 0, pending: 0 };
      if (count !== found) partly.set(name, count);
      count.pending++;
      if (count.pending < part) return count.known + count.pending;
      count.known += count.pending;
      count.pending = 0;
      const number = (await options.take(name, ends)) * part;
      count.known = Math.max(count.known, number);
      return number;
    };
  /** The end of the window if the limit is exceeded, else undefined. */
  const overflow = async (limit: Limit, name: string, take = options.take): Promise<number | undefined> => {
    if (limit.most === 0) return undefined;
    const ends = windowEnd(limit, now());
    if (full.get(name) === ends) return ends;
    const number = await take(name, ends);
    if (number >= limit.most) full.set(name, ends);
    return number > limit.most ? ends : undefined;
  };
  /** @param detail what the problem says; undefined for its usual text */
  const demand = (ends: number | undefined, detail?: string): void => {
    if (ends === undefined) return;
    throw new Problem("too_many_requests", detail, { retryAfter: secondsUntil(ends, now()) });
  };

  return {
    takeVote: async (ip, isVip) => {
      if (isVip) return true;
      const ends = await overflow(rules.votes, nameOfVotes(ip));
      if (ends === undefined || rules.votes.silent) return ends === undefined;
      throw new Problem("too_many_votes", undefined, { retryAfter: secondsUntil(ends, now()) });
    },
    takeVoteWithin: async (take, ip) => {
      const { most } = rules.votes;
      if (most === 0) return true;
      const [name, ends] = [nameOfVotes(ip), windowEnd(rules.votes, now())];
      return full.get(name) !== ends && (await take(name, ends)) <= most;
    },
    isViewTooMany: (ip) => rules.views.most > 0 && full.get(nameOfViews(ip)) === windowEnd(rules.views, now()),
    takeViews: async (take, ips) => {
      const { most } = rules.views;
      if (most === 0) return { counts: ips.map(() => true), committed: () => undefined };
      const ends = windowEnd(rules.views, now());
      const names = ips.map(nameOfViews);
      const increments = countEach(names);
      const taken = await take(increments, ends);
      const next = new Map([...taken].map(([name, last]) => [name, last - (increments.get(name) ?? 0) + 1]));
      const counts = names.map((name) => {
        const number = next.get(name) ?? 1;
        next.set(name, number + 1);
        return number <= most;
      });
      // Only after the commit: a rollback leaves room for others.
      const committed = (): void => {
        for (const [name, last] of taken) if (last >= most) full.set(name, ends);
      };
      return { counts, committed };
    },
    takeSubmission: async (ip, publicId, isExempt) => {
      const { perAddress, perUser, seconds } = rules.requests;
      const ofAddress = nameOf("submissions of an address", limitedAddress(ip));
      const ends = await overflow({ most: perAddress, seconds }, ofAddress, inParts(perAddress));
      if (ends !== undefined && !(await isExempt())) demand(ends);
      demand(await overflow({ most: perUser, seconds }, nameOf("submissions of a user", publicId)));
    },
    takeName: async (ip, publicId) => {
      const { perAddress, perUser, seconds } = rules.names;
      const ofAddress = nameOf("names of an address", limitedAddress(ip));
      demand(await overflow({ most: perAddress, seconds }, ofAddress), tooManyNames);
      demand(await overflow({ most: perUser, seconds }, nameOf("names of a user", publicId)), tooManyNames);
    },
    newUserNumber: (take, seconds) => take(nameOf("new users"), windowEnd({ seconds }, now())),
    perVideo: rules.video,
    takeErased: async (take, segments) => {
      const { perAddress, perUser, seconds } = rules.video;
      const counted = segments.flatMap((segment) => {
        const { ofAddress, ofUser } = countedUntil(segment, now(), seconds);
        const { userId, originIpHash } = segment;
        return [
          ...(perUser > 0 ? [{ name: erasedOf(segment, userId), ends: ofUser }] : []),
          ...(perAddress > 0 && originIpHash !== undefined && ofAddress > now()
            ? [{ name: erasedFrom(segment, originIpHash), ends: ofAddress }]
            : []),
        ];
      });
      for (const [ends, some] of Map.groupBy(counted, (one) => one.ends)) {
        await take(countEach(some.map(({ name }) => name)), ends);
      }
    },
    erasedNames: (video, { publicId, ipHash }) => {
      if (rules.video.perAddress === 0 && rules.video.perUser === 0) return undefined;
      return { fromAddress: erasedFrom(video, ipHash), ofUser: erasedOf(video, publicId) };
    },
  };
}
