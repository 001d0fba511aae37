import { describe, expect, it } from "vitest";
import type { DeliveryFilter, InboxStore } from "../../src/inbox/store/store.ts";
import { addAll, claim, delivery, type MakeStore, T } from "./store-deliveries.ts";

/** Reads every page; returns the ids on each. */
async function pages(store: InboxStore, filter: DeliveryFilter): Promise<string[][]> {
  const found: string[][] = [];
  let before: string | null = null;
  do {
    const page = await store.list(before === null ? filter : { ...filter, before });
    found.push(page.deliveries.map(({ id }) => id));
    before = page.next;
  } while (before !== null && found.length < 100);
  return found;
}

/**
 * Five deliveries, the two newest of the same millisecond; `o1` is handled, `c1` dead, `p1` waits for its next attempt.
 */
async function five(store: InboxStore): Promise<void> {
  await addAll(
    store,
    delivery("o1", { action: "opened", receivedAt: T + 1 }),
    delivery("c1", { action: "closed", receivedAt: T + 2 }),
    delivery("p1", { name: "push", action: undefined, receivedAt: T + 3 }),
    delivery("o2", { action: "opened", receivedAt: T + 4 }),
    delivery("l1", { name: "label", action: "opened", receivedAt: T + 4 }),
  );
  const [o1, c1, p1] = await claim(store, T + 4, 3);
  await store.settle({ claim: o1?.claim ?? "", at: T + 10, outcome: "handled" });
  await store.settle({ claim: c1?.claim ?? "", at: T + 10, outcome: "dead", error: "E" });
  await store.settle({ claim: p1?.claim ?? "", at: T + 10, outcome: "retry", nextAttemptAt: T + 99, error: "E" });
}

/** What `list` promises. */
export function listingContract(makeStore: MakeStore): void {
  describe("list", () => {
    it.each([
      [{}, ["l1", "o2", "p1", "c1", "o1"]],
      [{ event: "issues" }, ["o2", "c1", "o1"]],
      [{ event: "Issues" }, []],
      [{ action: "opened" }, ["l1", "o2", "o1"]],
      [{ event: "issues", action: "opened" }, ["o2", "o1"]],
      [{ state: "waiting" }, ["l1", "o2", "p1"]],
      [{ state: "handled" }, ["o1"]],
      [{ state: "dead" }, ["c1"]],
      [{ state: "running" }, []],
      [{ from: T + 3 }, ["l1", "o2", "p1"]],
      [{ to: T + 3 }, ["c1", "o1"]],
      [{ from: T + 2, to: T + 4 }, ["p1", "c1"]],
      [{ from: T + 2, to: T + 2 }, []],
      [{ event: "issues", state: "waiting", from: T + 1, to: T + 5 }, ["o2"]],
    ] as const)("with %j: %j, newest first, in pages of any size", async (filter, ids) => {
      await using made = await makeStore();
      await five(made.store);
      expect(await pages(made.store, { ...filter, limit: 10 })).toStrictEqual([ids]);
      for (const limit of [1, 2, 3]) {
        const found = await pages(made.store, { ...filter, limit });
        expect(found.flat()).toStrictEqual(ids);
        expect(found).toHaveLength(Math.max(1, Math.ceil(ids.length / limit)));
      }
    });

    it("returns for each delivery what get returns, without payload and log", async () => {
      await using made = await makeStore();
      await five(made.store);
      for (const listed of (await made.store.list({ limit: 10 })).deliveries) {
        const known = await made.store.get(listed.id);
        expect(known).toStrictEqual({ ...listed, payload: expect.anything(), log: expect.anything() });
        expect(Object.keys(listed)).not.toContain("payload");
      }
    });

    it("neither repeats nor skips deliveries when others are added or deleted between pages", async () => {
      await using made = await makeStore();
      await five(made.store);
      const first = await made.store.list({ limit: 4 });
      expect(first.deliveries.at(-1)?.id).toBe("c1");
      await addAll(made.store, delivery("new", { receivedAt: T + 50 }));
      // The last delivery of the page is deleted, so its cursor refers to nothing that exists.
      expect(await made.store.prune({ before: 0, deadBefore: T + 11, limit: 10 })).toBe(1);
      const second = await made.store.list({ limit: 4, before: first.next ?? "" });
      expect(second.deliveries.map(({ id }) => id)).toStrictEqual(["o1"]);
    });

    it.each(["", "nonsense", "o1", "1", "-", "NaN.NaN", "1e3.1", "' or 1=1"])(
      "refuses the cursor %j with a RangeError",
      async (before) => {
        await using made = await makeStore();
        await five(made.store);
        await expect(made.store.list({ limit: 1, before })).rejects.toThrow(RangeError);
      },
    );
  });
}
