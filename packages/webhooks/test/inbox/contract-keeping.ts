import { describe, expect, it } from "vitest";
import {
  addAll,
  addIn,
  bytes,
  claim,
  claimOne,
  delivery,
  LEASE,
  type MakeStore,
  numbered,
  T,
} from "./store-deliveries.ts";

/** What `add`, `get`, `redeliver`, `prune`, `delete`, `counts` promise. */
export function keepingContract(makeStore: MakeStore): void {
  describe("add", () => {
    it("stores a delivery unchanged", async () => {
      await using made = await makeStore();
      expect(await made.store.add(delivery("a"), 10)).toBe("stored");
      expect(await made.store.get("a")).toStrictEqual({
        id: "a",
        name: "issues",
        action: "opened",
        state: "waiting",
        bytes: 28,
        receivedAt: T,
        attempts: 0,
        nextAttemptAt: T,
        handledAt: null,
        lastError: null,
        log: [],
        payload: expect.anything(),
      });
    });

    it.each([
      ["every byte", Uint8Array.from({ length: 256 }, (_, i) => i)],
      ["text of several scripts", bytes('{"text":"héllo ✓ 😀"}')],
      ["nothing", new Uint8Array(0)],
      ["two megabytes", new Uint8Array(2_000_000).fill(0x20)],
    ])("stores the payload byte for byte: %s", async (_, payload) => {
      await using made = await makeStore();
      const given = payload.slice();
      await made.store.add(delivery("a", { payload: given }), 10);
      given.fill(1);
      expect(Uint8Array.from((await made.store.get("a"))?.payload ?? [])).toStrictEqual(payload);
      const claimed = await claimOne(made.store);
      expect(Uint8Array.from(claimed.payload)).toStrictEqual(payload);
      claimed.payload.fill(1);
      expect(Uint8Array.from((await made.store.get("a"))?.payload ?? [])).toStrictEqual(payload);
    });

    it("stores a delivery without an action", async () => {
      await using made = await makeStore();
      await made.store.add(delivery("a", { name: "push", action: undefined }), 10);
      expect(await made.store.get("a")).toMatchObject({ name: "push", action: null });
    });

    it("stores ids, names and actions of 255 characters in any script", async () => {
      await using made = await makeStore();
      const long = "😀".repeat(255);
      await made.store.add(delivery(long, { name: long, action: long }), 10);
      expect(await made.store.get(long)).toMatchObject({ id: long, name: long, action: long });
      expect(await claimOne(made.store)).toMatchObject({ id: long, name: long });
    });

    it.each([
      ["letter case", "ABC"],
      ["accents", "äbc"],
      ["a trailing space", "abc "],
      ["a leading zero", "0abc"],
    ])("distinguishes ids by %s", async (_, other) => {
      await using made = await makeStore();
      await made.store.add(delivery("abc"), 10);
      expect(await made.store.get(other)).toBeUndefined();
      expect(await made.store.add(delivery(other), 10)).toBe("stored");
      expect(await made.store.redeliver(other.toUpperCase().trimEnd(), T)).toBe(other === "ABC" ? "queued" : "unknown");
    });

    it.each(["waiting", "running", "handled", "dead"] as const)(
      "returns duplicate for a known id that is %s, and changes nothing",
      async (state) => {
        await using made = await makeStore();
        await addIn(state, made.store, "a");
        const known = await made.store.get("a");
        const again = delivery("a", { name: "push", action: undefined, payload: bytes("{}"), receivedAt: T + 5 });
        expect(await made.store.add(again, 10)).toBe("duplicate");
        expect(await made.store.get("a")).toStrictEqual(known);
        expect(await made.store.counts()).toStrictEqual({ waiting: 0, running: 0, handled: 0, dead: 0, [state]: 1 });
      },
    );

    it.each([
      ["waiting", "full"],
      ["running", "full"],
      ["handled", "stored"],
      ["dead", "stored"],
    ] as const)("with a limit of 2 and one delivery that is %s, returns for a third: %s", async (state, answer) => {
      await using made = await makeStore();
      await addIn(state, made.store, "a");
      expect(await made.store.add(delivery("b"), 2)).toBe("stored");
      expect(await made.store.add(delivery("c"), 2)).toBe(answer);
      expect((await made.store.get("c"))?.state).toBe(answer === "full" ? undefined : "waiting");
    });

    it("returns duplicate, not full, for a known id in a full inbox", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      expect(await made.store.add(delivery("a"), 1)).toBe("duplicate");
    });
  });

  it("get returns undefined for an unknown id", async () => {
    await using made = await makeStore();
    expect(await made.store.get("a")).toBeUndefined();
  });

  describe("redeliver", () => {
    it.each([
      ["handled", "queued"],
      ["dead", "queued"],
      ["running", "running"],
    ] as const)("of a delivery that is %s returns %s", async (state, answer) => {
      await using made = await makeStore();
      await addIn(state, made.store, "a");
      const before = await made.store.get("a");
      expect(await made.store.redeliver("a", T + 7)).toBe(answer);
      const queued = { state: "waiting", attempts: 0, nextAttemptAt: T + 7, handledAt: null };
      expect(await made.store.get("a")).toStrictEqual(answer === "running" ? before : { ...before, ...queued });
      expect(await claim(made.store, T + 6)).toStrictEqual([]);
      expect((await claim(made.store, T + 7)).map(({ attempt }) => attempt)).toStrictEqual(
        answer === "running" ? [] : [1],
      );
    });

    it("returns unknown for an unknown id", async () => {
      await using made = await makeStore();
      expect(await made.store.redeliver("a", T)).toBe("unknown");
    });

    it("leaves a delivery that waits due when it was", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      expect(await made.store.redeliver("a", T + 7)).toBe("queued");
      expect(await made.store.get("a")).toMatchObject({ state: "waiting", nextAttemptAt: T });
      expect(await claim(made.store, T - 1)).toStrictEqual([]);
      expect((await claim(made.store, T)).map(({ attempt }) => attempt)).toStrictEqual([1]);
    });

    it.each(["waiting", "handled", "dead"] as const)(
      "puts a delivery that is %s before all that wait, even if they are overdue",
      async (state) => {
        await using made = await makeStore();
        await addIn(state, made.store, "again");
        await addAll(made.store, ...numbered(4).map((id, n) => delivery(id, { receivedAt: T - 10 + n })));
        expect(await made.store.redeliver("again", T + 100)).toBe("queued");
        expect(await made.store.nextDue()).toBeLessThan(T - 10);
        const order = (await claim(made.store, T + 100)).map(({ id }) => id);
        expect(order).toStrictEqual(["again", ...numbered(4)]);
      },
    );

    it("puts the one that was redelivered last first", async () => {
      await using made = await makeStore();
      await addAll(made.store, ...numbered(3).map((id) => delivery(id)));
      for (const id of ["d1", "d2"]) await made.store.redeliver(id, T + 5);
      expect((await claim(made.store, T + 5)).map(({ id }) => id)).toStrictEqual(["d2", "d1", "d0"]);
    });

    it("makes a delivery due now when all others are due later", async () => {
      await using made = await makeStore();
      await addIn("dead", made.store, "again");
      await addAll(made.store, delivery("later", { receivedAt: T + 50 }));
      await made.store.redeliver("again", T + 5);
      expect(await made.store.nextDue()).toBe(T + 5);
    });

    it("makes a delivery that waits for its next attempt due at once, with its attempts reset and its log kept", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "a");
      const { claim } = await claimOne(made.store, T + 30_000);
      await made.store.settle({ claim, at: T + 31_000, outcome: "retry", nextAttemptAt: T + 90_000, error: "E" });
      await made.store.redeliver("a", T + 40_000);
      expect(await claimOne(made.store, T + 40_000)).toMatchObject({ id: "a", attempt: 1 });
      expect(await made.store.get("a")).toMatchObject({ attempts: 1, lastError: "E" });
      expect((await made.store.get("a"))?.log.map(({ number, outcome }) => [number, outcome])).toStrictEqual([
        [1, "lost"],
        [2, "failed"],
        [3, "running"],
      ]);
    });

    it("does not take a delivery with an expired lease from the claim that still holds it", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim } = await claimOne(made.store);
      expect(await made.store.redeliver("a", T + 60_000)).toBe("running");
      expect(await made.store.settle({ claim, at: T + 60_001, outcome: "handled" })).toBe(true);
    });
  });

  describe("prune", () => {
    const ids = async (store: Parameters<typeof addIn>[1]): Promise<string[]> =>
      (await store.list({ limit: 100 })).deliveries.map(({ id }) => id).sort();

    it.each([
      [T, T, 0, ["dead", "handled", "running", "waiting"]],
      [T + 1, T, 1, ["dead", "running", "waiting"]],
      [T, T + 1, 1, ["handled", "running", "waiting"]],
      [T + 1, T + 1, 2, ["running", "waiting"]],
      [0, 0, 0, ["dead", "handled", "running", "waiting"]],
    ])("with handled before %d and dead before %d deletes %d", async (before, deadBefore, deleted, left) => {
      await using made = await makeStore();
      for (const state of ["handled", "dead", "running", "waiting"] as const) await addIn(state, made.store, state);
      expect(await made.store.prune({ before, deadBefore, limit: 10 })).toBe(deleted);
      expect(await ids(made.store)).toStrictEqual(left);
    });

    it("uses the time at which a delivery ended, not when it was received", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"), delivery("b"));
      for (const [index, { claim: token }] of (await claim(made.store)).entries()) {
        await made.store.settle({
          claim: token,
          at: T + 100,
          ...(index ? { outcome: "dead", error: "E" } : { outcome: "handled" }),
        });
      }
      expect(await made.store.prune({ before: T + 100, deadBefore: T + 100, limit: 10 })).toBe(0);
      expect(await made.store.prune({ before: T + 101, deadBefore: T + 101, limit: 10 })).toBe(2);
    });

    it("keeps a delivery that was redelivered and settled again", async () => {
      await using made = await makeStore();
      await addIn("handled", made.store, "a");
      await made.store.redeliver("a", T + 50);
      expect(await made.store.prune({ before: T + 60, deadBefore: T + 60, limit: 10 })).toBe(0);
      const { claim } = await claimOne(made.store, T + 60);
      await made.store.settle({ claim, at: T + 100, outcome: "handled" });
      expect(await made.store.prune({ before: T + 60, deadBefore: T + 60, limit: 10 })).toBe(0);
    });

    it("deletes no more than its limit, after which the id is accepted again", async () => {
      await using made = await makeStore();
      for (const id of ["a", "b", "c"]) await addIn("handled", made.store, id);
      const old = { before: T + 1, deadBefore: 0, limit: 2 };
      expect(await made.store.prune(old)).toBe(2);
      expect(await made.store.prune(old)).toBe(1);
      expect(await made.store.prune(old)).toBe(0);
      expect(await made.store.add(delivery("a"), 10)).toBe("stored");
      expect((await made.store.get("a"))?.log).toStrictEqual([]);
    });
  });

  describe("delete", () => {
    const states = ["handled", "dead", "running", "waiting"] as const;

    it.each([
      [["handled", "dead"], 2, ["running", "waiting"]],
      [["dead"], 1, ["handled", "running", "waiting"]],
      [["handled"], 1, ["dead", "running", "waiting"]],
    ] as const)("of those that are %j deletes %d", async (given, deleted, left) => {
      await using made = await makeStore();
      for (const state of states) await addIn(state, made.store, state);
      expect(await made.store.delete([...states, "unknown", "dead"], given)).toBe(deleted);
      const { deliveries } = await made.store.list({ limit: 100 });
      expect(deliveries.map(({ id }) => id).sort()).toStrictEqual(left);
      const kept = (state: (typeof states)[number]): number =>
        ([...left] as string[]).filter((id) => id === state).length;
      expect(await made.store.counts()).toStrictEqual({
        waiting: 1,
        running: 1,
        handled: kept("handled"),
        dead: kept("dead"),
      });
    });

    it("keeps what was not asked for, and what was redelivered", async () => {
      await using made = await makeStore();
      for (const id of ["a", "b", "c"]) await addIn("dead", made.store, id);
      await made.store.redeliver("b", T);
      expect(await made.store.delete(["a", "b"], ["dead"])).toBe(1);
      expect(await made.store.delete([], ["dead"])).toBe(0);
      expect(await made.store.counts()).toStrictEqual({ waiting: 1, running: 0, handled: 0, dead: 1 });
    });

    it("does not end an attempt whose lease has expired", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "a");
      expect(await made.store.delete(["a"], ["handled", "dead"])).toBe(0);
      expect(await claim(made.store, T + LEASE)).toMatchObject([{ id: "a", attempt: 2, lost: true }]);
    });

    it("makes the id unknown, and accepted again", async () => {
      await using made = await makeStore();
      await addIn("dead", made.store, "a");
      expect(await made.store.delete(["a"], ["dead"])).toBe(1);
      expect(await made.store.get("a")).toBeUndefined();
      expect(await made.store.redeliver("a", T)).toBe("unknown");
      expect(await made.store.add(delivery("a"), 10)).toBe("stored");
      expect((await made.store.get("a"))?.log).toStrictEqual([]);
    });
  });

  it("counts reports all four states", async () => {
    await using made = await makeStore();
    expect(await made.store.counts()).toStrictEqual({ waiting: 0, running: 0, handled: 0, dead: 0 });
    for (const [index, state] of (["dead", "handled", "handled", "running", "waiting"] as const).entries()) {
      await addIn(state, made.store, `${index}`);
    }
    expect(await made.store.counts()).toStrictEqual({ waiting: 1, running: 1, handled: 2, dead: 1 });
  });
}
