import { blocksOthers } from "../store/blocks-others.ts";
import type { ClaimedDelivery, DeliveryState, InboxStore, Latest } from "../store/store.ts";
import { type Due, dueQueue, earlier } from "./due-queue.ts";
import { asDelivery, type Entry, endAttempt, newEntry } from "./memory-entry.ts";
import { pageOf } from "./memory-page.ts";

type ClaimRequest = Parameters<InboxStore["claim"]>[0];
type Claimable = "waiting" | "running";

/**
 * An in-memory inbox store for tests and small tools. Fulfils the whole contract except durability: its contents are
 * lost with the process. Its size is bounded by `maxWaiting` and `keep` of the inbox.
 */
export function memoryStore(): InboxStore {
  const entries = new Map<string, Entry>();
  const byClaim = new Map<string, Entry>();
  const inState: Record<DeliveryState, number> = { waiting: 0, running: 0, handled: 0, dead: 0 };
  let added = 0;
  let claimed = 0;

  const isCurrent = (due: Due<Entry>): boolean => due.item.queueEntry === due;
  const queues = { waiting: dueQueue(isCurrent), running: dueQueue(isCurrent) };
  // The same entries in reverse order, to find timestamps that lie too far in the future.
  const isCurrentReversed = ({ item }: Due<Due<Entry>>): boolean => isCurrent(item);
  const latestFirst = { waiting: dueQueue(isCurrentReversed), running: dueQueue(isCurrentReversed) };

  function put(entry: Entry, state: DeliveryState, dueAt: number): void {
    inState[entry.state] -= 1;
    inState[state] += 1;
    entry.state = state;
    entry.dueAt = dueAt;
    entry.queueEntry = undefined;
    if (state !== "waiting" && state !== "running") return;
    entry.queueEntry = { at: dueAt, order: entry.order, item: entry };
    queues[state].push(entry.queueEntry);
    latestFirst[state].push({ at: -dueAt, order: -entry.order, item: entry.queueEntry });
  }

  function release(entry: Entry): void {
    if (entry.claim !== undefined) byClaim.delete(entry.claim);
    entry.claim = undefined;
  }

  /** The entry that has been due longest. */
  function firstDue(now: number, states: readonly Claimable[]): Entry | undefined {
    const [one, other] = states.map((state) => queues[state].first());
    const due = earlier(one, other);
    return due === undefined || due.at > now ? undefined : due.item;
  }

  /** The entry furthest beyond the latest plausible time of its state. */
  function firstTooLate(latest: Latest, states: readonly Claimable[]): Entry | undefined {
    const [one, other] = states.map((state) => {
      const last = latestFirst[state].first();
      return last !== undefined && last.item.at > (latest[state] ?? Infinity) ? last : undefined;
    });
    return earlier(one, other)?.item.item;
  }

  /** Ends a delivery whose last attempt was lost. */
  function exhaust(entry: Entry, now: number, reason: string): void {
    endAttempt(entry, now, "lost", null);
    release(entry);
    entry.lastError = reason;
    entry.settledAt = now;
    put(entry, "dead", now);
  }

  /** Removes the entries to claim from their queues. */
  function takeDue(request: ClaimRequest): Entry[] {
    const { now, leaseUntil, limit, bytes = Infinity, latest, alone, exhausted, onExhausted, onHeldUp } = request;
    const due: Entry[] = [];
    let states: readonly Claimable[] = ["waiting", "running"];
    let remainingBytes = bytes;
    const take = (entry: Entry): void => {
      entry.queueEntry = undefined;
      remainingBytes -= entry.payload.byteLength;
      due.push(entry);
    };
    while (due.length < limit) {
      const entry = firstDue(now, states) ?? (latest && firstTooLate(latest, states));
      if (entry === undefined) break;
      if (entry.state === "running" && exhausted !== undefined && entry.attempts >= exhausted.attempts) {
        exhaust(entry, now, exhausted.reason);
        onExhausted?.(entry.id, exhausted.reason);
      } else if (entry.state === "waiting" || alone === undefined) {
        if (due.length > 0 && entry.payload.byteLength > remainingBytes) break;
        take(entry);
      } else if (alone && due.length === 0) {
        take(entry);
        break;
      } else if (blocksOthers(now - entry.dueAt, leaseUntil - now)) {
        onHeldUp?.(entry.id);
        break;
      } else states = ["waiting"];
    }
    return due;
  }

  function startAttempt(entry: Entry, now: number, leaseUntil: number): ClaimedDelivery {
    const lost = entry.state === "running";
    endAttempt(entry, now, "lost", null);
    release(entry);
    claimed += 1;
    const claim = String(claimed);
    entry.claim = claim;
    entry.attempts += 1;
    entry.log.push({
      number: entry.log.length + 1,
      startedAt: now,
      endedAt: null,
      outcome: "running",
      error: null,
    });
    byClaim.set(claim, entry);
    put(entry, "running", leaseUntil);
    const { id, name, attempts: attempt, receivedAt } = entry;
    return { claim, id, name, payload: entry.payload.slice(), attempt, receivedAt, ...(lost && { lost }) };
  }

  function forget(entry: Entry): void {
    entries.delete(entry.id);
    inState[entry.state] -= 1;
  }

  // Each function reads and writes without awaiting in between: that is this store's transaction.
  return {
    add: async (delivery, maxWaiting) => {
      if (entries.has(delivery.id)) return "duplicate";
      if (inState.waiting + inState.running >= maxWaiting) return "full";
      added += 1;
      const entry = newEntry(delivery, added);
      entries.set(entry.id, entry);
      inState.waiting += 1;
      put(entry, "waiting", entry.dueAt);
      return "stored";
    },

    // Entries are dequeued first and claimed afterwards: a lease that expires at once must not be claimed twice in one
    // call.
    claim: async (request) => takeDue(request).map((entry) => startAttempt(entry, request.now, request.leaseUntil)),

    renew: async (claims, leaseUntil) => {
      const renewed = claims.filter((claim) => byClaim.has(claim));
      for (const claim of renewed) {
        const entry = byClaim.get(claim);
        if (entry !== undefined) put(entry, "running", leaseUntil);
      }
      return renewed;
    },

    settle: async (settlement) => {
      const entry = byClaim.get(settlement.claim);
      if (entry === undefined) return false;
      release(entry);
      const error = settlement.outcome === "handled" ? null : settlement.error;
      endAttempt(entry, settlement.at, settlement.outcome === "handled" ? "handled" : "failed", error);
      entry.lastError = error;
      const retry = settlement.outcome === "retry" ? settlement.nextAttemptAt : undefined;
      entry.settledAt = retry === undefined ? settlement.at : null;
      put(entry, settlement.outcome === "retry" ? "waiting" : settlement.outcome, retry ?? settlement.at);
      return true;
    },

    list: async (filter) => pageOf(entries.values(), filter),

    get: async (id) => {
      const entry = entries.get(id);
      return entry && { ...asDelivery(entry), log: entry.log.slice(), payload: entry.payload.slice() };
    },

    redeliver: async (id, now) => {
      const entry = entries.get(id);
      if (entry === undefined) return "unknown";
      if (entry.state === "running") return "running";
      const first = queues.waiting.first();
      entry.attempts = 0;
      entry.settledAt = null;
      put(entry, "waiting", first === undefined ? now : Math.min(now, first.item === entry ? first.at : first.at - 1));
      return "queued";
    },

    prune: async ({ before, deadBefore, limit }) => {
      const old = ({ state, settledAt }: Entry): boolean =>
        settledAt !== null && settledAt < (state === "dead" ? deadBefore : before);
      let deleted = 0;
      for (const entry of entries.values()) {
        if (deleted >= limit) break;
        if (!old(entry)) continue;
        forget(entry);
        deleted += 1;
      }
      return deleted;
    },

    delete: async (ids, states) => {
      const found = [...new Set(ids)].flatMap((id) => entries.get(id) ?? []);
      const ended = found.filter(({ state }) => states.some((each) => each === state));
      for (const entry of ended) forget(entry);
      return ended.length;
    },

    counts: async () => ({ ...inState }),

    nextDue: async () => queues.waiting.first()?.at ?? null,
  };
}
