import { describe, expect, it } from "vitest";
import type { InboxStore } from "../../src/inbox/store/store.ts";
import { addAll, claim, delivery, LEASE, type MadeStore, type MakeStore, numbered, T } from "./store-deliveries.ts";

const several = async ({ store, another }: MadeStore, count: number): Promise<InboxStore[]> => [
  store,
  ...(await Promise.all(Array.from({ length: count - 1 }, () => another?.() ?? store))),
];

/** What the contract guarantees to concurrent callers, in one process and in several. */
export function raceContract(makeStore: MakeStore): void {
  describe("concurrently", () => {
    it("one of twenty calls that add the same id stores it", async () => {
      await using made = await makeStore();
      const stores = await several(made, 4);
      const answers = await Promise.all(numbered(20).map((_, i) => stores[i % 4]?.add(delivery("same"), 100)));
      expect(answers.sort()).toStrictEqual([...Array(19).fill("duplicate"), "stored"]);
      expect(await made.store.counts()).toMatchObject({ waiting: 1 });
    });

    it("calls that add different ids all store them", async () => {
      await using made = await makeStore();
      const stores = await several(made, 4);
      const answers = await Promise.all(numbered(40).map((id, i) => stores[i % 4]?.add(delivery(id), 100)));
      expect(new Set(answers)).toStrictEqual(new Set(["stored"]));
      expect(await made.store.counts()).toMatchObject({ waiting: 40 });
    });

    it("each delivery is claimed by one of many claimants", async () => {
      await using made = await makeStore();
      await addAll(made.store, ...numbered(60).map((id) => delivery(id)));
      const stores = await several(made, 4);
      const claimed: string[] = [];
      const tokens: string[] = [];
      await Promise.all(
        numbered(8).map(async (_, i) => {
          for (;;) {
            const got = await claim(stores[i % 4] ?? made.store, T, 3);
            if (got.length === 0) return;
            claimed.push(...got.map(({ id }) => id));
            tokens.push(...got.map((each) => each.claim));
          }
        }),
      );
      expect(claimed.sort()).toStrictEqual(numbered(60).sort());
      expect(new Set(tokens).size).toBe(60);
    });

    it("a delivery with an expired lease is claimed by one of many claimants", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      await claim(made.store);
      const stores = await several(made, 4);
      const got = await Promise.all(numbered(12).map((_, i) => claim(stores[i % 4] ?? made.store, T + LEASE)));
      expect(got.flat()).toHaveLength(1);
      expect((await made.store.get("a"))?.log).toHaveLength(2);
    });

    it("a late renewal, a late settle and a new claim leave either the old claim or the new one valid", async () => {
      await using made = await makeStore();
      await addAll(made.store, ...numbered(10).map((id) => delivery(id)));
      const old = await claim(made.store, T, 10);
      const [mine, others] = (await several(made, 2)) as [InboxStore, InboxStore];
      const [taken, renewed] = await Promise.all([
        claim(others, T + LEASE, 10),
        mine.renew(
          old.map((each) => each.claim),
          T + 2 * LEASE,
        ),
      ]);
      expect(taken.length + renewed.length).toBe(10);
      const ended = await Promise.all(
        [...old, ...taken].map((each) => mine.settle({ claim: each.claim, at: T + LEASE + 1, outcome: "handled" })),
      );
      expect(ended.filter(Boolean)).toHaveLength(10);
      expect(await made.store.counts()).toStrictEqual({ waiting: 0, running: 0, handled: 10, dead: 0 });
    });

    it("adding, claiming, settling, redelivering, pruning and deleting lose no delivery", async () => {
      await using made = await makeStore();
      const stores = await several(made, 3);
      const at = (index: number): InboxStore => stores[index % 3] ?? made.store;
      let adding = true;
      const worker = async (index: number): Promise<void> => {
        for (;;) {
          const over = !adding;
          const got = await claim(at(index), T, 4);
          for (const { claim: token } of got)
            await at(index + 1).settle({ claim: token, at: T + 1, outcome: "handled" });
          if (over && got.length === 0) return;
        }
      };
      const sender = async (): Promise<void> => {
        for (const [index, id] of numbered(30).entries()) {
          await at(index).add(delivery(id), 100);
          await at(index + 1).redeliver(id, T);
          await at(index + 2).prune({ before: T, deadBefore: T, limit: 5 });
          await at(index).delete(numbered(30), ["dead"]);
        }
        adding = false;
      };
      await Promise.all([worker(0), worker(1), sender()]);
      expect(await made.store.counts()).toStrictEqual({ waiting: 0, running: 0, handled: 30, dead: 0 });
    });
  });
}
