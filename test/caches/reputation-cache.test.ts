import { describe, expect, it } from "vitest";
import { createReputationCache } from "../../src/caches/reputation-cache.ts";

const forever = Number.POSITIVE_INFINITY;
const reputationUntil = (reputation: number, until = forever) => ({ reputation, until });
const all = (...current: [string, number][]) => ({ current: new Map(current), until: forever });

/** Reputations that the test answers one query after the other; each user has the number of the query. */
function queries(now = () => 0, until = forever) {
  const queried: (readonly string[])[] = [];
  const pending: (() => void)[] = [];
  const cache = createReputationCache(async (userIds) => {
    const number = queried.push(userIds);
    await new Promise<void>((resolve) => void pending.push(resolve));
    return new Map(userIds.map((userId) => [userId, reputationUntil(number, until)]));
  }, now);
  return { cache, queried, settle: () => pending.shift()?.() };
}

describe("the reputation cache", () => {
  it("queries all missing users at once, but not known ones", async () => {
    const { cache, queried, settle } = queries();
    const first = cache.get(["ann", "bob", "ann"]);
    settle();
    expect(await first).toEqual(all(["ann", 1], ["bob", 1]));
    const second = cache.get(["bob", "eve"]);
    settle();
    expect(await second).toEqual(all(["bob", 1], ["eve", 2]));
    expect(queried).toEqual([["ann", "bob"], ["eve"]]);
  });

  it("shares a pending query", async () => {
    const { cache, queried, settle } = queries();
    const both = Promise.all([cache.get(["ann"]), cache.get(["ann", "bob"])]);
    settle();
    settle();
    expect(await both).toEqual([all(["ann", 1]), all(["ann", 1], ["bob", 2])]);
    expect(queried).toEqual([["ann"], ["bob"]]);
  });

  it("does not cache what was read before a change", async () => {
    const { cache, queried, settle } = queries();
    const before = cache.get(["ann"]);
    cache.forget("ann");
    const after = cache.get(["ann"]);
    settle();
    settle();
    expect([await before, await after]).toEqual([all(["ann", 1]), all(["ann", 2])]);
    expect((await cache.get(["ann"])).current.get("ann")).toBe(2);
    expect(queried).toHaveLength(2);
  });

  it("queries again when time may have changed a reputation, and reports that time", async () => {
    let now = 10;
    const { cache, queried, settle } = queries(() => now, 20);
    const read = async () => {
      const reading = cache.get(["ann"]);
      settle();
      return reading;
    };
    expect(await read()).toEqual({ current: new Map([["ann", 1]]), until: 20 });
    now = 19;
    await read();
    expect(queried).toHaveLength(1);
    now = 20;
    expect((await read()).current.get("ann")).toBe(2);
  });

  it("forgets everything", async () => {
    const { cache, queried, settle } = queries();
    const first = cache.get(["ann"]);
    settle();
    await first;
    cache.forgetAll();
    const second = cache.get(["ann"]);
    settle();
    await second;
    expect(queried).toHaveLength(2);
  });

  it("names no more than 500 users in one statement", async () => {
    const { cache, queried, settle } = queries();
    const users = Array.from({ length: 1200 }, (_, at) => `user ${at}`);
    const answer = cache.get(users);
    for (let at = 0; at < 3; at++) {
      await expect.poll(() => queried.length).toBe(at + 1);
      settle();
    }
    expect((await answer).current.size).toBe(1200);
    expect(queried.map(({ length }) => length)).toEqual([500, 500, 200]);
  });

  it("queries again after a failure", async () => {
    let fails = true;
    const cache = createReputationCache(async (userIds) => {
      if (fails) throw new Error("gone");
      return new Map(userIds.map((userId) => [userId, reputationUntil(5)]));
    }, Date.now);
    await expect(Promise.all([cache.get(["ann"]), cache.get(["ann"])])).rejects.toThrow("gone");
    fails = false;
    expect(await cache.get(["ann"])).toEqual(all(["ann", 5]));
  });
});
