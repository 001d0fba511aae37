import { describe, expect, it } from "vitest";
import { type BatchOptions, createBatches } from "../../src/adapters/batches.ts";

/** Batches whose writes end when the test says so. */
function held(options: Partial<BatchOptions<string>> = {}) {
  const begun: (readonly string[])[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const batches = createBatches<string>({
    write: (items) => {
      begun.push(items);
      const end = Promise.withResolvers<void>();
      ends.push(end);
      return end.promise;
    },
    isShared: () => true,
    ownerOf: (item) => item,
    maxItems: 10,
    slots: 1,
    parallelAfterMs: 60_000,
    waiting: 10,
    waitingPerOwner: 10,
    ...options,
  });
  return {
    ...batches,
    begun,
    end: (at: number) => ends[at]?.resolve(),
    fail: (at: number) => ends[at]?.reject("gone"),
  };
}

describe("batches", () => {
  it("start at once with what is waiting, and the next one takes what arrived meanwhile", async () => {
    const { add, begun, end, waiting } = held();
    const first = [add("a"), add("b")];
    await expect.poll(() => begun).toEqual([["a", "b"]]);
    const later = [add("c"), add("d"), add("e")];
    expect(waiting()).toBe(3);
    end(0);
    await Promise.all(first);
    await expect
      .poll(() => begun)
      .toEqual([
        ["a", "b"],
        ["c", "d", "e"],
      ]);
    end(1);
    await Promise.all(later);
  });

  it("are limited in size", async () => {
    const { add, begun, end } = held({ maxItems: 2 });
    const all = Promise.all(["a", "b", "c"].map(add));
    await expect.poll(() => begun.length).toBe(1);
    end(0);
    await expect.poll(() => begun).toEqual([["a", "b"], ["c"]]);
    end(1);
    await all;
  });

  it("do not wait long for one that hangs, and are limited in number", async () => {
    const { add, begun, end, waiting } = held({ slots: 2, parallelAfterMs: 5 });
    const added: Promise<void>[] = [];
    for (const item of ["a", "b"]) {
      added.push(add(item));
      await expect.poll(() => begun.at(-1)).toEqual([item]);
    }
    added.push(add("c"));
    end(1);
    await expect.poll(() => begun).toEqual([["a"], ["b"], ["c"]]);
    added.push(add("d"));
    await added[1];
    expect([begun.length, waiting()]).toEqual([3, 1]);
    end(0);
    await expect.poll(() => begun.length).toBe(4);
    for (const at of [2, 3]) end(at);
    await Promise.all(added);
  });

  it("are written without a failing member, which gets the error", async () => {
    const written: string[] = [];
    const write = async (items: readonly string[]): Promise<void> => {
      if (items.includes("bad")) throw new Error("bad");
      written.push(...items);
    };
    const { add } = held({ write, isShared: () => false });
    const settled = await Promise.allSettled(["a", "b", "bad", "c", "d"].map(add));
    expect(settled.map(({ status }) => status === "fulfilled")).toEqual([true, true, false, true, true]);
    expect(settled[2]).toMatchObject({ reason: new Error("bad") });
    expect(written).toEqual(["a", "b", "c", "d"]);
  });

  it("that fail for an external reason are not retried, and all members get the error", async () => {
    const { add, begun, fail, settled } = held();
    const all = Promise.allSettled(["a", "b"].map(add));
    await expect.poll(() => begun.length).toBe(1);
    fail(0);
    expect(await all).toEqual(["a", "b"].map(() => ({ status: "rejected", reason: "gone" })));
    await settled();
    expect(begun).toHaveLength(1);
  });

  it.each([
    ["in all", { waiting: 2 }],
    ["of one owner", { waitingPerOwner: 2, ownerOf: () => "ann" }],
  ] as const)("refuse what exceeds the limit %s, until there is room", async (_what, bounds) => {
    const { add, begun, end } = held(bounds);
    const added = [add("a")];
    await expect.poll(() => begun.length).toBe(1);
    added.push(add("b"), add("c"));
    await expect(add("d")).rejects.toMatchObject({ code: "overloaded", retryAfter: 1 });
    end(0);
    await expect.poll(() => begun.length).toBe(2);
    added.push(add("d"));
    end(1);
    await expect.poll(() => begun).toEqual([["a"], ["b", "c"], ["d"]]);
    end(2);
    await Promise.all(added);
  });

  it("are settled when nothing is waiting", async () => {
    const { add, begun, end, settled } = held();
    const log: string[] = [];
    void add("a");
    await expect.poll(() => begun.length).toBe(1);
    void add("b").then(() => log.push("written"));
    const over = settled().then(() => log.push("settled"));
    end(0);
    await expect.poll(() => begun.length).toBe(2);
    end(1);
    await over;
    expect(log).toEqual(["written", "settled"]);
    await settled();
  });
});
