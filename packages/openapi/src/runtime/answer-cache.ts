import { LRUCache } from "lru-cache";
import type { Client, Keep } from "../operation/handler.ts";
import { type Answer, type CacheableAnswer, keptAnswer } from "./answer.ts";
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

type Entry = CachedAnswer & Readonly<{ name: string }> & { targets: readonly string[] };
type Flight = Readonly<{ began: number; pending: Promise<CacheableAnswer>; shared: SharedSignal }>;

/**
 * Memory of an entry beyond its bytes, of one of its tags, and of a target beyond its text: twice what objects, keys and
 * tables were measured to take, because V8's heap has garbage too.
 */
const [entryBytes, tagBytes, targetBytes] = [2800, 320, 200];
/** Memory for each byte of a text: itself, compressed variants, and those of other answers that are garbage. */
const bodyShare = 1.8;
/** Share of the targets in the bound. */
const targetShare = 1 / 8;
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
  /** Most tags have one entry, for which a set would take more memory than everything else about the tag. */
  const byTag = new Map<string, Entry | Set<Entry>>();
  const flights = new Map<string, Flight>();
  /** Change counter, and the last change of each tag, as long as an answer in progress may have missed it. */
  let changes = 0;
  const recent = new Map<string, number>();
  let allChangedAt = 0;
  let pendingCount = 0;
  let [hits, misses] = [0, 0];

  const link = (entry: Entry): void => {
    for (const tag of entry.keep.tags) {
      const tagged = byTag.get(tag);
      if (tagged instanceof Set) tagged.add(entry);
      else byTag.set(tag, tagged === undefined || tagged === entry ? entry : new Set([tagged, entry]));
    }
  };
  const unlink = (entry: Entry): void => {
    for (const target of entry.targets) targets?.delete(target);
    for (const tag of entry.keep.tags) {
      const tagged = byTag.get(tag);
      if (tagged instanceof Set) tagged.delete(entry);
      if (tagged === entry || (tagged instanceof Set && tagged.size === 0)) byTag.delete(tag);
    }
  };
  const taggedWith = (tag: string): readonly Entry[] => {
    const tagged = byTag.get(tag);
    return tagged instanceof Set ? [...tagged] : tagged === undefined ? [] : [tagged];
  };
  const entries =
    maxBytes === 0
      ? undefined
      : new LRUCache<string, Entry>({
          maxSize: Math.ceil(maxBytes * (1 - targetShare)),
          sizeCalculation: ({ name, answer, keep }) =>
            entryBytes + name.length + Math.ceil(answer.length * bodyShare) + keep.tags.length * tagBytes,
          dispose: unlink,
        });
  const targets =
    entries &&
    new LRUCache<string, Entry>({
      maxSize: Math.ceil(maxBytes * targetShare),
      sizeCalculation: (_, target) => targetBytes + target.length,
      dispose: (entry, target) => {
        entry.targets = entry.targets.filter((one) => one !== target);
      },
    });

  const isValid = ({ keep }: Entry): boolean => now() < keep.until;
  const addTarget = (entry: Entry, target: string): void => {
    if (entry.targets.length >= maxTargets) return;
    if (!entry.targets.includes(target)) entry.targets = [...entry.targets, target];
    targets?.set(target, entry);
  };
  const isOutdated = (tags: readonly string[], began: number): boolean =>
    allChangedAt > began || tags.some((tag) => (recent.get(tag) ?? 0) > began);
  /** Returns what is sent: what was stored, so that it is compressed once. */
  const store = ({ name, target }: Lookup, made: CacheableAnswer, began: number): CacheableAnswer => {
    const { keep } = made;
    if (entries === undefined || keep === undefined || isOutdated(keep.tags, began)) return made;
    const kept = { ...keep, tags: keep.tags.slice() }; // without the room of a list that grew
    const entry: Entry = { name, answer: keptAnswer(made.answer), keep: kept, targets: [] };
    entries.set(name, entry);
    if (!entries.has(name)) return made; // larger than the whole cache
    link(entry);
    addTarget(entry, target);
    return entry;
  };
  const makeFresh = async (
    lookup: Lookup,
    make: MakeAnswer,
    signal: () => AbortSignal = lookup.signal,
  ): Promise<CacheableAnswer> => {
    const began = changes;
    pendingCount++;
    try {
      return store(lookup, await make(signal), began);
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
        for (const { name } of taggedWith(tag)) entries?.delete(name);
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
