import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { pruneWindows } from "../../../src/tasks/prune-windows.ts";
import { testStorage } from "../../support/database.ts";

describe("windows of rate limits", () => {
  it("count from 1, separately for each name and each window", async () => {
    await using storage = await testStorage();
    const { take } = storage.stores.rateWindows;
    expect([await take("a", 1000), await take("a", 1000), await take("a", 1000)]).toEqual([1, 2, 3]);
    expect([await take("b", 1000), await take("a", 1_785_000_000_000)]).toEqual([1, 1]);
    expect(await take("a", 1000)).toBe(4);
  });

  it("return each number once, also to concurrent callers", async () => {
    await using storage = await testStorage();
    const { take } = storage.stores.rateWindows;
    const numbers = await Promise.all(Array.from({ length: 60 }, () => take("a", 1000)));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  });

  it("are rolled back with the transaction", async () => {
    await using storage = await testStorage();
    const failing = storage.transaction(async ({ rateWindows }) => {
      await rateWindows.take("a", 1000);
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(await storage.stores.rateWindows.take("a", 1000)).toBe(1);
  });

  it("are deleted in batches once they ended, and no others", async () => {
    await using storage = await testStorage();
    const { take, prune } = storage.stores.rateWindows;
    for (const ends of [1, 2, 3, 4, 5]) await take("a", ends * 1000);
    await take("b", 1000);
    expect([await prune(4000, 2), await prune(4000, 2), await prune(4000, 2)]).toEqual([2, 2, 0]);
    expect(await storage.knex("rate_windows").orderBy("ends").pluck("ends")).toEqual([4000, 5000]);
  });

  it("are deleted while the service runs, some minutes after their end, also after a failed round", async () => {
    await using storage = await testStorage();
    const { take, prune } = storage.stores.rateWindows;
    const now = 10_000_000;
    for (const ends of [1, now - 300_001, now - 300_000, now + 1]) await take("a", ends);
    const errors: unknown[] = [];
    let rounds = 0;
    const failingOnce = async (before: number, most: number): Promise<number> => {
      if (rounds++ === 0) throw new Error("gone");
      return prune(before, most);
    };
    {
      await using _pruning = pruneWindows({
        prune: failingOnce,
        now: () => now,
        onError: (e) => errors.push(e),
        interval: 5,
      });
      while (rounds < 3) await sleep(5);
    }
    expect(errors).toHaveLength(1);
    expect(await storage.knex("rate_windows").orderBy("ends").pluck("ends")).toEqual([now - 300_000, now + 1]);
    const stoppedAt = rounds;
    await sleep(30);
    expect(rounds).toBe(stoppedAt);
  });
});
