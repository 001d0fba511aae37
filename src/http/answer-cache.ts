import { LRUCache } from "lru-cache";
import type { Keep } from "../handlers/handler.ts";
import type { Answer } from "./answer.ts";

/** An answer, and how long it may be kept; undefined: it is for one request only. */
export type Made = Readonly<{ answer: Answer; keep: Keep | undefined }>;

export type AnswerCache = Readonly<{
  /** The answer that was last given to exactly this request target, while it holds. */
  byTarget: (target: string) => Answer | undefined;
  /**
   * The answer to a question, from memory or made now. Who asks while it is made waits for it. `target`: what was asked for, word by word.
   */
  answer: (question: string, target: string, make: () => Promise<Made>) => Promise<Answer>;
  /** To be called when something changed that answers are made of. */
  forget: (tags: Iterable<string>) => void;
  forgetAll: () => void;
  /** Counters since the start; `bytes` is what the answers take now. */
  stats: () => Readonly<{ hits: number; misses: number; bytes: number }>;
}>;

type Entry = Readonly<{ question: string; answer: Answer; keep: Keep; targets: Set<string> }>;
type Flight = Readonly<{ began: number; making: Promise<Made> }>;

/** What an entry takes beside its text: headers, keys, its places in the lists of tags. */
const entryBytes = 1200;
/** Compressed variants, of those that are asked for compressed. */
const compressedShare = 0.4;
const targetBytes = 200;
/** Of one answer. Clients spell the same question in a few ways. */
const mostTargets = 20;
/** More changes than this, while answers are being made, are remembered as a change of everything. */
const mostRecent = 20_000;

/**
 * Finished answers by what was asked, bounded in bytes. An answer is dropped when something that it was made of changes, and what was read before
 * a change is never kept after it.
 * @param maxBytes bound on what is kept; 0 keeps nothing, and those who ask at the same time still share one answer
 * @param now ms since 1970
 */
export function createAnswerCache(maxBytes: number, now: () => number): AnswerCache {
  const byTag = new Map<string, Set<Entry>>();
  const flights = new Map<string, Flight>();
  /** Changes so far, and the last one of each tag, as far as an answer that is being made may have missed it. */
  let changes = 0;
  const recent = new Map<string, number>();
  let everything = 0;
  let underWay = 0;
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
          sizeCalculation: ({ question, answer, keep }) =>
            entryBytes + question.length + Math.ceil(answer.length * (1 + compressedShare)) + keep.tags.length * 150,
          dispose: unlink,
        });
  const targets =
    entries &&
    new LRUCache<string, Entry>({
      maxSize: Math.ceil(maxBytes / 8),
      sizeCalculation: (_, target) => targetBytes + target.length,
      dispose: (entry, target) => void entry.targets.delete(target),
    });

  const holds = ({ keep }: Entry): boolean => now() < keep.until;
  const remember = (entry: Entry, target: string): void => {
    if (entry.targets.size >= mostTargets) return;
    entry.targets.add(target);
    targets?.set(target, entry);
  };
  const isOutdated = (tags: readonly string[], began: number): boolean =>
    everything > began || tags.some((tag) => (recent.get(tag) ?? 0) > began);
  const keepEntry = (question: string, target: string, { answer, keep }: Made, began: number): void => {
    if (entries === undefined || keep === undefined || isOutdated(keep.tags, began)) return;
    const entry: Entry = { question, answer, keep, targets: new Set() };
    entries.set(question, entry);
    if (!entries.has(question)) return; // larger than all of the cache
    for (const tag of keep.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(entry));
    remember(entry, target);
  };
  const made = async (question: string, target: string, make: () => Promise<Made>): Promise<Made> => {
    const began = changes;
    underWay++;
    try {
      const result = await make();
      keepEntry(question, target, result, began);
      return result;
    } finally {
      if (--underWay === 0) recent.clear();
    }
  };
  const shared = async (question: string, target: string, make: () => Promise<Made>): Promise<Answer> => {
    const flight = flights.get(question);
    // One that began before a change may miss it.
    if (flight?.began === changes) {
      const { answer, keep } = await flight.making;
      return keep === undefined ? (await made(question, target, make)).answer : answer;
    }
    const own: Flight = { began: changes, making: made(question, target, make) };
    flights.set(question, own);
    try {
      return (await own.making).answer;
    } finally {
      if (flights.get(question) === own) flights.delete(question);
    }
  };

  return {
    byTarget: (target) => {
      const entry = targets?.get(target);
      if (entry === undefined || !holds(entry)) return undefined;
      hits++;
      entries?.get(entry.question); // used just now
      return entry.answer;
    },
    answer: (question, target, make) => {
      const entry = entries?.get(question);
      if (entry !== undefined && holds(entry)) {
        hits++;
        remember(entry, target);
        return Promise.resolve(entry.answer);
      }
      misses++;
      return shared(question, target, make);
    },
    forget: (tags) => {
      changes++;
      for (const tag of tags) {
        if (underWay > 0) recent.set(tag, changes);
        for (const { question } of [...(byTag.get(tag) ?? [])]) entries?.delete(question);
      }
      if (recent.size <= mostRecent) return;
      everything = changes;
      recent.clear();
    },
    forgetAll: () => {
      everything = ++changes;
      entries?.clear();
      targets?.clear();
    },
    stats: () => ({ hits, misses, bytes: (entries?.calculatedSize ?? 0) + (targets?.calculatedSize ?? 0) }),
  };
}
