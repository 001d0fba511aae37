import { LRUCache } from "lru-cache";
import type { Client, Keep } from "../operation/handler.ts";
import type { Answer, CacheableAnswer } from "./answer.ts";
import { type SharedSignal, sharedSignal } from "./lazy-signal.ts";

export type CachedAnswer = Readonly<{ answer: Answer; keep: Keep }>;

/**
 * `target` is the literal request target, `name` the normalised key shared by equivalent requests, `signal` that of the
 * request.
 */
export type Lookup = Readonly<{ name: string; target: string; client: Client; signal: () => AbortSignal }>;

/** Creates an answer. @param signal aborted when no request waits for it any more */
export type MakeAnswer = (signal: () => AbortSignal) => Promise<CacheableAnswer>;

export type AnswerCache = Readonly<{
  /** The cached answer for exactly this request target, if still valid. Call `countHit` when it is sent. */
  byTarget: (target: string) => CachedAnswer | undefined;
  /** Counts a hit of `find`, which is not sent to every client. */
  countHit: () => void;
  /** An answer from the cache or freshly made. Single flight: concurrent callers share the answer being made. */
  answer: (lookup: Lookup, make: MakeAnswer) => Promise<Answer>;
  /** Invalidates the answers with these tags. To be called when data that answers depend on has changed. */
  forget: (tags: Iterable<string>) => void;
  forgetAll: () => void;
  /** Counters since the start; `bytes` is the current size of the cache. */
  stats: () => Readonly<{ hits: number; misses: number; bytes: number }>;
}>;

type Entry = CachedAnswer & Readonly<{ name: string; targets: Set<string> }>;
type Flight = Readonly<{ began: number; pending: Promise<CacheableAnswer>; shared: SharedSignal }>;

/** Overhead of an entry beyond its text: headers, keys, tag index. */
const entryBytes = 1200;
/** Estimated size of the compressed variants, as a share of the text. */
const compressedShare = 0.4;
const targetBytes = 200;
/** Maximum targets per answer. Clients spell the same request in a few ways. */
const maxTargets = 20;
/** Maximum number of tags tracked while answers are being made; beyond it, everything counts as changed. */
const maxRecent = 20_000;

/**
 * Cache of finished answers, bounded in bytes. An answer is evicted when data it depends on changes, and data read
 * before a change is never cached after it.
 * @param maxBytes upper bound; 0 disables caching, but concurrent requests still share one answer
 * @param now ms since 1970
 */
export function createAnswerCache(maxBytes: number, now: () => number): AnswerCache {
  const byTag = new Map<string, Set<Entry>>();
  const flights = new Map<string, Flight>();
  /** Change counter, and the last change of each tag, as long as an answer in progress may have missed it. */
  let changes = 0;
  const recent = new Map<string, number>();
  let allChangedAt = 0;
  let pendingCount = 0;
  let [hits, misses] = [0, 0];

  const unlink = (entry: Entry): void => {
    for (const target of entry.targets) targets?.delete(target);
    for (const tag of entry.keep.tags) {
      const tagged = byTag.get(tag);
      tagged?.delete(entry);
      if (tagged?.size === 0) byTag.delete(tag);
    }
  };
  const entries =
    maxBytes === 0
      ? undefined
      : new LRUCache<string, Entry>({
          maxSize: maxBytes,
          sizeCalculation: ({ name, answer, keep }) =>
            entryBytes + name.length + Math.ceil(answer.length * (1 + compressedShare)) + keep.tags.length * 150,
          dispose: unlink,
        });
  const targets =
    entries &&
    new LRUCache<string, Entry>({
      maxSize: Math.ceil(maxBytes / 8),
      sizeCalculation: (_, target) => targetBytes + target.length,
      dispose: (entry, target) => void entry.targets.delete(target),
    });

  const isValid = ({ keep }: Entry): boolean => now() < keep.until;
  const addTarget = (entry: Entry, target: string): void => {
    if (entry.targets.size >= maxTargets) return;
    entry.targets.add(target);
    targets?.set(target, entry);
  };
  const isOutdated = (tags: readonly string[], began: number): boolean =>
    allChangedAt > began || tags.some((tag) => (recent.get(tag) ?? 0) > began);
  const store = ({ name, target }: Lookup, { answer, keep }: CacheableAnswer, began: number): void => {
    if (entries === undefined || keep === undefined || isOutdated(keep.tags, began)) return;
    const entry: Entry = { name, answer, keep, targets: new Set() };
    entries.set(name, entry);
    if (!entries.has(name)) return; // larger than the whole cache
    for (const tag of keep.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(entry));
    addTarget(entry, target);
  };
  const makeFresh = async (
    lookup: Lookup,
    make: MakeAnswer,
    signal: () => AbortSignal = lookup.signal,
  ): Promise<CacheableAnswer> => {
    const began = changes;
    pendingCount++;
    try {
      const result = await make(signal);
      store(lookup, result, began);
      return result;
    } finally {
      if (--pendingCount === 0) recent.clear();
    }
  };
  /** Shares an answer made for another request only if it is cacheable and valid for this client. */
  const joinFlight = async (lookup: Lookup, { pending, shared }: Flight, make: MakeAnswer): Promise<Answer> => {
    shared.join(lookup.signal);
    const { answer, keep } = await pending;
    if (keep !== undefined && !(await keep.except?.(lookup.client))) return answer;
    return (await makeFresh(lookup, make)).answer;
  };
  const startFlight = async (lookup: Lookup, make: MakeAnswer): Promise<Answer> => {
    const shared = sharedSignal();
    shared.join(lookup.signal);
    const own: Flight = { began: changes, pending: makeFresh(lookup, make, shared.signal), shared };
    flights.set(lookup.name, own);
    try {
      return (await own.pending).answer;
    } finally {
      if (flights.get(lookup.name) === own) flights.delete(lookup.name);
    }
  };

  return {
    byTarget: (target) => {
      const entry = targets?.get(target);
      if (entry === undefined || !isValid(entry)) return undefined;
      entries?.get(entry.name); // marks it as recently used
      return entry;
    },
    countHit: () => {
      hits++;
    },
    answer: async (lookup, make) => {
      const entry = entries?.get(lookup.name);
      if (entry !== undefined && isValid(entry)) {
        addTarget(entry, lookup.target);
        if (await entry.keep.except?.(lookup.client)) {
          misses++;
          return (await makeFresh(lookup, make)).answer;
        }
        hits++;
        return entry.answer;
      }
      misses++;
      const flight = flights.get(lookup.name);
      // A flight that began before a change may have missed it.
      const canJoin = flight?.began === changes && !flight.shared.isAborted();
      return canJoin ? joinFlight(lookup, flight, make) : startFlight(lookup, make);
    },
    forget: (tags) => {
      changes++;
      for (const tag of tags) {
        if (pendingCount > 0) recent.set(tag, changes);
        for (const { name } of [...(byTag.get(tag) ?? [])]) entries?.delete(name);
      }
      if (recent.size <= maxRecent) return;
      allChangedAt = changes;
      recent.clear();
    },
    forgetAll: () => {
      allChangedAt = ++changes;
      entries?.clear();
      targets?.clear();
    },
    stats: () => ({ hits, misses, bytes: (entries?.calculatedSize ?? 0) + (targets?.calculatedSize ?? 0) }),
  };
}
