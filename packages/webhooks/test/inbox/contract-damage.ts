import { describe, expect, it } from "vitest";
import { addAll, bytes, claim, damages, delivery, LEASE, type MakeStore, T } from "./store-deliveries.ts";

/** A damaged delivery must not affect the others. */
export function damageContract(makeStore: MakeStore): void {
  describe("a delivery that is damaged", () => {
    it.each(damages)("becomes dead with a reason, and the others can be claimed: %s", async (how) => {
      await using made = await makeStore();
      if (made.damage === undefined) return;
      await addAll(made.store, delivery("a"), delivery("bad"), delivery("c"));
      await made.damage("bad", how);
      const reported: string[] = [];
      const onUnreadable = (id: string, reason: string): void => void reported.push(`${id}: ${reason}`);
      const request = { now: T, leaseUntil: T + LEASE, limit: 10, worker: "test", onUnreadable };
      const claimed = await made.store.claim(request);
      expect(claimed.map(({ id, attempt }) => [id, attempt])).toStrictEqual([
        ["a", 1],
        ["c", 1],
      ]);
      const { deliveries } = await made.store.list({ limit: 10, state: "dead" });
      expect(deliveries).toMatchObject([{ id: "bad", lastError: expect.stringMatching(/damaged|recorded/) }]);
      expect(reported).toStrictEqual([`bad: ${deliveries[0]?.lastError}`]);
      expect(await made.store.counts()).toStrictEqual({ waiting: 0, running: 2, handled: 0, dead: 1 });
      expect(await claim(made.store, T + 1)).toStrictEqual([]);
    });

    it("is still listed, becomes dead again when it is redelivered, and is finally pruned", async () => {
      await using made = await makeStore();
      if (made.damage === undefined) return;
      await addAll(made.store, delivery("bad"));
      await made.damage("bad", "payload gone");
      expect(await claim(made.store)).toStrictEqual([]);
      const found = await made.store.get("bad");
      expect(found).toMatchObject({ state: "dead", payload: undefined, log: [{ number: 1, outcome: "failed" }] });
      expect(await made.store.redeliver("bad", T + 1)).toBe("queued");
      expect(await claim(made.store, T + 1)).toStrictEqual([]);
      expect((await made.store.get("bad"))?.state).toBe("dead");
      expect(await made.store.prune({ before: T + 9, deadBefore: T + 9, limit: 10 })).toBe(1);
      expect(await made.store.get("bad")).toBeUndefined();
    });

    it("is also detected among large ones", async () => {
      await using made = await makeStore();
      if (made.damage === undefined) return;
      const large = new Uint8Array(5_000_000).fill(0x20);
      await addAll(made.store, delivery("a", { payload: large }), delivery("bad", { payload: large }));
      await made.damage("bad", "payload too short");
      const [first, ...others] = await claim(made.store);
      expect([first?.id, first?.payload.length, others]).toStrictEqual(["a", large.length, []]);
      expect((await made.store.get("bad"))?.state).toBe("dead");
    });
  });

  describe("a store that cannot read payloads for a while", () => {
    it("costs no delivery an attempt, and all can be claimed afterwards", async () => {
      await using made = await makeStore();
      if (made.withoutPayloads === undefined) return;
      await addAll(made.store, delivery("a"), delivery("b"), delivery("c", { payload: bytes("{}") }));
      for (let round = 0; round < 3; round++)
        await made.withoutPayloads(() => expect(claim(made.store, T + round)).rejects.toThrow());
      expect(await made.store.counts()).toStrictEqual({ waiting: 3, running: 0, handled: 0, dead: 0 });
      for (const id of ["a", "b", "c"])
        expect(await made.store.get(id)).toMatchObject({ state: "waiting", attempts: 0, nextAttemptAt: T, log: [] });
      expect((await claim(made.store, T + 5)).map(({ id, attempt }) => [id, attempt])).toStrictEqual([
        ["a", 1],
        ["b", 1],
        ["c", 1],
      ]);
    });

    it("costs no attempt either where a lease had already expired", async () => {
      await using made = await makeStore();
      if (made.withoutPayloads === undefined) return;
      await addAll(made.store, delivery("a"));
      await claim(made.store);
      const late = T + LEASE;
      await made.withoutPayloads(() => expect(claim(made.store, late)).rejects.toThrow());
      expect((await claim(made.store, late + 1)).map(({ attempt }) => attempt)).toStrictEqual([2]);
      expect((await made.store.get("a"))?.log.map(({ number, outcome }) => [number, outcome])).toStrictEqual([
        [1, "lost"],
        [2, "running"],
      ]);
    });
  });
}
