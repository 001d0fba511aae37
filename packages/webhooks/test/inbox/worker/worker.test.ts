import { afterEach, describe, expect, it, vi } from "vitest";
import { PermanentError } from "../../../src/events/permanent-error.ts";
import { createInbox } from "../../../src/inbox/inbox.ts";
import { memoryStore } from "../../../src/inbox/memory/memory-store.ts";
import { type Observation, Webhooks } from "../../../src/receiver/webhooks.ts";
import { cuttable, keptLog, later, newInbox, secret, signed, until } from "../inbox-world.ts";
import { addAll, delivery, numbered, T } from "../store-deliveries.ts";

describe("the worker of an inbox", () => {
  it("with three inboxes on one store handles each of 1000 deliveries exactly once", async () => {
    const store = memoryStore();
    const handled: string[] = [];
    await using first = newInbox({ store });
    await using second = newInbox({ store });
    await using third = newInbox({ store });
    const inboxes = [first, second, third];
    for (const made of inboxes) {
      made.webhooks.onAny(async ({ id }) => {
        await new Promise(setImmediate);
        handled.push(id);
      });
      made.inbox.start();
    }
    const sent = numbered(1000).map(async (id, index) => {
      const made = inboxes[index % 3] ?? first;
      return made.inbox.verifyAndReceive(await signed(made, id));
    });
    expect(new Set(await Promise.all(sent))).toStrictEqual(new Set(["accepted"]));
    await expect.poll(async () => (await store.counts()).handled).toBe(1000);
    expect(handled.sort()).toStrictEqual(numbered(1000).sort());
  });

  it("starts with the delivery that has waited longest", async () => {
    await using made = newInbox({ concurrency: 1 });
    const order: string[] = [];
    made.webhooks.onAny(({ id }) => void order.push(id));
    for (const [id, receivedAt] of [
      ["c", T + 3],
      ["a", T + 1],
      ["b", T + 2],
    ] as const) {
      await addAll(made.store, delivery(id, { receivedAt }));
    }
    made.inbox.start();
    await until(made.store, "c", "handled");
    expect(order).toStrictEqual(["a", "b", "c"]);
  });

  it("is held up by a lost delivery only for a while when a handler hangs, and logs it once", async () => {
    const lease = 30_000;
    const expiry = T + lease;
    let time = T;
    await using made = newInbox({ lease, now: () => time });
    const { store, webhooks, lines, inbox } = made;
    const [hangs, ends] = [later(), later()];
    webhooks.onAny(({ id }) => {
      if (id !== "hangs") return undefined;
      hangs.resolve();
      return ends.promise;
    });
    await addAll(store, delivery("lost"));
    await store.claim({ now: T, leaseUntil: expiry, limit: 1, worker: "of another process" });
    await inbox.verifyAndReceive(await signed(made, "hangs"));
    inbox.start();
    await hangs.promise;
    time = expiry + 1.5 * lease;
    await inbox.verifyAndReceive(await signed(made, "next"));
    const heldUp = () => lines.filter((line) => /^warn .*delivery lost was lost.*alone/.test(line));
    await expect.poll(() => heldUp().length, { interval: 2 }).toBe(1);
    expect((await store.get("next"))?.state).toBe("waiting");
    time = expiry + 2 * lease;
    await until(store, "next", "handled");
    expect([(await store.get("hangs"))?.state, (await store.get("lost"))?.attempts]).toEqual(["running", 1]);
    expect(heldUp()).toHaveLength(1);
    ends.resolve();
    await until(store, "lost", "handled");
  });

  it("handles exactly `concurrency` deliveries at a time", async () => {
    await using made = newInbox({ concurrency: 3 });
    let running = 0;
    let most = 0;
    made.webhooks.onAny(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    });
    await addAll(made.store, ...numbered(20).map((id) => delivery(id)));
    made.inbox.start();
    await expect.poll(async () => (await made.store.counts()).handled).toBe(20);
    expect(most).toBe(3);
  });

  it("handles payloads of at most `concurrentBytes` at a time, and one more", async () => {
    await using made = newInbox({ concurrency: 1000, concurrentBytes: 1000 });
    const gates = new Map<string, () => void>();
    let bytes = 0;
    let most = 0;
    made.webhooks.onAny(async ({ id, payload }) => {
      const size = JSON.stringify(payload).length;
      bytes += size;
      most = Math.max(most, bytes);
      const { promise, resolve } = later();
      gates.set(id, resolve);
      await promise;
      bytes -= size;
    });
    const sizes = [5000, ...Array.from({ length: 20 }, () => 300), 5000, 300];
    for (const [at, size] of sizes.entries()) {
      const payload = new TextEncoder().encode(JSON.stringify({ text: "x".repeat(size - 11) }));
      await addAll(made.store, delivery(`d${at}`, { payload, receivedAt: T + at }));
    }
    made.inbox.start();
    const order: string[] = [];
    while (order.length < sizes.length) {
      await expect.poll(() => gates.size, { interval: 2 }).toBeGreaterThan(0);
      const [[id, open] = ["", () => {}]] = gates;
      order.push(id);
      gates.delete(id);
      open();
    }
    await expect.poll(async () => (await made.store.counts()).handled, { interval: 2 }).toBe(sizes.length);
    expect(most).toBeLessThanOrEqual(1000 + 5000);
    expect(order).toStrictEqual(numbered(sizes.length));
  });

  it("claims nothing while the payloads that it handles have `concurrentBytes`", async () => {
    const { store, calls } = cuttable(memoryStore());
    await using made = newInbox({ store, concurrency: 10, concurrentBytes: 10 });
    const go = later();
    made.webhooks.onAny(() => go.promise);
    await addAll(store, delivery("d0"), delivery("d1"));
    made.inbox.start();
    await until(store, "d0", "running");
    const before = calls.filter((name) => name === "claim").length;
    // A delivery that is added wakes it.
    await made.inbox.verifyAndReceive(await signed(made, "d2"));
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(calls.filter((name) => name === "claim")).toHaveLength(before);
    expect(await store.counts()).toMatchObject({ running: 1, waiting: 2 });
    go.resolve();
    await until(store, "d2", "handled");
  });

  it("does not let a slow delivery delay others", async () => {
    await using made = newInbox({ concurrency: 2 });
    const go = later();
    made.webhooks.onAny(({ id }) => (id === "d0" ? go.promise : undefined));
    await addAll(made.store, ...numbered(10).map((id) => delivery(id)));
    made.inbox.start();
    await until(made.store, "d9", "handled");
    expect(await made.store.get("d0")).toMatchObject({ state: "running" });
    go.resolve();
    await until(made.store, "d0", "handled");
  });

  it("notices what other processes accepted", async () => {
    await using made = newInbox();
    made.inbox.start();
    await expect.poll(() => made.store.nextDue()).toBeNull();
    await addAll(made.store, delivery("from elsewhere"));
    await until(made.store, "from elsewhere", "handled");
  });

  it("needs no polling for deliveries that it accepted or redelivered itself, or has capacity for again", async () => {
    await using made = newInbox({ poll: 600_000, concurrency: 1 });
    let handled = 0;
    made.webhooks.onAny(() => {
      handled += 1;
    });
    made.inbox.start();
    await Promise.all(numbered(5).map(async (id) => made.inbox.verifyAndReceive(await signed(made, id))));
    await expect.poll(() => handled).toBe(5);
    await until(made.store, "d4", "handled");
    await made.inbox.redeliver("d4");
    await expect.poll(() => handled).toBe(6);
  });

  it("counts a payload that cannot be parsed as a failure of the delivery, not of the worker", async () => {
    await using made = newInbox({ maxAttempts: 1 });
    await addAll(made.store, delivery("bad", { payload: Uint8Array.of(0xff) }), delivery("good"));
    made.inbox.start();
    await until(made.store, "bad", "dead");
    await until(made.store, "good", "handled");
  });

  it("keeps at most 2000 characters of error messages", async () => {
    await using made = newInbox({ maxAttempts: 1 });
    made.webhooks.onAny(() => {
      throw new Error("😀".repeat(3000));
    });
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    await until(made.store, "d1", "dead");
    const error = (await made.store.get("d1"))?.lastError ?? "";
    expect(error.length).toBeLessThanOrEqual(2000);
    expect(error.length).toBeGreaterThan(1990);
    expect(error.isWellFormed()).toBe(true);
  });

  it("continues when log methods throw", async () => {
    const bad = () => {
      throw new Error("no log");
    };
    await using made = newInbox({ log: { debug: bad, info: bad, warn: bad, error: bad }, maxAttempts: 2 });
    made.webhooks.onAny(() => Promise.reject(new Error("no")));
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    await until(made.store, "d1", "dead");
  });
});

describe("an attempt", () => {
  it("goes through transform, hooks and onError like a delivery that is handled immediately", async () => {
    const { log } = keptLog();
    const seen: unknown[] = [];
    const hooks = { observe: ({ type, id }: Observation) => void seen.push(`${type} ${id}`) };
    const webhooks = new Webhooks({ secret, log, hooks, transform: (event) => ({ ...event, known: true }) });
    webhooks.on("issues", ({ id, known }) => {
      seen.push({ id, known });
      throw new Error("no");
    });
    webhooks.onError(({ event, message }) => seen.push({ message, name: event.name }));
    const store = memoryStore();
    await using inbox = createInbox({ webhooks, store, log, maxAttempts: 1 });
    inbox.start();
    await inbox.verifyAndReceive(await signed({ webhooks }, "d1"));
    await until(store, "d1", "dead");
    expect(seen).toStrictEqual([
      "verified d1",
      { id: "d1", known: true },
      "failed d1",
      { message: "no", name: "issues" },
    ]);
  });

  it("ends at the time limit, and counts as failed", async () => {
    const { log } = keptLog();
    const webhooks = new Webhooks({ secret, log, timeLimit: 10 });
    const aborted = later();
    webhooks.onAny((_, { signal }) => {
      signal.addEventListener("abort", () => aborted.resolve());
      return new Promise(() => {});
    });
    const store = memoryStore();
    await using inbox = createInbox({ webhooks, store, log, maxAttempts: 1 });
    inbox.start();
    await inbox.verifyAndReceive(await signed({ webhooks }, "d1"));
    await until(store, "d1", "dead");
    await aborted.promise;
    expect(await store.get("d1")).toMatchObject({ lastError: expect.stringMatching(/^DeliveryTimeoutError: /) });
  });
});

describe("a failure that no further attempt can mend", () => {
  it("ends the attempts at once", async () => {
    await using made = newInbox();
    made.webhooks.onAny(() => {
      throw new PermanentError("The repository is gone", { cause: new Error("404") });
    });
    made.inbox.start();
    await made.inbox.verifyAndReceive(await signed(made, "d1"));
    await until(made.store, "d1", "dead");
    expect(await made.inbox.get("d1")).toMatchObject({
      attempts: 1,
      lastError: "PermanentError: The repository is gone",
    });
    expect(made.lines).toContain(
      "error The inbox gives up on delivery d1 (issues): its failure is permanent. PermanentError: The repository is gone",
    );
  });

  it("is recognised of another copy of the package, and not of what cannot be read", async () => {
    await using made = newInbox({ maxAttempts: 2 });
    const thrown: unknown[] = [
      Object.assign(new Error("foreign"), { [Symbol.for("@segmark/webhooks/permanent")]: true }),
      new Proxy(
        {},
        {
          has: () => {
            throw new Error("unreadable");
          },
        },
      ),
      "permanent",
    ];
    made.webhooks.onAny(({ id }) => {
      throw thrown[Number(id)];
    });
    made.inbox.start();
    for (const id of thrown.keys()) await made.inbox.verifyAndReceive(await signed(made, String(id)));
    const attempts: unknown[] = [];
    for (const id of thrown.keys()) {
      await until(made.store, String(id), "dead");
      attempts.push((await made.inbox.get(String(id)))?.attempts);
    }
    expect(attempts).toEqual([1, 2, 2]);
  });

  it("does not end them while another handler may succeed", async () => {
    await using made = newInbox();
    let tries = 0;
    made.webhooks.on("issues", () => {
      throw new PermanentError("never");
    });
    made.webhooks.onAny(() => {
      tries += 1;
      if (tries === 1) throw new Error("not yet");
    });
    made.inbox.start();
    await made.inbox.verifyAndReceive(await signed(made, "d1"));
    await until(made.store, "d1", "dead");
    expect(await made.inbox.get("d1")).toMatchObject({ attempts: 2, lastError: "PermanentError: never" });
  });
});

describe("the times of attempts", () => {
  it("may depend on the failure", async () => {
    const errors: unknown[] = [];
    await using made = newInbox({
      backoff: (_attempt, failure) => {
        errors.push(...(failure as AggregateError).errors);
        return 1;
      },
    });
    const failure = new Error("come back later");
    let tries = 0;
    made.webhooks.onAny(() => {
      tries += 1;
      if (tries === 1) throw failure;
    });
    made.inbox.start();
    await made.inbox.verifyAndReceive(await signed(made, "d1"));
    await until(made.store, "d1", "handled");
    expect(errors).toEqual([failure]);
  });

  afterEach(() => void vi.useRealTimers());

  it("follow the backoff to the millisecond, however rarely the store is polled", async () => {
    vi.useFakeTimers({ now: T });
    const asked: number[] = [];
    const started: number[] = [];
    const backoff = (attempt: number): number => {
      asked.push(attempt);
      return 1500 * attempt;
    };
    const made = newInbox({ backoff, maxAttempts: 4, poll: 600_000, store: memoryStore() });
    made.webhooks.onAny(() => {
      started.push(Date.now() - T);
      throw new Error("no");
    });
    made.inbox.start();
    await made.inbox.verifyAndReceive(await signed(made, "d1"));
    await vi.advanceTimersByTimeAsync(1499);
    expect(started).toStrictEqual([0]);
    expect(await made.store.get("d1")).toMatchObject({ state: "waiting", nextAttemptAt: T + 1500 });
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toStrictEqual([0, 1500]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toStrictEqual([0, 1500, 4500, 9000]);
    expect(asked).toStrictEqual([1, 2, 3]);
    expect((await made.store.get("d1"))?.log.map(({ startedAt }) => startedAt - T)).toStrictEqual(started);
    await made.inbox.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("do not flood the store with queries when other processes hold the due deliveries", async () => {
    vi.useFakeTimers({ now: T });
    const { store, calls } = cuttable({ ...memoryStore(), nextDue: async () => T - 1000 });
    const made = newInbox({ store, poll: 1000 });
    made.inbox.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.filter((call) => call === "claim").length).toBeGreaterThan(10);
    expect(calls.filter((call) => call === "claim").length).toBeLessThan(100);
    await made.inbox.stop();
  });

  it("follow the configured clock", async () => {
    let now = T;
    await using made = newInbox({ now: () => now, backoff: () => 1000 });
    let attempts = 0;
    made.webhooks.onAny(() => {
      attempts += 1;
      if (attempts === 1) throw new Error("not yet");
    });
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    await until(made.store, "d1", "waiting");
    await expect.poll(async () => (await made.store.get("d1"))?.nextAttemptAt).toBe(T + 1000);
    now = T + 1000;
    await until(made.store, "d1", "handled");
    expect(await made.store.get("d1")).toMatchObject({ handledAt: T + 1000 });
  });

  it.each([
    ["more", () => 3_600_000],
    ["NaN", () => Number.NaN],
  ])("are never further apart than the maximum backoff when backoff returns %s", async (_, backoff) => {
    await using made = newInbox({ backoff, longestBackoff: 200, now: () => T });
    made.webhooks.onAny(() => Promise.reject(new Error("no")));
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    await expect.poll(async () => (await made.store.get("d1"))?.attempts).toBe(1);
    await expect.poll(async () => (await made.store.get("d1"))?.nextAttemptAt).toBe(T + 200);
  });

  it.each([
    ["NaN", () => Number.NaN],
    ["a negative time", () => -1],
    ["Infinity", () => Infinity],
    [
      "an error",
      () => {
        throw new Error("bug");
      },
    ],
  ])("fall back to the default ones when backoff returns %s", async (_, backoff) => {
    await using made = newInbox({ backoff, now: () => T });
    made.webhooks.onAny(() => Promise.reject(new Error("no")));
    await addAll(made.store, delivery("d1"));
    made.inbox.start();
    const next = async () => (await made.store.get("d1"))?.nextAttemptAt;
    await expect.poll(next).toBeGreaterThan(T);
    expect(await next()).toBeLessThanOrEqual(T + 1000);
    expect(made.lines.join()).toContain("backoff");
  });
});

describe("an old delivery", () => {
  it("is deleted automatically: a handled one after keep, a dead one after keepDead", async () => {
    const day = 86_400_000;
    const store = memoryStore();
    const end = async (id: string, at: number, outcome: "handled" | "dead") => {
      await addAll(store, delivery(id, { receivedAt: 0 }));
      const [claimed] = await store.claim({ now: at, leaseUntil: at, limit: 1, worker: "test" });
      await store.settle({ claim: claimed?.claim ?? "", at, outcome, error: "E" });
    };
    for (const id of numbered(250)) await end(id, T, "handled");
    await end("young", T + 2 * day, "handled");
    await end("dead", T, "dead");
    await using made = newInbox({ store, keep: 2 * day, keepDead: 5 * day, now: () => T + 3 * day });
    made.inbox.start();
    await expect.poll(() => store.counts()).toMatchObject({ handled: 1, dead: 1 });

    await using later_ = newInbox({ store, keep: Infinity, keepDead: 5 * day, now: () => T + 6 * day });
    later_.inbox.start();
    await expect.poll(() => store.counts()).toMatchObject({ handled: 1, dead: 0 });
  });
});

it("gives up at once on a delivery whose stored payload is no longer JSON, and handles the others", async () => {
  const store = memoryStore();
  const stored = { name: "push", action: undefined, receivedAt: Date.now() };
  await store.add({ ...stored, id: "damaged", payload: new TextEncoder().encode("{") }, 10);
  await store.add({ ...stored, id: "whole", payload: new TextEncoder().encode("{}") }, 10);
  await using made = newInbox({ store });
  made.inbox.start();
  await expect.poll(async () => (await store.get("whole"))?.state).toBe("handled");
  await expect.poll(async () => (await store.get("damaged"))?.state).toBe("dead");
  expect(await store.get("damaged")).toMatchObject({ attempts: 1, lastError: expect.stringContaining("not JSON") });
  expect(made.lines).toContainEqual(expect.stringMatching(/^error .*gives up on delivery damaged .*damaged/));
});
