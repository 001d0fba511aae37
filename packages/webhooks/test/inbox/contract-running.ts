import { describe, expect, it } from "vitest";
import { addAll, addIn, bytes, claim, claimOne, delivery, LEASE, type MakeStore, T } from "./store-deliveries.ts";

/** What `claim`, `renew`, `settle`, `nextDue` promise. */
export function runningContract(makeStore: MakeStore): void {
  describe("claim", () => {
    it("returns a due delivery with its first attempt, once", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      expect(await claim(made.store, T - 1)).toStrictEqual([]);
      const { claim: token, payload, ...rest } = await claimOne(made.store);
      expect(rest).toStrictEqual({ id: "a", name: "issues", attempt: 1, receivedAt: T });
      expect(token).not.toBe("");
      expect(new TextDecoder().decode(payload)).toBe('{"action":"opened","id":"a"}');
      expect(await claim(made.store, T + LEASE - 1)).toStrictEqual([]);
      expect(await made.store.get("a")).toMatchObject({
        state: "running",
        attempts: 1,
        nextAttemptAt: null,
        log: [{ number: 1, startedAt: T, endedAt: null, outcome: "running", error: null }],
      });
    });

    it("returns first what has been due longest, then what was received first, up to its limit", async () => {
      await using made = await makeStore();
      for (const [id, receivedAt] of [
        ["c", T + 3],
        ["a1", T + 1],
        ["b", T + 2],
        ["a2", T + 1],
      ] as const) {
        await addAll(made.store, delivery(id, { receivedAt }));
      }
      expect((await claim(made.store, T + 3, 3)).map(({ id }) => id)).toStrictEqual(["a1", "a2", "b"]);
      expect((await claim(made.store, T + 3, 3)).map(({ id }) => id)).toStrictEqual(["c"]);
    });

    it("orders expired leases among waiting deliveries by the time they expired", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "lease ended");
      await addAll(made.store, delivery("later", { receivedAt: T + LEASE + 1 }));
      await addAll(made.store, delivery("sooner", { receivedAt: T + LEASE - 1 }));
      const order = (await claim(made.store, T + LEASE + 5)).map(({ id }) => id);
      expect(order).toStrictEqual(["sooner", "lease ended", "later"]);
    });

    it("never returns handled or dead deliveries", async () => {
      await using made = await makeStore();
      await addIn("handled", made.store, "a");
      await addIn("dead", made.store, "b");
      expect(await claim(made.store, T + 10 * LEASE)).toStrictEqual([]);
    });

    it("takes a delivery whose lease has expired; its attempt is lost, and the next attempt has the next number", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const first = await claimOne(made.store);
      expect(await claim(made.store, T + LEASE - 1)).toStrictEqual([]);
      const second = await claimOne(made.store, T + LEASE);
      expect(second.attempt).toBe(2);
      expect(second.claim).not.toBe(first.claim);
      expect((await made.store.get("a"))?.log).toStrictEqual([
        { number: 1, startedAt: T, endedAt: T + LEASE, outcome: "lost", error: null },
        { number: 2, startedAt: T + LEASE, endedAt: null, outcome: "running", error: null },
      ]);
    });

    it("returns as many as their payloads have the wanted bytes, in order, and one whatever its size", async () => {
      await using made = await makeStore();
      const sizes = { large: 50, a: 10, b: 10, c: 11, d: 1 };
      for (const [at, [id, size]] of Object.entries(sizes).entries())
        await addAll(made.store, delivery(id, { payload: bytes("x".repeat(size)), receivedAt: T + at }));
      const within = async (most: number): Promise<string[]> => {
        const request = { now: T + 10, leaseUntil: T + LEASE, limit: 10, worker: "test", bytes: most };
        return (await made.store.claim(request)).map(({ id }) => id);
      };
      expect(await within(30)).toStrictEqual(["large"]);
      // A smaller one that follows is not claimed before the one that has no room.
      expect(await within(30)).toStrictEqual(["a", "b"]);
      expect(await within(12)).toStrictEqual(["c", "d"]);
      expect((await made.store.counts()).running).toBe(5);
    });

    it("counts the bytes of expired leases and of deliveries that are scheduled too late too", async () => {
      await using made = await makeStore();
      const payload = bytes("x".repeat(10));
      await addIn("running", made.store, "lost");
      await addAll(made.store, delivery("due", { payload, receivedAt: T + 1 }));
      await addAll(made.store, delivery("far", { payload, receivedAt: T + 10 * LEASE }));
      const now = T + LEASE;
      const latest = { waiting: now + LEASE, running: now + LEASE };
      const request = { now, leaseUntil: now + LEASE, limit: 10, worker: "test", latest, bytes: 10 };
      for (const expected of [["due"], ["lost"], ["far"], []])
        expect((await made.store.claim(request)).map(({ id }) => id)).toStrictEqual(expected);
    });

    it("returns nothing from an empty store", async () => {
      await using made = await makeStore();
      expect(await claim(made.store)).toStrictEqual([]);
    });
  });

  describe("settle", () => {
    it("handled ends the delivery", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      expect(await made.store.settle({ claim: token, at: T + 9, outcome: "handled" })).toBe(true);
      expect(await made.store.get("a")).toMatchObject({
        state: "handled",
        attempts: 1,
        nextAttemptAt: null,
        handledAt: T + 9,
        lastError: null,
        log: [{ number: 1, startedAt: T, endedAt: T + 9, outcome: "handled", error: null }],
      });
    });

    it("retry makes it wait until the given time, and records the error", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      const error = `TypeError: ✗ 😀\nError: second`;
      expect(
        await made.store.settle({ claim: token, at: T + 9, outcome: "retry", nextAttemptAt: T + 1000, error }),
      ).toBe(true);
      expect(await made.store.get("a")).toMatchObject({
        state: "waiting",
        attempts: 1,
        nextAttemptAt: T + 1000,
        handledAt: null,
        lastError: error,
        log: [{ number: 1, startedAt: T, endedAt: T + 9, outcome: "failed", error }],
      });
      expect(await claim(made.store, T + 999)).toStrictEqual([]);
      const second = await claimOne(made.store, T + 1000);
      expect(second.attempt).toBe(2);
      await made.store.settle({ claim: second.claim, at: T + 1001, outcome: "handled" });
      expect(await made.store.get("a")).toMatchObject({ state: "handled", lastError: null });
    });

    it("dead also ends it, and stores an error of 2000 characters in full", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      const error = "✗".repeat(2000);
      expect(await made.store.settle({ claim: token, at: T + 9, outcome: "dead", error })).toBe(true);
      expect(await made.store.get("a")).toMatchObject({
        state: "dead",
        nextAttemptAt: null,
        handledAt: null,
        lastError: error,
        log: [{ endedAt: T + 9, outcome: "failed", error }],
      });
    });

    it.each(["handled", "retry", "dead"] as const)(
      "%s with a lost claim changes nothing: the new claimant decides",
      async (outcome) => {
        await using made = await makeStore();
        await addAll(made.store, delivery("a"));
        const lost = await claimOne(made.store);
        const holder = await claimOne(made.store, T + LEASE);
        const before = await made.store.get("a");
        const late = { claim: lost.claim, at: T + LEASE + 1, error: "late", nextAttemptAt: T + LEASE + 2, outcome };
        expect(await made.store.settle(late)).toBe(false);
        expect(await made.store.get("a")).toStrictEqual(before);
        expect(await made.store.settle({ claim: holder.claim, at: T + LEASE + 3, outcome: "handled" })).toBe(true);
        expect(await made.store.settle(late)).toBe(false);
        expect(await made.store.get("a")).toMatchObject({ state: "handled", handledAt: T + LEASE + 3 });
      },
    );

    it("accepts a claim only once", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      await made.store.settle({ claim: token, at: T, outcome: "retry", nextAttemptAt: T + 5, error: "E" });
      const before = await made.store.get("a");
      expect(await made.store.settle({ claim: token, at: T + 1, outcome: "handled" })).toBe(false);
      expect(await made.store.get("a")).toStrictEqual(before);
    });

    it("is still possible after the lease has expired, until another process claims the delivery", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      expect(await made.store.settle({ claim: token, at: T + 5 * LEASE, outcome: "handled" })).toBe(true);
    });

    it("with an unknown claim changes nothing", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      expect(await made.store.settle({ claim: "never", at: T, outcome: "handled" })).toBe(false);
    });

    it("after a redelivery refuses a claim from before it", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const old = await claimOne(made.store);
      await made.store.settle({ claim: old.claim, at: T, outcome: "dead", error: "E" });
      await made.store.redeliver("a", T + 1);
      await claimOne(made.store, T + 1);
      expect(await made.store.settle({ claim: old.claim, at: T + 2, outcome: "handled" })).toBe(false);
    });
  });

  describe("renew", () => {
    it("extends the lease", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      expect(await made.store.renew([token], T + 2 * LEASE)).toStrictEqual([token]);
      // The same end twice, as with two renewals within a millisecond.
      expect(await made.store.renew([token], T + 2 * LEASE)).toStrictEqual([token]);
      expect(await claim(made.store, T + 2 * LEASE - 1)).toStrictEqual([]);
      expect(await claim(made.store, T + 2 * LEASE)).toHaveLength(1);
    });

    it("returns only the claims still held, and does not change the others", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("held"), delivery("settled"), delivery("lost"), delivery("other"));
      const [held, settled, lost, other] = (await claim(made.store)).map(({ claim: token }) => token) as [
        string,
        string,
        string,
        string,
      ];
      await made.store.renew([held, settled, other], T + 2 * LEASE);
      await made.store.settle({ claim: settled, at: T + 1, outcome: "handled" });
      const taken = await claimOne(made.store, T + LEASE);
      expect(taken.id).toBe("lost");
      expect([...(await made.store.renew([held, settled, lost, "never"], T + 9 * LEASE))]).toStrictEqual([held]);
      // Neither the new claimant nor the claim that was not named got a longer lease.
      expect((await claim(made.store, T + 3 * LEASE)).map(({ id }) => id).sort()).toStrictEqual(["lost", "other"]);
      expect(await made.store.get("settled")).toMatchObject({ state: "handled" });
    });

    it("restores a lease that expired unnoticed", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      expect(await made.store.renew([token], T + 5 * LEASE)).toStrictEqual([token]);
      expect(await claim(made.store, T + 4 * LEASE)).toStrictEqual([]);
    });

    it("of no claims returns no claims", async () => {
      await using made = await makeStore();
      expect(await made.store.renew([], T)).toStrictEqual([]);
    });
  });

  describe("nextDue", () => {
    it("returns when the first waiting delivery is due", async () => {
      await using made = await makeStore();
      expect(await made.store.nextDue()).toBeNull();
      await addAll(made.store, delivery("a", { receivedAt: T + 5 }), delivery("b", { receivedAt: T + 3 }));
      expect(await made.store.nextDue()).toBe(T + 3);
      const { claim: token } = await claimOne(made.store, T + 3);
      expect(await made.store.nextDue()).toBe(T + 5);
      await made.store.settle({ claim: token, at: T + 4, outcome: "retry", nextAttemptAt: T + 100, error: "E" });
      await claimOne(made.store, T + 5);
      expect(await made.store.nextDue()).toBe(T + 100);
    });

    it.each(["running", "handled", "dead"] as const)("returns nothing when the only delivery is %s", async (state) => {
      await using made = await makeStore();
      await addIn(state, made.store, "a");
      expect(await made.store.nextDue()).toBeNull();
    });
  });
}
