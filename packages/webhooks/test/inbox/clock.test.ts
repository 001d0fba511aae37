import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import type { InboxStore } from "../../src/inbox/store/store.ts";
import { later, newInbox } from "./inbox-world.ts";
import { addAll, claimOne, delivery, LEASE, T } from "./store-deliveries.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const stateOf = async (store: InboxStore, id: string) => (await store.get(id))?.state;

/** Date is set back while timers and the monotonic clock continue, as on a machine whose clock is set. */
const setBack = (milliseconds: number) => void vi.setSystemTime(Date.now() - milliseconds);

/** A delivery claimed at `T` by a process that died then. */
async function lostDelivery(store: InboxStore): Promise<void> {
  await addAll(store, delivery("lost"));
  await claimOne(store);
}

describe("a clock that is set back", () => {
  beforeEach(() => void vi.useFakeTimers({ now: T }));
  afterEach(() => void vi.useRealTimers());

  it("makes no delivery wait longer than the maximum backoff", async () => {
    await using made = newInbox({ backoff: () => HOUR, longestBackoff: HOUR, poll: 1000 });
    let attempts = 0;
    made.webhooks.onAny(() => {
      attempts += 1;
      throw new Error("no");
    });
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(attempts).toBe(1);
    setBack(MINUTE);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(attempts).toBe(1);
    setBack(DAY);
    await vi.advanceTimersByTimeAsync(1000);
    expect(attempts).toBe(2);
    // The next time is one of the new clock.
    await vi.advanceTimersByTimeAsync(HOUR - 1000);
    expect(attempts).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(attempts).toBe(3);
  });

  it("is noticed at once when a scheduled delivery becomes due, however rarely the store is polled", async () => {
    const store = memoryStore();
    await addAll(store, delivery("d1", { receivedAt: T }));
    const claims: number[] = [];
    const steps = { left: 1 };
    const stepping: InboxStore = {
      ...store,
      // Between a claim and the next query.
      nextDue: async () => {
        if (steps.left > 0) setBack(DAY);
        steps.left = 0;
        return store.nextDue();
      },
      claim: async (request) => {
        claims.push(request.now);
        return store.claim({ ...request });
      },
    };
    setBack(1);
    await using made = newInbox({ store: stepping, backoff: () => HOUR, longestBackoff: HOUR, poll: 600_000 });
    made.inbox.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(await stateOf(store, "d1")).toBe("handled");
    expect(claims[1]).toBeLessThan(T - HOUR);
  });

  it("does not shorten the wait of an unbounded backoff", async () => {
    const store = memoryStore();
    await addAll(store, delivery("d1", { receivedAt: T + 90 * DAY }));
    await using made = newInbox({ store, poll: 1000 });
    made.inbox.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await stateOf(store, "d1")).toBe("waiting");
  });

  it.each(["while the inbox runs", "before it is started"])(
    "keeps no lease of a dead process for longer than a lease lasts: %s",
    async (when) => {
      const store = memoryStore();
      await lostDelivery(store);
      await using made = newInbox({ store, poll: 1000 });
      if (when === "before it is started") setBack(HOUR);
      made.inbox.start();
      await vi.advanceTimersByTimeAsync(10_000);
      if (when === "while the inbox runs") setBack(HOUR);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await stateOf(store, "lost")).toBe("running");
      await vi.advanceTimersByTimeAsync(LEASE - 13_000);
      expect(await stateOf(store, "lost")).toBe("handled");
    },
  );

  it("takes no delivery away from a live process", async () => {
    const store = memoryStore();
    await addAll(store, delivery("d1"));
    await using slow = newInbox({ store, poll: 1000 });
    await using other = newInbox({ store, poll: 1000 });
    const go = later();
    slow.webhooks.onAny(() => go.promise);
    other.webhooks.onAny(() => Promise.reject(new Error("taken over")));
    slow.inbox.start();
    await vi.advanceTimersByTimeAsync(10);
    other.inbox.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    for (const step of [HOUR, DAY, 3 * MINUTE]) {
      setBack(step);
      await vi.advanceTimersByTimeAsync(2 * MINUTE);
    }
    // A process started just after the clock was set sees a lease that has not been renewed since.
    setBack(HOUR);
    await using third = newInbox({ store, poll: 1000 });
    third.webhooks.onAny(() => Promise.reject(new Error("taken over")));
    third.inbox.start();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    go.resolve();
    await vi.advanceTimersByTimeAsync(10);
    expect(await store.get("d1")).toMatchObject({ state: "handled", attempts: 1 });
  });
});

describe("clocks of processes that are a minute apart", () => {
  beforeEach(() => void vi.useFakeTimers({ now: T }));
  afterEach(() => void vi.useRealTimers());

  it.each([1000, LEASE, 3 * MINUTE])("do not take deliveries from each other with a lease of %d ms", async (lease) => {
    const store = memoryStore();
    await addAll(store, delivery("d1"));
    await using fast = newInbox({ store, lease, poll: 1000, now: () => Date.now() + MINUTE });
    await using slow = newInbox({ store, lease, poll: 1000 });
    const go = later();
    fast.webhooks.onAny(() => go.promise);
    slow.webhooks.onAny(() => Promise.reject(new Error("taken over")));
    fast.inbox.start();
    await vi.advanceTimersByTimeAsync(10);
    slow.inbox.start();
    await vi.advanceTimersByTimeAsync(3 * lease);
    go.resolve();
    await vi.advanceTimersByTimeAsync(10);
    expect(await store.get("d1")).toMatchObject({ state: "handled", attempts: 1 });
  });

  it("do not shorten each other's backoff", async () => {
    const store = memoryStore();
    await addAll(store, delivery("d1"));
    const wait = { backoff: () => HOUR, longestBackoff: HOUR, poll: 1000 };
    const fast = newInbox({ store, ...wait, now: () => Date.now() + MINUTE });
    fast.webhooks.onAny(() => Promise.reject(new Error("no")));
    fast.inbox.start();
    await vi.advanceTimersByTimeAsync(10);
    await fast.inbox.stop();
    await using slow = newInbox({ store, ...wait });
    slow.inbox.start();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(await stateOf(store, "d1")).toBe("waiting");
    await vi.advanceTimersByTimeAsync(MINUTE + 1000);
    expect(await stateOf(store, "d1")).toBe("handled");
  });
});
