import { describe, expect, it } from "vitest";
import { memoryStore } from "../../../../src/webhooks/inbox/memory/memory-store.ts";
import { cuttable, later, newInbox, until } from "../inbox-world.ts";
import { addAll, delivery, LEASE, T } from "../store-deliveries.ts";

describe("a process that dies", () => {
  /** One inbox whose handler never ends, cut off from its store: as dead as a process can be. The clock stands at `T`. */
  async function died() {
    const clock = { now: T };
    const store = memoryStore();
    const line = cuttable(store);
    const dead = newInbox({ store: line.store, now: () => clock.now });
    const began = later();
    const end = later();
    dead.webhooks.onAny(() => {
      began.resolve();
      return end.promise;
    });
    await addAll(store, delivery("d1"));
    dead.inbox.start();
    await began.promise;
    line.cut.now = true;
    const next = newInbox({ store, now: () => clock.now, concurrency: 1 });
    return { clock, store, line, dead, next, end };
  }

  it("keeps its delivery until its lease expires, then another process claims it", async () => {
    const { clock, store, dead, next, end, line } = await died();
    await using _dead = dead;
    await using _next = next;
    const seen: string[] = [];
    next.webhooks.onAny(({ id }) => void seen.push(id));
    next.inbox.start();
    clock.now = T + LEASE - 1;
    await addAll(store, delivery("d2", { receivedAt: clock.now }));
    await until(store, "d2", "handled");
    expect(seen).toStrictEqual(["d2"]);
    clock.now = T + LEASE;
    await until(store, "d1", "handled");
    expect(await store.get("d1")).toMatchObject({
      log: [
        { number: 1, outcome: "lost", endedAt: T + LEASE },
        { number: 2, outcome: "handled" },
      ],
    });
    // It was not dead after all: its result comes too late and changes nothing.
    line.cut.now = false;
    end.reject(new Error("late"));
    await expect.poll(() => dead.lines.join()).toContain("taken over");
    expect(await store.get("d1")).toMatchObject({ state: "handled", attempts: 2, lastError: null });
  });

  it("may be killed by the same delivery at every attempt; then the delivery becomes dead", async () => {
    const { clock, store, next, dead, end } = await died();
    await using _dead = dead;
    for (const attempt of [2, 3]) {
      clock.now += LEASE;
      const [taken] = await store.claim({ now: clock.now, leaseUntil: clock.now + LEASE, limit: 1, worker: "dies" });
      expect(taken?.attempt).toBe(attempt);
    }
    clock.now += LEASE;
    const seen: string[] = [];
    await using last = newInbox({ store, now: () => clock.now, maxAttempts: 3 });
    last.webhooks.onAny(({ id }) => void seen.push(id));
    last.inbox.start();
    await until(store, "d1", "dead");
    expect(seen).toStrictEqual([]);
    expect((await store.get("d1"))?.lastError).toContain("lost");
    end.resolve();
    await next.inbox.stop();
  });
});

describe("leases", () => {
  it("are renewed while a handler takes longer than they last", async () => {
    const { store, calls } = cuttable(memoryStore());
    await using slow = newInbox({ store, lease: 1000 });
    await using other = newInbox({ store, lease: 1000 });
    const go = later();
    slow.webhooks.onAny(() => go.promise);
    await addAll(store, delivery("d1", { receivedAt: 0 }));
    slow.inbox.start();
    await until(store, "d1", "running");
    other.inbox.start();
    await expect.poll(() => calls.filter((call) => call === "renew").length).toBeGreaterThan(3);
    go.resolve();
    await until(store, "d1", "handled");
    expect((await store.get("d1"))?.log).toMatchObject([{ outcome: "handled" }]);
    expect([...slow.lines, ...other.lines]).toStrictEqual([]);
  });

  it("are not renewed while no handler runs", async () => {
    const { store, calls } = cuttable(memoryStore());
    await using made = newInbox({ store, lease: 3 });
    made.inbox.start();
    await expect.poll(() => calls.filter((call) => call === "claim").length).toBeGreaterThan(5);
    expect(calls).not.toContain("renew");
  });
});
