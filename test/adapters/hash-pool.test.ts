import { afterAll, describe, expect, it } from "vitest";
import { createHashPool, type HashPoolOptions } from "../../src/adapters/hash-pool.ts";
import { hashRounds } from "../../src/adapters/rounds.ts";

const pools: { close: () => Promise<void> }[] = [];
const pool = (options?: HashPoolOptions) => {
  const made = createHashPool(options);
  pools.push(made);
  return made;
};
afterAll(() => Promise.all(pools.map(({ close }) => close())));

describe("the hash of secrets", () => {
  it.each([
    ["test", 1, "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
    ["test", 2, "7b3d979ca8330a94fa7e9e1b466d8b99e0bcdea1ec90596c0dcc8d7ef6b4300c"],
    ["test", 5000, "2f327ef967ade1ebf4319163f7debbda9cc17bb0c8c834b00b30ca1cf1c256ee"],
    ["a".repeat(36), 5000, "f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f"],
    ["203.0.113.7pepper", 5000, "60db61cc4b5ad9c9319ec26d62d4aa0823369d8ec0a0e857a8fd972ce12c74d6"],
  ])("of %s after %i rounds", (text, rounds, expected) => {
    expect(hashRounds(text, rounds)).toBe(expected);
  });

  it("is the same from the pool, computed and cached", async () => {
    const { hash } = pool();
    const expected = hashRounds("somebody");
    expect([await hash("somebody"), await hash("somebody")]).toEqual([expected, expected]);
  });

  it("is computed once for concurrent equal secrets", async () => {
    const { hash, waiting } = pool({ threads: 1 });
    const together = Promise.all(Array.from({ length: 500 }, () => hash("one")));
    expect(waiting()).toBeLessThanOrEqual(1);
    expect(new Set(await together).size).toBe(1);
  });

  it("is refused when too many wait", async () => {
    const { hash } = pool({ threads: 1, maxQueue: 5 });
    const settled = await Promise.allSettled(Array.from({ length: 50 }, (_, i) => hash(`user ${i}`)));
    const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ code: "overloaded", status: 503, retryAfter: 2 });
    expect(await hash("user 49")).toBe(hashRounds("user 49"));
  });

  it("is refused to those of whom many wait before it is to others", async () => {
    const { hash, waiting } = pool({ threads: 1, maxQueue: 8 });
    const settled = Promise.allSettled([
      ...Array.from({ length: 50 }, (_, i) => hash(`flood ${i}`, "192.0.2.1")),
      ...Array.from({ length: 2 }, (_, i) => hash(`other ${i}`, "192.0.2.2")),
      hash("flood", "192.0.2.1"),
      hash("too late"),
    ]);
    expect(waiting()).toBe(10); // and one in the thread
    const isDone = (await settled).map(({ status }) => status === "fulfilled");
    expect(isDone.slice(0, 50).filter(Boolean)).toHaveLength(9);
    expect(isDone.slice(50)).toEqual([true, true, false, false]);
    // They count only as long as they wait.
    const again = Array.from({ length: 9 }, (_, i) => hash(`flood again ${i}`, "192.0.2.1"));
    expect((await Promise.all(again)).length).toBe(9);
  });

  it("is refused to one address only when all slots but those of others are taken", async () => {
    const { hash } = pool({ threads: 1, maxQueue: 8 });
    const settled = await Promise.allSettled(Array.from({ length: 50 }, (_, i) => hash(`user ${i}`, "192.0.2.1")));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
  });

  it("does not block the event loop", async () => {
    const { hash } = pool();
    await hash("warm");
    const hashed = Promise.all(Array.from({ length: 200 }, (_, i) => hash(`somebody ${i}`))).then(() => "hashed");
    const turned = new Promise((resolve) => setImmediate(resolve, "turned"));
    // 200 hashes on the event loop would be ready before its next turn.
    expect(await Promise.race([hashed, turned])).toBe("turned");
    expect(await hashed).toBe("hashed");
  });
});
