import { describe, expect, it } from "vitest";
import { memoryStore } from "../../../src/inbox/memory/memory-store.ts";
import { cuttable, later, newInbox, until } from "../inbox-world.ts";
import { addAll, claimOne, delivery, LEASE, numbered, T } from "../store-deliveries.ts";

describe("a process that dies", () => {
  /**
   * One inbox whose handler never ends, cut off from its store: as dead as a process can be. The clock stands at `T`.
   */
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
    const ended = await store.get("d1");
    expect(ended?.lastError).toContain("lost");
    expect([ended?.attempts, ended?.log.map(({ outcome }) => outcome)]).toStrictEqual([3, ["lost", "lost", "lost"]]);
    expect(last.lines).toStrictEqual([expect.stringMatching(/^error .*gives up on delivery d1.*lost/)]);
    end.resolve();
    await next.inbox.stop();
  });
});

describe("deliveries whose process died", () => {
  it("run one at a time with nothing beside them: one of them may have killed it", async () => {
    const store = memoryStore();
    await addAll(store, ...["lost 1", "lost 2", "lost 3"].map((id) => delivery(id)));
    await store.claim({ now: T, leaseUntil: T + LEASE, limit: 3, worker: "dead" });
    await addAll(store, ...numbered(5).map((id) => delivery(id, { receivedAt: T + LEASE + 1 })));
    await using made = newInbox({ store, now: () => T + LEASE + 2 });
    const running = new Set<string>();
    const together: string[][] = [];
    made.webhooks.onAny(async ({ id }) => {
      running.add(id);
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      together.push([...running]);
      running.delete(id);
    });
    made.inbox.start();
    await expect.poll(async () => (await store.counts()).handled).toBe(8);
    expect(together.filter((ids) => ids.some((id) => id.startsWith("lost")))).toStrictEqual([
      ["lost 1"],
      ["lost 2"],
      ["lost 3"],
    ]);
    expect(Math.max(...together.map(({ length }) => length))).toBe(5);
  });

  it("wait for those that run, but do not wait forever: what comes later is held up", async () => {
    const clock = { now: T + LEASE + 10 };
    const store = memoryStore();
    await addAll(store, delivery("lost"));
    await claimOne(store);
    await addAll(store, delivery("slow"), delivery("d1", { receivedAt: T + LEASE + 5 }));
    await using made = newInbox({ store, now: () => clock.now });
    const go = later();
    const order: string[] = [];
    made.webhooks.onAny(async ({ id }) => {
      order.push(id);
      if (id === "slow") await go.promise;
    });
    made.inbox.start();
    await until(store, "d1", "handled");
    clock.now = T + 2 * LEASE;
    await addAll(store, delivery("d2", { receivedAt: clock.now }));
    const { claim } = store;
    const held = later();
    store.claim = async (request) => {
      const claimed = await claim(request);
      held.resolve();
      return claimed;
    };
    await held.promise;
    expect(await store.get("d2")).toMatchObject({ state: "waiting" });
    go.resolve();
    await until(store, "d2", "handled");
    expect(order).toStrictEqual(["slow", "d1", "lost", "d2"]);
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
