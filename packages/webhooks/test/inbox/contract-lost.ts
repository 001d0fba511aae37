import { describe, expect, it } from "vitest";
import type { ClaimedDelivery, InboxStore } from "../../src/inbox/store/store.ts";
import { addAll, addIn, claim, claimOne, delivery, LEASE, type MakeStore, numbered, T } from "./store-deliveries.ts";

const claimAs = (
  alone: boolean,
  store: InboxStore,
  now: number,
  more: Partial<Parameters<InboxStore["claim"]>[0]> = {},
): Promise<readonly ClaimedDelivery[]> =>
  store.claim({ now, leaseUntil: now + LEASE, limit: 4, worker: "test", alone, ...more });
const idsOf = (claimed: readonly ClaimedDelivery[]): string[] => claimed.map(({ id }) => id);

/** What `alone` and `exhausted` of `claim` promise for deliveries whose process has died. */
export function lostContract(makeStore: MakeStore): void {
  describe("a claim by a claimant that runs nothing else", () => {
    it("returns deliveries with expired leases one at a time, and says that an attempt was lost", async () => {
      await using made = await makeStore();
      await addAll(made.store, ...["a", "b", "c"].map((id) => delivery(id)));
      await claim(made.store);
      for (const id of ["a", "b", "c"])
        expect(await claimAs(true, made.store, T + LEASE)).toMatchObject([{ id, attempt: 2, lost: true }]);
      expect(await claimAs(true, made.store, T + LEASE)).toStrictEqual([]);
      expect(await made.store.counts()).toStrictEqual({ waiting: 0, running: 3, handled: 0, dead: 0 });
    });

    it("returns what has been due for longer, without what was lost, and says nothing of lost attempts", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "lost");
      for (const [id, receivedAt] of [
        ["sooner", T + LEASE - 1],
        ["later 1", T + LEASE + 1],
        ["later 2", T + LEASE + 2],
      ] as const)
        await addAll(made.store, delivery(id, { receivedAt }));
      const claimed = await claimAs(true, made.store, T + LEASE + 5);
      expect(idsOf(claimed)).toStrictEqual(["sooner", "later 1", "later 2"]);
      for (const each of claimed) expect(each).not.toHaveProperty("lost");
      expect(idsOf(await claimAs(true, made.store, T + LEASE + 5))).toStrictEqual(["lost"]);
    });

    it("returns a delivery alone whose lease ends implausibly late", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "a");
      await addIn("running", made.store, "b");
      await addAll(made.store, delivery("waits", { receivedAt: T - LEASE }));
      const late = { latest: { waiting: undefined, running: T - LEASE } };
      expect(idsOf(await claimAs(true, made.store, T - LEASE, late))).toStrictEqual(["waits"]);
      expect(await claimAs(false, made.store, T - LEASE, late)).toStrictEqual([]);
      expect(await claimAs(true, made.store, T - LEASE, late)).toMatchObject([{ id: "b", lost: true }]);
      expect(await claimAs(true, made.store, T - LEASE, late)).toMatchObject([{ id: "a", lost: true }]);
    });
  });

  describe("a claim by a claimant that runs others", () => {
    it("passes over what was lost for as long as a lease lasts; then what follows that waits", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "lost");
      await addAll(made.store, ...["a", "b"].map((id) => delivery(id, { receivedAt: T + LEASE + 1 })));
      const one = { limit: 1 };
      expect(idsOf(await claimAs(false, made.store, T + 2 * LEASE - 1, one))).toStrictEqual(["a"]);
      expect(await claimAs(false, made.store, T + 2 * LEASE)).toStrictEqual([]);
      expect(idsOf(await claimAs(true, made.store, T + 2 * LEASE))).toStrictEqual(["lost"]);
      expect(idsOf(await claimAs(false, made.store, T + 2 * LEASE))).toStrictEqual(["b"]);
    });

    it("passes over what was lost again, so that a claimant that is never idle goes on: held up are 1 and 4 leases", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "lost");
      const heldUp: string[] = [];
      const more = { limit: 1, onHeldUp: (id: string) => void heldUp.push(id) };
      const leases: number[] = [];
      const expiry = T + LEASE;
      for (let at = 0; at < 40; at++) {
        // The others are due after it.
        const now = expiry + at * LEASE + 1;
        await addAll(made.store, delivery(`at ${at}`, { receivedAt: expiry + 1 }));
        if ((await claimAs(false, made.store, now, { ...more, leaseUntil: now + LEASE })).length === 0) leases.push(at);
      }
      expect(leases).toStrictEqual([1, 4, 5, 6, 7, 16, 17, 18, 19, 28, 29, 30, 31]);
      expect(heldUp).toStrictEqual(leases.map(() => "lost"));
      // It keeps its place.
      const now = expiry + 50 * LEASE;
      expect(idsOf(await claimAs(true, made.store, now, { leaseUntil: now + LEASE }))).toStrictEqual(["lost"]);
    });

    it("takes what waits behind more lost deliveries than its limit", async () => {
      await using made = await makeStore();
      await addAll(made.store, ...numbered(10).map((id) => delivery(id)));
      await claim(made.store);
      await addAll(made.store, delivery("waits", { receivedAt: T + LEASE }));
      expect(idsOf(await claimAs(false, made.store, T + LEASE, { limit: 2 }))).toStrictEqual(["waits"]);
    });
  });

  it("each lost delivery is claimed by one of many claimants that run nothing else", async () => {
    await using made = await makeStore();
    await addAll(made.store, ...numbered(12).map((id) => delivery(id)));
    await claim(made.store, T, 12);
    const stores = [made.store, ...(made.another === undefined ? [] : [await made.another(), await made.another()])];
    const taken: string[] = [];
    await Promise.all(
      numbered(6).map(async (_, index) => {
        for (;;) {
          const got = await claimAs(true, stores[index % stores.length] ?? made.store, T + LEASE);
          if (got.length === 0) return;
          expect(got).toHaveLength(1);
          taken.push(...idsOf(got));
        }
      }),
    );
    // A slower claimant may find nothing once; what remains is there for the next claim.
    for (let got = [...taken]; got.length > 0; taken.push(...got))
      got = idsOf(await claimAs(true, made.store, T + LEASE));
    expect(taken.sort()).toStrictEqual(numbered(12).sort());
  });

  describe("a delivery whose last attempt was lost", () => {
    const exhausted = { attempts: 2, reason: "No attempt is left." };

    it.each([true, false, undefined])(
      "becomes dead without another attempt, and is reported once; alone: %s",
      async (alone) => {
        await using made = await makeStore();
        await addAll(made.store, delivery("last"));
        await claimOne(made.store);
        const old = await claimOne(made.store, T + LEASE);
        await addAll(made.store, delivery("first", { receivedAt: T + 1 }), delivery("waits", { receivedAt: T + 2 }));
        const reported: string[] = [];
        const onExhausted = (id: string, reason: string): void => void reported.push(`${id}: ${reason}`);
        const more = { exhausted, onExhausted, ...(alone !== undefined && { alone }) };
        const request = { now: T + 2 * LEASE, leaseUntil: T + 3 * LEASE, limit: 4, worker: "test", ...more };
        expect(idsOf(await made.store.claim(request))).toStrictEqual(["first", "waits"]);
        expect(await made.store.get("last")).toMatchObject({
          state: "dead",
          attempts: 2,
          nextAttemptAt: null,
          handledAt: null,
          lastError: exhausted.reason,
          log: [
            { number: 1, endedAt: T + LEASE, outcome: "lost", error: null },
            { number: 2, endedAt: T + 2 * LEASE, outcome: "lost", error: null },
          ],
        });
        expect(reported).toStrictEqual([`last: ${exhausted.reason}`]);
        expect(await made.store.counts()).toStrictEqual({ waiting: 0, running: 2, handled: 0, dead: 1 });
        expect(await made.store.renew([old.claim], T + 9 * LEASE)).toStrictEqual([]);
        expect(await made.store.settle({ claim: old.claim, at: T + 9 * LEASE, outcome: "handled" })).toBe(false);
        expect(await made.store.prune({ before: 0, deadBefore: T + 2 * LEASE + 1, limit: 9 })).toBe(1);
      },
    );

    it("can be redelivered, with all its attempts", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "a");
      const once = { attempts: 1, reason: "No attempt is left." };
      expect(await claimAs(true, made.store, T + LEASE, { exhausted: once })).toStrictEqual([]);
      expect(await made.store.redeliver("a", T + LEASE)).toBe("queued");
      expect(await claimAs(true, made.store, T + LEASE, { exhausted: once })).toMatchObject([{ id: "a", attempt: 1 }]);
      expect((await made.store.get("a"))?.log.map(({ number, outcome }) => [number, outcome])).toStrictEqual([
        [1, "lost"],
        [2, "running"],
      ]);
    });

    it("is not one that waits, however often it was attempted", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      await made.store.settle({ claim: token, at: T, outcome: "retry", nextAttemptAt: T, error: "E" });
      const once = { attempts: 1, reason: "No attempt is left." };
      expect(await claimAs(true, made.store, T, { exhausted: once })).toMatchObject([{ id: "a", attempt: 2 }]);
    });
  });
}
